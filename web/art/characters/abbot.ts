import { bust, cross, dot, each, face, line, neck, type Pair, path, portrait, ROSY } from "../grammar";

const HAIR: Pair = ["#7b5130", "#543419"];
const HABIT: Pair = ["#7a5636", "#553a22"];
const BEADS = [[41, 101], [43, 107], [47, 112], [79, 101], [77, 107], [73, 112], [52, 116], [68, 116]] as const;

/** A round, merry monk with a tonsure, in a brown habit. */
export default portrait(5, [
  neck(ROSY, 12),
  bust(HABIT, 46),
  path(HABIT[1], "M28 98Q38 80 60 100Q82 80 92 98Q80 113 60 113Q40 113 28 98z"),
  path("#95704a", "M28 96Q40 82 60 100Q44 109 28 96z"),
  face(ROSY, { jaw: "round", brows: "kind", hair: HAIR[1], mouth: "smile", nose: "broad", open: 0.75, iris: "#4a3018" }),
  line(ROSY[1], 1.6, "M52 86.5q8 4 16-.5"),
  path(HAIR[0], "M38 60Q31 42 41 33Q50 43 60 42Q70 43 79 33Q89 42 82 60Q81 51 77 47Q60 53 43 47Q39 51 38 60z"),
  path(HAIR[1], "M70 41Q75 39 79 33Q89 42 82 60Q81 51 77 47Q72 48 70 41z"),
  path("#fff2df", "M50 34q6-4.5 12-2.5q-6 1-10 4.5z", 0.8),
  line("#a87a2a", 1, "M41 101Q44 116 60 119Q76 116 79 101"),
  each(BEADS, ([x, y]) => dot("#e2b95a", x, y, 2.4)),
  cross(60, 119, 1.6),
]);
