import { arch, barrel, crate, hip, INK, line, rect, scene, sea, ship, wall, WOOD } from "../grammar";

export default scene("trade", (roof) => [
  sea(62),
  wall(14, 44, 28, 20, WOOD),
  hip(14, 44, 28, 12, roof, 8),
  line("#5e3d20", 0.9, "M18 45v18M26 45v18M34 45v18"),
  arch(22, 52, 10, 12),
  ship(80, 70, 0.95),
  rect("#9a6d3f", 8, 64, 62, 4),
  rect("#6e4a29", 8, 67, 62, 1.6),
  line("#6e4a29", 3, "M15 68v14M33 68v14M51 68v14M66 68v14"),
  line("#6e4a29", 2.8, "M50 64V24M50 28h22M50 40l12-12"),
  line(INK, 0.9, "M71 28v16"),
  crate(66, 44, 9),
  barrel(40, 55, 6, 9),
  crate(54, 55, 9),
], { ground: "none", light: 100 });
