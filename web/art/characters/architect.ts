import { at, bust, dot, face, fist, GOLD, line, neck, type Pair, path, portrait, rect, TANNED } from "../grammar";

const HAIR: Pair = ["#4d3020", "#301c11"];
const DRESS: Pair = ["#2f6f86", "#1c4a5c"];
const LINEN: Pair = ["#fbf3e0", "#d6c6a4"];

/** A builder with her hair tied up in linen, a pencil behind the ear, and large compasses. */
export default portrait(7, [
  dot(HAIR[0], 78, 28, 11),
  dot(HAIR[1], 81, 30, 8),
  at(26, 88, 1, [rect("#f5ecd2", -6, -30, 12, 52), rect("#d3c190", 2, -30, 4, 52), line("#4a7fa8", 1.2, "M-4-18h5M-4-12h5M-4-6h5")], -18),
  neck(TANNED, 8),
  bust(DRESS, 40),
  path(LINEN[0], "M48 86Q60 104 72 86L76 91Q60 112 44 91z"),
  face(TANNED, { jaw: "oval", brows: "calm", hair: HAIR[0], iris: "#4a6a3a", look: 0.8, mouth: "calm", lips: "#b0504a", nose: "straight", lashes: true }),
  path(HAIR[0], "M40 60Q34 30 60 26Q86 30 80 60Q80 46 72 40Q58 42 48 40Q42 48 40 60z"),
  path(HAIR[1], "M66 27Q86 32 80 60Q80 46 72 40Q72 32 66 27z"),
  path(LINEN[0], "M38 42Q44 24 62 23Q80 24 83 44Q72 32 60 33Q48 32 38 42z"),
  path(LINEN[1], "M66 23.5Q80 26 83 44Q76 36 68 34Q70 28 66 23.5z"),
  path(LINEN[0], "M79 38q8-6 12-2q-3 5-9 5q6 3 6 8q-6 0-10-7z"),
  line("#e0a63a", 3, "M35 57L48 46"),
  line("#3b2a1d", 3, "M48 46l1.5-1.2"),
  at(95, 88, 1, [
    line("#c9ced6", 4.4, "M0-40L-11-2M0-40L11-2"),
    line("#8d95a2", 2, "M1-38L12-2"),
    path("#3b2a1d", "M-13-3l4 1-4 12zM13-3l-4 1 4 12z"),
    line(GOLD[1], 2.4, "M-7-16q7 4 14 0"),
    dot(GOLD[0], 0, -41, 5),
    dot(GOLD[1], 0, -41, 2),
    line(GOLD[0], 3, "M0-46v-5"),
  ], 6),
  fist(96, 94, TANNED, DRESS),
]);
