import { at, bust, dot, each, face, FAIR, fist, line, neck, type Pair, path, portrait, rect } from "../grammar";

const HAIR: Pair = ["#3a2430", "#23141c"];
const DRESS: Pair = ["#5d2147", "#3d122e"];

/** A lady with one brow raised, in wine red and black, holding a letter that you know. */
export default portrait(2, [
  path(HAIR[1], "M40 60Q34 38 44 24Q60 6 78 22Q88 40 80 60z"),
  neck(FAIR, 7.5),
  bust(DRESS, 38),
  path(FAIR[0], "M44 90Q52 84 54 84H66Q68 84 76 90Q72 104 60 106Q48 104 44 90z"),
  path(FAIR[1], "M62 88L66 84Q68 84 76 90Q72 104 60 106Q72 98 62 88z", 0.7),
  line("#17101a", 3, "M52 89q8 6 16 0"),
  dot("#58b08a", 60, 94, 3),
  face(FAIR, { jaw: "heart", brows: "raised", hair: HAIR[1], iris: "#5b3a6a", open: 0.75, look: 0.7, mouth: "smirk", lips: "#c02a3c", nose: "small", lashes: true }),
  dot("#3a1a18", 50, 71, 0.9),
  path(HAIR[0], "M41 58Q34 30 50 18Q66 8 76 22Q88 36 79 58Q79 46 74 42Q60 46 50 38Q44 44 41 58z"),
  path(HAIR[1], "M66 14Q88 26 79 58Q79 46 74 42Q78 28 66 14z"),
  line("#6a4a5a", 1.4, "M47 34q2-10 10-14M52 37q4-10 14-15"),
  path("#17101a", "M41 46Q58 34 80 42L79 60Q60 68 41 60z", 0.16),
  line("#17101a", 0.7, "M42 56L60 39M47 62L72 39M57 64L79 45M67 64L80 54M42 48L58 64M50 43L70 64M60 40L78 60M70 39L80 49", 0.4),
  path("#1b1420", "M58 22Q60 10 76 10Q92 14 90 28Q74 34 58 22z"),
  path("#b23a34", "M86 26Q104 22 106 6Q92 6 82 20z"),
  line("#7d2420", 1.2, "M84 24Q96 18 103 9"),
  each([40.5, 79.5], (x) => dot("#f6cf5a", x, 68, 1.8)),
  at(94, 82, 1, [
    rect("#fff6df", -15, -13, 30, 21),
    path("#e5d2a8", "M-15 8L0-3L15 8z"),
    line("#b89a66", 1.2, "M-15-13L0 0L15-13"),
    dot("#c0302b", 0, 0, 4.2),
    dot("#e2655c", -1, -1.2, 1.4),
  ], -10),
  fist(96, 99, FAIR, DRESS),
]);
