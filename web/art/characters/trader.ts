import { at, beard, BROWN, bust, dot, each, face, fist, GOLD, line, neck, type Pair, path, portrait } from "../grammar";

const SCARF: Pair = ["#f3e4c0", "#cdb384"];
const ROBE: Pair = ["#c8702a", "#914c17"];
const HAIR: Pair = ["#2a1b14", "#170d09"];
const pan = (x: number) => line("#5f4310", 1, `M${x} 64L${x - 7} 82M${x} 64L${x + 7} 82`) + path(GOLD[0], `M${x - 9} 82h18q-2 7-9 7t-9-7z`) + path(GOLD[1], `M${x + 2} 82h7q-2 7-9 7q3-3 2-7z`);

/** A man of the caravans in a striped headscarf, weighing with care. */
export default portrait(6, [
  path(SCARF[1], "M60 18Q90 20 88 54Q88 80 94 102H26Q32 80 32 54Q30 20 60 18z"),
  neck(BROWN),
  bust(ROBE, 44),
  face(BROWN, { jaw: "oval", brows: "calm", hair: HAIR[0], bushy: 2.8, iris: "#2a1b10", open: 0.85, look: 0.9, nose: "hooked", mouth: "calm" }),
  beard(HAIR, 88, 18),
  path(SCARF[0], "M60 17Q30 18 31 54Q31 84 22 104Q36 108 46 98Q36 78 40 54Q44 40 60 39Q76 40 80 54Q80 30 60 17z"),
  path(SCARF[1], "M60 17Q90 18 89 54Q89 84 98 104Q84 108 74 98Q84 78 80 54Q76 40 60 39Q68 28 60 17z"),
  line("#b8452f", 2.4, "M36 46Q34 76 28 102M84 46Q86 76 92 102"),
  line("#1f6a68", 1.8, "M40 42Q36 60 38 82M80 42Q84 60 82 82"),
  path("#2a1b14", "M34 42Q60 22 86 42L85 47Q60 29 35 47z"),
  line(GOLD[0], 1.4, "M40 41l2-4M49 36l1-4M60 34v-4M71 36l-1-4M80 41l-2-4"),
  line(GOLD[1], 3, "M97 92V60"),
  line(GOLD[0], 2.6, "M84 64Q97 58 110 64"),
  dot(GOLD[0], 97, 59, 3),
  at(0, 0, 1, [pan(85), pan(109)]),
  each([[82, 80], [87, 80]] as const, ([x, y]) => dot("#b23a34", x, y, 3)),
  fist(96, 100, BROWN, ROBE),
]);
