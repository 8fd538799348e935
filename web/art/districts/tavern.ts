import { at, barrel, BRICK, chimney, door, gable, GOLD, INK, line, PALE, pane, path, scene, smoke, STONE, wall } from "../grammar";

export default scene("trade", (roof) => [
  chimney(76, 18, 7, 20, BRICK),
  smoke(80, 14),
  wall(36, 58, 48, 18, STONE),
  wall(32, 42, 56, 17, ["#f3dfb3", "#d0ae74"]),
  gable(32, 42, 56, 24, roof, 4),
  line("#6b4423", 2, "M32 43h56M32 58.5h56M33 43v15M46 43v15M60 43v15M74 43v15M87 43v15M33 58l13-15M87 58l-13-15"),
  pane(56, 28, 8, 8),
  pane(49, 47, 8, 8),
  pane(63, 47, 8, 8),
  pane(40, 64, 8, 7),
  door(55, 61, 11, 15),
  barrel(72, 67),
  barrel(83, 67),
  at(8, 0, 1, [
    line(INK, 1.6, "M26 46H16"),
    line(INK, 0.8, "M20 46v4M28 46v4"),
    path(GOLD[0], "M18 50h12v14H18z"),
    line(GOLD[1], 1.8, "M30 53.5q5 0 5 3.5t-5 3.5"),
    path(PALE, "M17 51q0-4 3-3q3-3 5 0q4-2 6 2v2H17z"),
    line(GOLD[1], 1, "M22 54v8M26 54v8"),
  ]),
], { light: 98 });
