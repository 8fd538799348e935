import { arch, at, chimney, dot, each, faint, FIRE, flame, hip, path, rect, scene, SLATE, smoke, STONE, twinkle, wall, WOOD } from "../grammar";

export default scene("unique", (roof) => [
  chimney(26, 14, 12, 40, SLATE),
  smoke(33, 10, 1, "#e6dcef"),
  wall(22, 48, 62, 28, STONE),
  hip(22, 48, 62, 18, roof, 10),
  faint(0.35, dot(FIRE, 44, 64, 17)),
  arch(33, 52, 22, 24, "#5a1f12", SLATE),
  flame(44, 76, 1.7),
  flame(38, 76, 0.9),
  flame(50, 76, 0.9),
  at(-9, 2, 1, [
  path("#6e4a29", "M82 76l1-7h16l1 7z"),
  path("#3a3542", "M70 58h36q-3 6-11 6v4h3v3H84v-3h3v-4q-4 0-6-3q-8 0-11-3z"),
  path("#6c6678", "M70 58h36q-.5 1.2-1.4 2.2H75q-3-.6-5-2.2z"),
  rect(FIRE, 86, 55.6, 14, 2.4),
  at(96, 42, 1, [rect(WOOD[0], -1.3, 0, 2.6, 16), rect("#8d8597", -7, -5, 14, 7), rect("#6c6678", 1, -5, 6, 7)], 40),
  each([[88, 48], [96, 52], [84, 52], [102, 48]] as const, ([x, y]) => twinkle(x, y, 2.6)),
  ]),
], { light: 62, ground: "paving" });
