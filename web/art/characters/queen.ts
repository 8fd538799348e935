import { bust, dot, each, face, FAIR, fist, GOLD, line, neck, type Pair, path, portrait } from "../grammar";

const HAIR: Pair = ["#b5532a", "#813414"];
const GOWN: Pair = ["#2c7a68", "#1a5347"];

/** A proud redhead in pearls before a standing collar of lace, with a rose. */
export default portrait(9, [
  path("#fffaf0", "M60 96Q40 88 24 92Q14 66 26 40Q42 52 60 60Q78 52 94 40Q106 66 96 92Q80 88 60 96z", 0.95),
  line("#c9b9c8", 1.4, "M56 92Q40 70 27 44M54 92Q34 78 20 62M54 93Q36 86 22 84M64 92Q80 70 93 44M66 92Q86 78 100 62M66 93Q84 86 98 84"),
  each([[26, 40], [19, 56], [18, 74], [24, 91], [94, 40], [101, 56], [102, 74], [96, 91]] as const, ([x, y]) => dot("#fffaf0", x, y, 4)),
  dot(HAIR[0], 42, 38, 14),
  dot(HAIR[1], 78, 38, 14),
  path(HAIR[0], "M30 42Q32 62 42 64H60V42z"),
  path(HAIR[1], "M90 42Q88 62 78 64H60V42z"),
  neck(FAIR, 7.5),
  bust(GOWN, 38),
  path(FAIR[0], "M45 90Q52 84 53 84H67Q68 84 75 90Q70 102 60 103Q50 102 45 90z"),
  path(FAIR[1], "M63 90L67 84Q68 84 75 90Q70 102 60 103Q70 98 63 90z", 0.7),
  each([[50, 91], [54, 94.5], [60, 96], [66, 94.5], [70, 91]] as const, ([x, y]) => dot("#fffaf0", x, y, 2.4)),
  path("#d02f58", "M60 107q-5-4-3-7q2-1.5 3 1q1-2.5 3-1q2 3-3 7z"),
  face(FAIR, { jaw: "heart", brows: "raised", hair: HAIR[1], bushy: 1.6, iris: "#3f8a6a", open: 0.85, look: -0.3, mouth: "calm", lips: "#c02a4a", nose: "small", lashes: true }),
  path(HAIR[0], "M41 60Q30 44 42 34Q52 30 60 40Q58 46 48 46Q43 52 41 60z"),
  path(HAIR[1], "M79 60Q90 44 78 34Q68 30 60 40Q62 46 72 46Q77 52 79 60z"),
  each([40, 80], (x) => dot("#fffaf0", x, 68, 2.6)),
  path("#8d2450", "M46 30Q60 16 74 30z"),
  path(GOLD[0], "M44 34L41 17L50 24L54 12L60 22L66 12L70 24L79 17L76 34Q60 28 44 34z"),
  path(GOLD[1], "M60 22L66 12L70 24L79 17L76 34Q70 31.5 63 31z"),
  each([[41, 16], [54, 11.5], [66, 11.5], [79, 16]] as const, ([x, y]) => dot("#fffaf0", x, y, 2.6)),
  dot("#d02f58", 60, 27, 2.8),
  line("#3f7a3a", 2.4, "M96 112L98 78"),
  path("#4f8a3c", "M97 88q8-6 12 0q-6 5-12 2z"),
  dot("#d02f58", 98, 70, 9),
  path("#9a1c3e", "M98 61a9 9 0 0 1 0 18q8-6 0-18z"),
  line("#ff8aa4", 1.6, "M93 69q2-5 6-4q4 2 1 5q-3 1-3-1"),
  fist(96, 98, FAIR, GOWN),
]);
