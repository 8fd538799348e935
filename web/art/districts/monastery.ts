import { arch, arches, cross, cypress, door, each, gable, GOLD, hip, line, PALE, path, PLASTER, rect, scene, STONE, wall } from "../grammar";

export default scene("religious", (roof) => [
  cypress(30, 57, 29),
  cypress(40, 57, 24),
  cypress(90, 57, 29),
  wall(58, 36, 18, 20),
  gable(58, 36, 18, 12, roof),
  arch(63, 38, 8, 12, "#5d83b8"),
  path(GOLD[1], "M64 48q0-7 3-7t3 7z"),
  cross(67, 24),
  wall(18, 54, 84, 22),
  hip(18, 54, 84, 12, roof, 6),
  arches([22, 34, 46, 58, 70, 82], 60, 9, 16, "#3d4f72"),
  each([26, 50, 74], (x) => line(PALE, 1.4, `M${x + 0.5} 65v8M${x - 2} 67.6h5`)),
  wall(12, 70, 96, 8, STONE),
  rect(PLASTER[0], 54, 66, 14, 12),
  door(56, 67, 10, 11),
], { light: 88 });
