import { bust, dot, each, face, FAIR, line, mirror, neck, type Pair, path, portrait, shortHair } from "../grammar";

const HAIR: Pair = ["#8d8378", "#655c53"];
const TOGA: Pair = ["#fbf6ea", "#d2c8b6"];
const LEAVES = [[38, 52, -25], [37, 44, 5], [40, 36.5, 30], [45.5, 31, 55], [53, 28, 75]] as const;

/** A leaf, or its half in shade, from its stem towards an angle. */
function leaf(x: number, y: number, turn: number, half = false): string {
  const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const to = (px: number, py: number) => `${x + px * c - py * s} ${y + px * s + py * c}`;
  return `M${to(0, 6)}Q${to(6, -1)} ${to(0, -8)}${half ? "" : `Q${to(-6, -1)} ${to(0, 6)}`}z`;
}
const branch = (half: boolean) => each(LEAVES, ([x, y, turn]) => leaf(x + 4, y + 2, turn + 55, half) + leaf(x, y, turn, half));
const BRANCH = path("#5a9645", branch(false)) + path("#356128", branch(true));

/** A Roman with a laurel wreath, a nose to remember, a toga with a purple border. */
export default portrait(4, [
  neck(FAIR, 10),
  bust(["#e9dfca", "#c3b59a"], 44),
  path(TOGA[0], "M18 120Q22 98 40 91L50 87Q52 102 84 120z"),
  path("#7d2f86", "M50 87Q54 104 92 120H84Q50 106 46 88.5z"),
  path(TOGA[1], "M22 120Q26 108 36 100Q34 110 38 120zM44 120Q44 112 46 106Q52 114 58 120z"),
  path("#f2c64e", "M72 90q4-4 8 0q2 4-2 7q-6 1-6-7z"),
  face(FAIR, { jaw: "square", brows: "raised", hair: HAIR[1], bushy: 2.6, iris: "#5a4a32", nose: "hooked", mouth: "stern", open: 0.65, look: -0.5, old: true }),
  shortHair(HAIR),
  line(HAIR[1], 1.4, "M46 40q2 4 5 4M54 40q2 4 5 4M62 40q3 4 5 3"),
  BRANCH,
  mirror(60, BRANCH),
  dot("#f6cf5a", 60, 27, 3.4),
]);
