import { BRICK, chimney, crate, door, gear, GOLD, line, PALE, pane, path, rect, scene, SLATE, smoke, wall } from "../grammar";

export default scene("unique", (roof) => [
  chimney(66, 14, 9, 40, BRICK),
  smoke(71, 10, 0.9, "#d9cfe6"),
  chimney(82, 22, 9, 34, BRICK),
  smoke(87, 18, 0.9, "#d9cfe6"),
  wall(22, 50, 76, 26, BRICK),
  path(roof[0], "M22 50V36l14 14V36l14 14V36l14 14z"),
  line(PALE, 1.5, "M22 37v12M36 37v12M50 37v12"),
  rect("#8d5138", 20, 50, 80, 2.5),
  pane(26, 56, 10, 9),
  gear(53, 64, 10, GOLD),
  gear(70, 59, 6.5, SLATE),
  door(81, 60, 11, 16),
  crate(66, 69, 8),
], { light: 32, ground: "paving" });
