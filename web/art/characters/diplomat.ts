import { bust, dot, face, FAIR, GOLD, line, moustache, type Pair, palm, path, portrait, times } from "../grammar";

const HAIR: Pair = ["#8f8577", "#655c50"];
const DOUBLET: Pair = ["#2b3a5e", "#1a253f"];

/** A courteous man in a great ruff, with a dove on his hand. */
export default portrait(8, [
  bust(DOUBLET, 42, 90),
  line(GOLD[0], 2.6, "M40 100Q60 122 80 100"),
  path("#d8d2c6", "M20 88Q20 74 60 72Q100 74 100 88Q98 104 60 104Q22 104 20 88z"),
  path("#fffdf6", "M20 86Q20 72 60 70Q100 72 100 86Q97 100 60 100Q23 100 20 86z"),
  line("#c9c2b4", 1.6, times(11, (i) => { const a = (i - 5) * 0.27; return `M${60 + 19 * Math.sin(a)} ${81 + 5 * Math.cos(a)}L${60 + 39 * Math.sin(a)} ${84 + 15 * Math.cos(a)}`; })),
  face(FAIR, { jaw: "long", brows: "kind", hair: HAIR[1], iris: "#4a7aa0", open: 0.8, look: 0.8, mouth: "smile", nose: "straight" }),
  path(HAIR[0], "M53 80q5-1.5 10 0q1 8-5 14q-6-6-5-14z"),
  path(HAIR[1], "M58 79.5q3 0 5 .5q1 8-5 14q3-8 0-14.5z"),
  moustache(HAIR),
  path(HAIR[0], "M42 60Q36 40 48 34H72Q84 40 78 60Q78 48 72 43Q58 46 48 43Q43 48 42 60z"),
  path(DOUBLET[0], "M42 38L44 14Q60 8 76 14L78 38Q60 30 42 38z"),
  path(DOUBLET[1], "M66 11Q72 12 76 14L78 38Q72 35 66 34z"),
  path(GOLD[0], "M41 40Q60 29 79 40V34Q60 23 41 34z"),
  path(DOUBLET[0], "M30 44Q60 26 90 44Q60 36 30 44z"),
  path("#f4f0e6", "M48 30Q30 24 30 4Q46 8 52 28z"),
  line("#c4bcae", 1.3, "M50 28Q40 22 33 8"),
  palm(98, 98, FAIR, DOUBLET),
  path("#ffffff", "M86 82Q84 74 91 73Q96 74 96 80Q100 70 112 64Q114 78 106 88Q112 90 114 96Q104 98 96 95Q86 93 86 82z"),
  path("#d3d6e2", "M96 86Q108 84 112 64Q114 78 106 88Q112 90 114 96Q104 98 96 95Q90 93.5 88 89Q92 90 96 86z"),
  path("#e8a33a", "M87 77l-5 2 5 1.5z"),
  dot("#23160f", 90, 77, 1.1),
  line("#4f8a3c", 1.4, "M83 79q-4 2-5 7"),
  path("#5f9a48", "M80 82q-5-2-6 2q4 2 6-2zM79 85q3 1 2 5q-3-1-2-5z"),
]);
