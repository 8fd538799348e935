import { at, bust, dot, each, face, FAIR, fist, line, neck, type Pair, path, portrait, rect, times } from "../grammar";

const WIG: Pair = ["#f4efe4", "#c9c0b2"];
const ROBE: Pair = ["#9c2b2b", "#681819"];
const curls = (x: number, paint: string) => times(6, (i) => dot(paint, x, 45 + i * 9.5, 7.5));

/** An old judge in a long wig and a red robe, with a sealed warrant. */
export default portrait(1, [
  path(WIG[1], "M34 44Q34 20 60 20Q86 20 86 44V94H34z"),
  neck(FAIR),
  bust(ROBE),
  path("#fffdf6", "M52 88h7v20l-8-2zM61 88h7l2 18-8 2z"),
  face(FAIR, { jaw: "long", brows: "stern", hair: "#b5aa9b", bushy: 2.8, iris: "#4c6a86", nose: "straight", mouth: "grim", open: 0.7, old: true, turned: true }),
  path(WIG[0], "M38 56Q32 20 60 19Q88 20 82 56Q80 44 72 40Q60 34 48 40Q40 44 38 56z"),
  path(WIG[1], "M64 19Q88 22 82 56Q80 44 72 40Q70 28 64 19z"),
  curls(36, WIG[0]),
  curls(84, WIG[1]),
  line("#b0a595", 1.3, times(6, (i) => `M32 ${46 + i * 9.5}q4 4 8 0M80 ${46 + i * 9.5}q4 4 8 0`) + "M46 30q14-8 28 0"),
  at(94, 92, 1, [
    rect("#fbeecb", -8, -34, 16, 40),
    rect("#dcc48e", 3, -34, 5, 40),
    path("#c9ad74", "M-10-34q0-4 4-4h13q4 0 4 4t-4 4H-6q-4 0-4-4z"),
    line("#8d7648", 1.2, "M-5-25h8M-5-20h8M-5-15h6"),
    each([0], () => dot("#c0302b", 0, -9, 4) + dot("#e2655c", -1, -10, 1.4)),
  ], 10),
  fist(91, 101, FAIR, ROBE),
]);
