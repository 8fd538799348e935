import { columns, dome, door, each, GOLD, lantern, MARBLE, pediment, rect, scene, steps, wall, win, wins } from "../grammar";

export default scene("noble", (roof) => [
  wall(16, 46, 88, 30),
  rect(MARBLE[0], 14, 44, 92, 3.5),
  wall(42, 34, 36, 12, MARBLE),
  dome(42, 35, 36, 21, roof),
  lantern(60, 15),
  each([18, 86], (x) => wall(x, 38, 16, 38) + dome(x, 38, 16, 11, roof) + lantern(x + 8, 28, GOLD, 0.7) + win(x + 5.5, 44) + win(x + 5.5, 60)),
  wins([46, 53, 62, 69], 37, 4, 7),
  columns([39, 47, 69, 77], 48, 28, 4, MARBLE),
  pediment(38, 49, 44, 10, roof),
  door(54, 56, 12, 20),
  steps(44, 76, 32, 3, MARBLE),
], { light: 96 });
