import { arch, barrel, BRICK, crate, dot, gable, INK, line, LIT, rect, sack, scene, wall, WOOD } from "../grammar";

export default scene("trade", (roof) => [
  wall(24, 40, 40, 36, BRICK),
  gable(24, 40, 40, 22, roof),
  line(INK, 1.8, "M44 24h28"),
  line(INK, 0.9, "M71 24v16"),
  sack(71, 52, 0.85),
  rect(INK, 38, 42, 12, 12),
  rect(LIT, 39.5, 43.5, 9, 10.5),
  rect(WOOD[1], 36, 54, 16, 2),
  dot(LIT, 44, 32, 3),
  arch(34, 60, 20, 16, "#6e4526"),
  line("#472b17", 1, "M44 60v16M34 68h20M38 62v14M50 62v14"),
  crate(66, 63, 13),
  crate(80, 63, 13),
  crate(73, 50, 13, ["#c99763", "#8d6238"]),
  barrel(96, 66),
  sack(62, 77, 0.7),
], { ground: "paving", light: 96 });
