import { columns, cypress, dot, faint, flame, GOLD, LIT, MARBLE, path, pediment, rect, scene, steps, STONE } from "../grammar";

export default scene("religious", (roof) => [
  rect("#5d83b8", 34, 42, 52, 28),
  faint(0.45, dot(LIT, 60, 57, 11)),
  columns([30, 43, 72, 85], 40, 31, 6, MARBLE),
  pediment(26, 41, 68, 18, roof),
  dot(GOLD[0], 60, 32, 3.4),
  steps(26, 70, 68, 4, MARBLE),
  path(STONE[0], "M54 61h12l-2 9h-8z"),
  path(STONE[1], "M61 61h5l-2 9h-3z"),
  flame(60, 61, 1.2),
  cypress(14, 77, 26),
  cypress(106, 77, 26),
], { light: 36 });
