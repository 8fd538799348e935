/** Faces, seen from slightly aside. The light comes from the left, as everywhere. */
import { at, dot, faint, line, mirror, oval, path } from "./markup";

export type Skin = readonly [light: string, shade: string, line: string];

export const FAIR: Skin = ["#f8d9bb", "#dfa987", "#a8654a"];
export const ROSY: Skin = ["#f3c6a2", "#d4936e", "#9a5438"];
export const TANNED: Skin = ["#dda877", "#b17a4d", "#734526"];
export const BROWN: Skin = ["#b67c50", "#865433", "#522e19"];
export const DARK: Skin = ["#8a5a3c", "#603a25", "#371e12"];

/** Half the width at the cheeks, at the jaw and at the chin, and how low the chin is. */
const JAWS = {
  oval: [18.5, 16, 6, 83],
  heart: [18.5, 13, 4, 82],
  long: [17, 14.5, 6, 86],
  round: [20.5, 20, 9, 82],
  square: [19, 18.5, 10, 84],
} as const;

/** From the corner towards the nose to the one at the temple, around the middle of an eye. */
const BROWS = {
  calm: "M-5-5.5q4-3.2 10-.5",
  stern: "M-5-4q5-2.5 10.5-2.5",
  angry: "M-5.5-3q5-1.5 10.5-5",
  raised: "M-5-8q5-4 10-.5",
  kind: "M-4.5-7.5q5-1.5 9.5 2.5",
};

/** The bridge, and the wings below it. */
const NOSES = {
  straight: ["M-.5-3l-3 12", "M-4 9.5q2.4 2.6 6.4.6"],
  small: ["M-1 2l-1.6 6", "M-3.2 8.6q2 2 5 .4"],
  hooked: ["M.5-5q-5 6-5.6 13.5", "M-5.2 8.5q-.2 3.4 2.4 3.2q2-1.4 4.8-.4"],
  broad: ["M-1-2q0 6-4 9.5", "M-5 8q-1.8 3.4 2 3.6q3 1.4 6.4-.8"],
} as const;

/** Left corner, what bends the line between the lips, right corner. */
const MOUTHS = {
  calm: [-5.5, 0, 0, 1.2, 5.5, 0],
  smile: [-6.5, -1.2, 0, 4, 6, -1.8],
  smirk: [-4.5, 0.8, 1.5, 2.4, 5.5, -2],
  stern: [-5.5, 0.6, 0, -0.6, 5.5, 0.6],
  grim: [-6, 1.6, 0, -1.6, 5.5, 2],
} as const;

export interface Looks {
  jaw?: keyof typeof JAWS;
  iris?: string;
  open?: number; // how wide the eyes are
  look?: number; // where to: -1 is the side to which the face turns
  brows?: keyof typeof BROWS;
  hair?: string; // the colour of the brows
  bushy?: number; // how thick they are
  lashes?: boolean;
  nose?: keyof typeof NOSES;
  mouth?: keyof typeof MOUTHS;
  lips?: string; // their colour, if they are painted
  old?: boolean;
  turned?: boolean; // to the right
}

const eye = (iris: string, open: number, look: number, lashes: boolean): string =>
  path("#fffaf0", `M-4.6.4Q0 ${-5.6 * open} 4.8 0Q0 ${3.6 * open}-4.6.4z`) +
  dot(iris, look * 1.6, -0.5 * open, 2.5 * Math.min(1, open + 0.1)) +
  dot("#23160f", look * 1.6, -0.5 * open, 1.3) +
  dot("#fff", look * 1.6 - 0.9, -1.3 * open, 0.75) +
  line("#2c1a12", lashes ? 1.9 : 1.4, `M-4.8.4Q0 ${-5.8 * open} 5 .1${lashes ? "l1.8-1.6" : ""}`);

