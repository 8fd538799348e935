import { arch, arches, cross, dome, each, gable, GOLD, LIT, MARBLE, rose, scene, steps, wall, wins } from "../grammar";

export default scene("unique", (roof) => [
  wall(20, 54, 80, 22, MARBLE),
  wall(28, 44, 64, 14, MARBLE),
  each([22, 82], (x) => wall(x, 42, 16, 14, MARBLE) + dome(x, 43, 16, 12, GOLD) + cross(x + 8, 32, 0.8)),
  wall(44, 32, 32, 14, MARBLE),
  dome(42, 33, 36, 23, GOLD),
  cross(60, 11, 1.2),
  wins([47, 54, 61, 68], 35, 4.5, 8),
  gable(44, 56, 32, 12, roof),
  arches([28, 38, 76, 86], 61, 7, 15, "#5b3f86"),
  arch(52, 59, 16, 17, "#3d2a5e"),
  rose(60, 52, 3.4),
  arch(56, 65, 8, 11, LIT),
  steps(46, 76, 28, 3, MARBLE),
], { light: 100, ground: "paving" });
