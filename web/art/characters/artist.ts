import { at, BROWN, bust, dot, each, face, fist, line, neck, type Pair, path, portrait } from "../grammar";

const HAIR: Pair = ["#33201a", "#1c100d"];
const SMOCK: Pair = ["#f1e7d2", "#c9b996"];
const BERET: Pair = ["#c8352c", "#8f1f1b"];
const CURLS = [[37, 50, 10], [34, 64, 10], [38, 78, 9], [83, 50, 10], [86, 64, 10], [82, 78, 9]] as const;

/** Black curls under a beret, paint on the cheek, a palette and a brush. */
export default portrait(9, [
  each(CURLS, ([x, y, r]) => dot(x < 60 ? HAIR[0] : HAIR[1], x, y, r)),
  neck(BROWN, 8),
  bust(SMOCK, 40),
  path("#2f8f8a", "M48 87Q60 104 72 87L70 98L78 108L64 102L60 106L56 102L42 108L50 98z"),
  face(BROWN, { jaw: "oval", brows: "raised", hair: HAIR[1], iris: "#4a2c14", open: 1.05, look: 0.5, mouth: "smile", lips: "#a8444a", nose: "small", lashes: true, turned: true }),
  line("#3fa0d0", 3, "M44.5 68l6 2.5"),
  line("#f4d04a", 2, "M45 71.5l4 1"),
  each([[45, 42, 7], [54, 39, 6], [66, 40, 6], [75, 44, 7]] as const, ([x, y, r]) => dot(x < 65 ? HAIR[0] : HAIR[1], x, y, r)),
  path(BERET[0], "M36 42Q20 36 28 24Q44 10 74 16Q92 22 86 40Q60 28 36 42z"),
  path(BERET[1], "M70 15.5Q92 20 86 40Q78 35 68 34Q78 24 70 15.5z"),
  line(BERET[1], 3, "M36 42Q60 28 86 40"),
  line(BERET[1], 3, "M57 14v-2.5"),
  line("#ee8072", 1.8, "M36 28Q44 20 54 18.5"),
  at(87, 92, 1, [
    line("#8a5a2c", 2.6, "M-6 18L6-44"),
    line("#d9d3c8", 3, "M5.5-40l1-5"),
    path("#3fa0d0", "M4-45h5q1-6-1.5-12q-4 5-3.5 12z"),
  ], 6),
  fist(87, 96, BROWN, SMOCK),
  path("#c99a5c", "M8 96Q10 82 30 82Q50 84 52 98Q52 106 44 106Q40 108 42 114Q38 122 26 120Q8 116 8 96z"),
  path("#99703a", "M8 100Q14 116 42 114Q38 122 26 120Q8 116 8 100z"),
  each([[18, 96, "#c8352c"], [28, 90, "#f4d04a"], [39, 92, "#3fa0d0"], [44, 100, "#fffaf0"], [19, 107, "#3f9a5a"]] as const, ([x, y, paint]) => dot(paint, x, y, 4)),
  dot("#4d1d48", 31, 108, 4),
]);