/** Eyes and brows; alone they are for what covers a face, such as a mask. */
export function eyes(looks: Looks, y = 57): string {
  const { iris = "#5a3a1e", open = 0.9, look = 0, brows = "calm", hair = "#4a2d18", bushy = 2, lashes = false } = looks;
  const brow = line(hair, bushy, BROWS[brows]);
  return (
    at(66, y, 1, [eye(iris, open, look, lashes), brow]) +
    `<g transform="matrix(-.94 0 0 1 48.5 ${y})">${eye(iris, open, -look, lashes)}${brow}</g>`
  );
}

function mouth(mood: keyof typeof MOUTHS, skin: Skin, lips?: string): string {
  const [ax, ay, bx, by, cx, cy] = MOUTHS[mood];
  const between = `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`;
  if (!lips) return line(skin[1], 1.6, "M-2.5 4.5q2.5 1 5 0") + line(skin[2], 1.5, between);
  const [x, y] = [(ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4 - 1.6];
  const bow = `M${ax} ${ay}Q${(ax + x) / 2} ${y - 1.8} ${x} ${y}Q${(cx + x) / 2} ${y - 2} ${cx} ${cy}Q${x + 0.4} ${y + 9.6} ${ax} ${ay}z`;
  return path(lips, bow) + line("#5c1a1e", 1.2, between);
}

const WRINKLES = "M44.5 62.5q3 2.4 6.5 1M63.5 63.5q4 1 7-1.4M50 68q-2.5 2-2.5 5M66.5 68q2.5 2 2.5 5M51 44q8-1.5 15 0";

/** All that moves in a face, turned to the left. */
function features(skin: Skin, looks: Looks): string {
  const [bridge, wings] = NOSES[looks.nose ?? "straight"];
  return (
    eyes(looks) +
    at(57.5, 58, 1, [line(skin[1], 1.8, bridge), line(skin[2], 1.4, wings)]) +
    at(58, 75.5, looks.lips ? 0.86 : 1, [mouth(looks.mouth ?? "calm", skin, looks.lips)]) +
    (looks.old ? line(skin[2], 1, WRINKLES, 0.55) : "")
  );
}

/** A head without hair. */
export function face(skin: Skin, looks: Looks = {}): string {
  const [w, j, c, chin] = JAWS[looks.jaw ?? "oval"];
  const right = `C${60 + 0.75 * w} 29 ${60 + w} 40 ${60 + w} 55C${60 + w} 65 ${60 + j} 74 ${60 + c} ${chin - 1.5}`;
  const left = `C${60 - j} 74 ${60 - w} 65 ${60 - w} 55C${60 - w} 40 ${60 - 0.75 * w} 29 60 29z`;
  const edge = `C${60 + j * 0.7} 76 ${60 + w * 0.82} 62 ${60 + w * 0.66} 50Q${60 + w * 0.7} 38 66 29.5z`;
  return (
    oval(skin[1], 60 + w, 59, 3.4, 5.6) +
    oval(skin[0], 60 - w, 59, 3.4, 5.6) +
    path(skin[0], `M60 29${right}Q60 ${chin + 2.5} ${60 - c} ${chin - 1.5}${left}`) +
    path(skin[1], `M66 29.5${right}Q63 ${chin + 0.6} 60 ${chin + 0.6}${edge}`, 0.75) +
    faint(0.22, oval("#d3402f", 48, 67, 5, 3.6), oval("#d3402f", 69, 67, 4.4, 3.6)) +
    (looks.turned ? mirror(60, features(skin, looks)) : features(skin, looks))
  );
}

/** A neck in the shadow of the chin; w is half its width. */
export const neck = (skin: Skin, w = 9): string =>
  path(skin[0], `M${60 - w} 74h${2 * w}v20q${-w} 9 ${-2 * w} 0z`) +
  path(skin[1], `M${60 - w} 76q${w} 16 ${2 * w} 2v16q${-w * 0.6} 5 ${-w} 4q3-9-${w}-14z`);
