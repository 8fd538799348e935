import { cross, door, GOLD, hip, INK, path, rect, scene, spire, tree, wall, wins } from "../grammar";

export default scene("religious", (roof) => [
  wall(46, 50, 46, 26),
  hip(46, 50, 46, 18, roof, 8),
  wall(28, 36, 20, 40),
  spire(28, 36, 20, 25, roof),
  cross(38, 12),
  rect(INK, 34, 39, 8, 8),
  path(GOLD[0], "M35.5 46q0-6 2.5-6t2.5 6z"),
  wins([55, 66, 77], 56, 5, 11),
  door(33, 59, 10, 17),
  tree(103, 77, 1.1),
]);
