import { columns, dome, faint, GOLD, line, MARBLE, path, pediment, rect, scene, steps, wall, wins } from "../grammar";

export default scene("unique", (roof) => [
  wall(16, 54, 88, 18, MARBLE),
  rect(MARBLE[1], 14, 52, 92, 2.4),
  wins([20, 28, 87, 95], 58, 5, 9),
  wall(44, 32, 32, 16, MARBLE),
  columns([44, 51, 58, 65, 72], 31, 15, 3, MARBLE),
  rect(MARBLE[0], 41, 29, 38, 3),
  dome(43, 30, 34, 19, roof),
  rect(MARBLE[0], 57.5, 9, 5, 4),
  path(GOLD[0], "M58 9q-1-4 1-5.5a1.5 1.5 0 1 1 2 0q2 1.5 1 5.5z"),
  line(GOLD[0], 1.2, "M62 6l3-5"),
  columns([37, 46, 55, 61, 70, 79], 52, 22, 4, MARBLE),
  faint(0.5, rect("#4b3178", 51, 55, 3, 19), rect("#4b3178", 66, 55, 3, 19)),
  pediment(34, 53, 52, 12, roof),
  steps(34, 73, 52, 4, MARBLE),
], { light: 24 });
