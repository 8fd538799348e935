import { beard, bust, dot, each, face, GOLD, neck, type Pair, path, portrait, ROSY, shortHair } from "../grammar";

const HAIR: Pair = ["#8a5426", "#5f3616"];

/** A brown beard, an open crown with a red cap, ermine on a blue cloak. */
export default portrait(4, [
  path(HAIR[1], "M38 46Q32 72 38 88H82Q88 72 82 46z"),
  neck(ROSY),
  bust(["#3568b0", "#214680"]),
  path("#fbf5e6", "M26 97Q40 86 50 86Q60 98 70 86Q80 86 94 97L90 108Q60 120 30 108z"),
  path("#d9cdb8", "M70 86Q80 86 94 97L90 108Q78 113 66 114Q76 98 70 86z"),
  each([[36, 101], [45, 107], [75, 107], [84, 101], [47, 96], [73, 96]] as const, ([x, y]) => path("#3b2a1d", `M${x} ${y}l1.4 4.4h-2.8z`)),
  face(ROSY, { jaw: "square", brows: "stern", hair: HAIR[1], bushy: 2.6, iris: "#3b6ea5" }),
  beard(HAIR, 96),
  shortHair(HAIR),
  path("#b8322c", "M41 34Q60 14 79 34z"),
  path(GOLD[0], "M38 42L36 21L47 30L60 14L73 30L84 21L82 42Q60 36 38 42z"),
  path(GOLD[1], "M60 14L73 30L84 21L82 42Q73 39.5 64 39z"),
  path("#fff0b0", "M38 42Q60 36 82 42v-4Q60 32 38 38z"),
  each([[36, 20], [60, 13.5], [84, 20]] as const, ([x, y]) => dot(GOLD[0], x, y, 3)),
  dot("#c8352c", 60, 31, 3.4),
  each([47, 73], (x) => dot("#3d74b8", x, 34.5, 2.4)),
]);
