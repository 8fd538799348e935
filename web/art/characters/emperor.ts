import { at, bust, dot, each, face, fist, GOLD, line, neck, type Pair, path, portrait, rect, TANNED } from "../grammar";

const BEARD: Pair = ["#e9e4da", "#b3aa9e"];
const ROBE: Pair = ["#6a2c8c", "#451a60"];

/** A white forked beard, a closed crown with hanging pearls, purple, and the orb. */
export default portrait(4, [
  path(BEARD[1], "M38 44Q34 70 38 86H82Q86 70 82 44z"),
  neck(TANNED),
  bust(ROBE, 44),
  path(GOLD[0], "M36 92Q60 116 84 92L88 98Q60 126 32 98z"),
  path(GOLD[1], "M64 107Q76 102 84 92L88 98Q78 110 64 115z"),
  rect(GOLD[0], 55, 108, 10, 12),
  face(TANNED, { jaw: "long", brows: "stern", hair: BEARD[1], bushy: 3, iris: "#3a2a1a", nose: "hooked", open: 0.75, look: 0.4, old: true }),
  path(BEARD[0], "M42 60Q40 80 44 92Q48 106 54 108Q57 100 60 96Q63 100 66 108Q72 106 76 92Q80 80 78 60Q76 70 68 70Q58 66 50 70Q44 70 42 60z"),
  path(BEARD[1], "M78 60Q80 80 76 92Q72 106 66 108Q63 100 60 96Q72 84 68 70Q76 70 78 60z"),
  path("#7a3028", "M53 76q5.5 4 11 0q-5.5-1.5-11 0z"),
  path("#8d2434", "M40 38Q38 12 60 10Q82 12 80 38z"),
  path("#641622", "M64 10.5Q82 14 80 38H66Q70 22 64 10.5z"),
  path(GOLD[0], "M57 38V11h6v27zM40 37Q37 16 56 12Q45 20 46 37zM80 37Q83 16 64 12Q75 20 74 37z"),
  path(GOLD[0], "M36 46Q60 36 84 46V35Q60 25 36 35z"),
  path(GOLD[1], "M66 37.5Q76 40 84 46V35Q76 30 66 28z"),
  each([[44, 38, "#3d74b8"], [60, 33.5, "#c8352c"], [76, 38, "#2f8f5a"]] as const, ([x, y, paint]) => dot(paint, x, y, 3)),
  line(GOLD[0], 2, "M60 12V2M56.5 5h7"),
  each([37, 83], (x) => line(GOLD[1], 1.2, `M${x} 46v18`) + each([52, 58, 64], (y) => dot("#fff8ea", x, y, 2.2))),
  at(93, 84, 1, [dot(GOLD[0], 0, 0, 10), path(GOLD[1], "M0-10a10 10 0 0 1 0 20q10-10 0-20z"), line("#8a5c14", 1.6, "M-10 0q10 4 20 0M0-10v5"), line(GOLD[0], 2.4, "M0-10v-9M-4-15h8")]),
  fist(93, 100, TANNED, ROBE),
]);
