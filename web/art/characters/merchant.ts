import { beard, bust, coin, dot, each, face, fist, GOLD, line, neck, type Pair, path, portrait, ROSY, spikes } from "../grammar";

const HAIR: Pair = ["#c9742c", "#94501a"];
const COAT: Pair = ["#8c2436", "#5e1422"];
const FUR: Pair = ["#d8bf98", "#a88a60"];

/** A stout, well-fed man in velvet and fur, with a purse that is full. */
export default portrait(6, [
  neck(ROSY, 12),
  bust(COAT, 47),
  path(FUR[0], "M30 120Q32 94 50 85L58 120z"),
  path(FUR[1], "M90 120Q88 94 70 85L62 120z"),
  line(GOLD[0], 3, "M44 96Q60 120 76 96"),
  face(ROSY, { jaw: "round", brows: "raised", hair: HAIR[1], bushy: 2.6, iris: "#3f7a52", mouth: "smile", nose: "broad" }),
  beard(HAIR, 92, 20.5),
  path("#fffaf0", "M53 75.5q5.5 3 10.5 0q-5-1-10.5 0z"),
  path(COAT[0], "M32 42Q26 22 52 18Q88 12 94 32Q94 40 86 44Q60 34 32 42z"),
  path(COAT[1], "M72 17Q92 18 94 32Q94 40 86 44Q78 41 70 39.5Q80 28 72 17z"),
  path(FUR[0], "M38 48Q60 34 82 48L83 41Q60 28 37 41z"),
  path(FUR[1], "M66 40Q76 42 82 48L83 41Q76 36 66 34z"),
  path(GOLD[0], spikes(46, 34, 8, 6, 4)),
  dot("#2f8f5a", 46, 34, 2.6),
  path("#f2ead2", "M46 30Q30 18 20 24Q28 34 46 34z"),
  path("#c99a52", "M84 92Q76 72 90 66L86 58H106L102 66Q114 74 106 94Q95 100 84 92z"),
  path("#99692c", "M98 96Q108 80 96 66H102Q114 74 106 94Q102 96 98 96z"),
  line("#7a4a20", 2.6, "M88 66h15"),
  each([[89, 57], [96, 54], [103, 57], [96, 60]] as const, ([x, y]) => coin(x, y, 4.4)),
  dot(GOLD[0], 94, 81, 5.5),
  line("#8a5c14", 1.8, "M94 78v6"),
  fist(95, 100, ROSY, COAT),
]);
