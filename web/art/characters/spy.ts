import { at, bust, dot, face, faint, FAIR, fist, line, neck, type Pair, path, portrait } from "../grammar";

const COAT: Pair = ["#3f4a63", "#283048"];
const HAT: Pair = ["#5a4632", "#3a2c1e"];

/** A brim drawn low, a collar turned up, an eye behind a glass. */
export default portrait(2, [
  neck(FAIR),
  bust(COAT, 44),
  face(FAIR, { jaw: "long", brows: "raised", hair: "#38281b", iris: "#3d8a5a", look: -0.4, open: 0.8 }),
  path(COAT[0], "M32 100L36 66Q48 80 62 84L60 116z"),
  path(COAT[1], "M88 100L84 66Q72 80 60 84L64 112z"),
  line("#5d6a86", 1.4, "M36 66Q48 80 60 84"),
  path("#20160f", "M40 50Q60 44 80 50L79 54Q60 48 41 55z", 0.35),
  path(HAT[0], "M40 44Q40 18 54 20Q60 26 68 19Q82 20 82 42z"),
  path(HAT[1], "M64 24Q66 20 68 19Q82 20 82 42L66 43Q68 32 64 24z"),
  path("#8f2f2a", "M39.5 38Q60 30 82 36V43Q60 38 39.5 46z"),
  path(HAT[0], "M16 56Q34 38 60 40Q92 38 106 44Q92 52 60 48Q36 48 16 56z"),
  path(HAT[1], "M60 44Q92 42 106 44Q92 52 60 48Q36 48 16 56Q36 44 60 44z"),
  at(46, 60, 1, [
    line("#7d5430", 4.5, "M-9 10L-20 28"),
    dot("#d8a73f", 0, 0, 14),
    dot("#e8f4f2", 0, 0, 11.5),
    faint(0.9, path("#fffaf0", "M-9.5.5Q0-11 9.5.5Q0 9-9.5.5z")),
    dot("#3d8a5a", -0.5, -0.5, 5),
    dot("#1d1410", -0.5, -0.5, 2.6),
    dot("#fff", -2, -2.4, 1.5),
    line("#2c1a12", 1.8, "M-9.5.5Q0-11 9.5.5"),
  ]),
  fist(25, 94, FAIR, COAT, 30),
]);
