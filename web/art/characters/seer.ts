import { bust, dot, each, face, faint, GOLD, line, neck, type Pair, path, portrait, TANNED, twinkle } from "../grammar";

const VEIL: Pair = ["#e6e0f4", "#aea3d0"];
const GOWN: Pair = ["#8d2f6b", "#5f1b47"];

/** A veiled woman with an eye on her brow, looking into a crystal ball. */
export default portrait(3, [
  path(VEIL[1], "M60 17Q90 18 88 56Q88 84 100 110H20Q32 84 32 56Q30 18 60 17z"),
  path("#2a1a1a", "M42 50Q36 76 40 90H80Q84 76 78 50z"),
  neck(TANNED, 8),
  bust(GOWN, 34, 88),
  face(TANNED, { jaw: "oval", brows: "calm", hair: "#2a1a12", iris: "#f2e9ff", open: 0.62, mouth: "calm", lips: "#a83a4c", lashes: true, nose: "straight", old: true }),
  path("#2a1a1a", "M41 58Q36 34 60 30Q84 34 79 58Q76 44 60 39Q44 44 41 58z"),
  path(VEIL[0], "M60 16Q28 18 30 58Q30 86 16 112Q34 112 42 104Q34 78 39 56Q42 36 60 34Q66 24 60 16z"),
  path(VEIL[1], "M60 16Q92 18 90 58Q90 86 104 112Q86 112 78 104Q86 78 81 56Q78 36 60 34z"),
  line("#c9bfe6", 1.5, "M34 50Q32 84 24 106M40 34Q34 44 35 58"),
  path(GOLD[0], "M40 44Q60 32 80 44L79.5 48Q60 37 40.5 48z"),
  path("#fffaf0", "M51 40Q60 32 69 40Q60 47 51 40z"),
  dot("#7a3fc0", 60, 39.5, 3.6),
  dot("#23160f", 60, 39.5, 1.6),
  line(GOLD[1], 1.4, "M51 40Q60 32 69 40Q60 47 51 40z"),
  each([40, 80], (x) => dot(GOLD[0], x, 70, 3.4) + dot(TANNED[1], x, 69.5, 1.6)),
  faint(0.3, dot("#d9f4ff", 60, 102, 21)),
  dot("#7fb9e8", 60, 102, 15),
  path("#4a7fc4", "M60 87a15 15 0 0 1 0 30q16-14 0-30z"),
  path("#e8fbff", "M50 100q2-8 8-9q-5 4-6 10z"),
  twinkle(64, 103, 5, "#fff"),
  path(TANNED[0], "M32 112Q38 100 46 104Q48 112 54 116L50 120H32z"),
  path(TANNED[1], "M88 112Q82 100 74 104Q72 112 66 116L70 120H88z"),
  path(GOWN[0], "M22 120Q26 108 36 108L44 120zM98 120Q94 108 84 108L76 120z"),
]);
