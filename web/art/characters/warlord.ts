import { at, beard, bust, dot, each, face, fist, line, mirror, neck, type Pair, path, portrait, ROSY } from "../grammar";

const BEARD: Pair = ["#b8481f", "#842c10"];
const IRON: Pair = ["#aab0ba", "#6d7480"];
const FUR: Pair = ["#6b5138", "#483422"];
const HORN = path("#f4ead2", "M43 41Q21 45 19 30Q18 20 26 14Q25 26 31 28Q38 29 45 26z") + path("#cbb98f", "M43 41Q21 45 19 30Q18 24 21 19Q20 33 30 35Q38 37 44 34z");

/** Horns, a scar, a braided red beard and an axe. */
export default portrait(8, [
  neck(ROSY, 13),
  bust(["#5b4636", "#3d2e22"], 48),
  path(FUR[0], "M14 112Q12 94 30 90Q44 82 54 88L50 100L44 96L40 106L32 100L26 112z"),
  path(FUR[1], "M106 112Q108 94 90 90Q76 82 66 88L70 100L76 96L80 106L88 100L94 112z"),
  face(ROSY, { jaw: "square", brows: "angry", hair: BEARD[1], bushy: 4, iris: "#3d6a8a", open: 0.75, nose: "broad", mouth: "grim" }),
  line("#a8402c", 1.8, "M68 46L73 68"),
  beard(BEARD, 100, 21),
  each([[52, 98], [66, 98]] as const, ([x, y]) => path(BEARD[x < 60 ? 0 : 1], `M${x - 5} ${y - 6}q5 22 5 22q6-10 5-22z`) + line("#e2b95a", 2.4, `M${x - 3} ${y + 5}h6`)),
  HORN,
  mirror(60, HORN),
  path(IRON[0], "M38 48Q34 16 60 15Q86 16 82 48Q72 42 64 43L62 66Q59 70 57 66L55 43Q46 42 38 48z"),
  path(IRON[1], "M66 15.5Q86 18 82 48Q72 42 64 43L62 66Q60 69 59.5 68V40Q74 34 66 15.5z"),
  path("#d8a73f", "M37 48Q60 34 83 48V41Q60 27 37 41z"),
  each([42, 51, 69, 78], (x) => dot("#8a5c14", x, x < 60 ? 41.5 - (x - 42) * 0.4 : 38 + (x - 69) * 0.4, 1.5)),
  line("#dfe3e8", 2, "M46 30Q48 22 55 19"),
  at(97, 96, 1, [
    line("#6b4526", 4.6, "M0 24V-52"),
    path("#aab0ba", "M0-44H-8Q-13-52-17-53Q-24-40-17-22Q-13-25-8-32H0z"),
    path("#e6eaef", "M-15-49q-1-3-2-4q-7 13 0 31q1-1 2-3q-5-12 0-24z"),
    path("#7c8490", "M-2-46h8v16h-8z"),
    path("#aab0ba", "M6-43L13-38L6-33z"),
  ], 6),
  fist(95, 99, ROSY, FUR),
]);
