import { at, bush, dome, door, dot, each, GOLD, line, path, PLASTER, rect, scene, twinkle, wall, wins } from "../grammar";

export default scene("unique", (roof) => [
  wall(38, 48, 44, 28),
  rect(PLASTER[1], 35, 46, 50, 3.5),
  dome(36, 47, 48, 28, roof),
  path("#2a1a45", "M58 44Q60 26 66 21l9 6q-6 6-7 17z"),
  at(66, 34, 1, [
    path("#4b3a2b", "M-5-4h30v8H-5z"), path("#6d5540", "M-5-4h30v3H-5z"), rect(GOLD[0], 25, -5.5, 4, 11), rect(GOLD[1], 6, -4.5, 2.5, 9), rect(GOLD[0], -9, -2.5, 4, 5),
  ], -42),
  wins([45, 70], 54, 5, 10),
  door(55, 60, 10, 16),
  twinkle(98, 12, 4.5, "#fff"),
  twinkle(24, 26, 3, "#fff"),
  twinkle(44, 10, 2.6, "#fff"),
  line("#fff", 0.6, "M18 12L28 18L36 10L44 16"),
  each([[18, 12], [28, 18], [36, 10]] as const, ([x, y]) => dot("#fff", x, y, 1.2)),
  bush(32, 77),
  bush(89, 77),
], { light: 0 });
