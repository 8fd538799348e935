import { arch, coins, dot, DUSK, faint, FIRE, GOLD, INK, lamp, line, LIT, path, rect, scene, wins } from "../grammar";

export default scene("unique", (roof) => [
  path(DUSK[0], "M16 77V34l30-4v47z"),
  path(DUSK[1], "M104 77V30l-32 4v43z"),
  path(roof[1], "M10 36L32 14l18 18z"),
  path("#3b2160", "M110 32L88 10 68 36z"),
  rect("#3a2b4d", 44, 30, 30, 47),
  line("#2a1a3f", 1.2, "M44 40h30M44 52h8M66 52h8"),
  arch(44, 40, 32, 37, "#150c20", DUSK),
  faint(0.22, dot(FIRE, 86, 46, 16)),
  path("#33254a", "M46 77q0-14 6-18q-1-14 8-16q9 2 8 16q6 4 6 18z"),
  path("#150c20", "M54 60q-1-12 6-14q7 2 6 14q-6 4-12 0z"),
  path(LIT, "M55.5 54l4 1.6-3.5 1zM64.5 54l-4 1.6 3.5 1z"),
  path("#e6e4ee", "M70 58l3-10 1 .4-1.5 10.6z"),
  line(GOLD[1], 1.6, "M68.5 58.5l5.5 1"),
  line(INK, 1.2, "M82 36h8M86 36v5"),
  lamp(86, 45, 2.8, "#ffb84d"),
  wins([24], 48, 6, 9, "#f0b04a"),
  path("#d9b77c", "M22 77q-3-8 3-10l-1.5-3h7l-1.5 3q6 2 3 10z"),
  coins([[36, 76], [40, 78], [33, 79], [82, 78]], 2.2),
  path("#150c20", "M90 60h10v8H90z"),
  path(LIT, "M92 63l2.4 1-2 .6zM98 63l-2.4 1 2 .6z"),
], { light: 58, ground: "paving" });
