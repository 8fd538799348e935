/** A character's picture: a disc in the colour of the rank, a gilt rim, a cream glyph. */
import { at, dot, svg } from "./markup";

export interface Paints {
  cream: string;
  shade: string;
  deep: string;
  gilt: string;
}

/** Lit, middle and deep paint of each rank's disc; 0 is for a rank unknown. */
const DISC: readonly (readonly [string, string, string])[] = [
  ["#a59aa8", "#6d6472", "#332d38"],
  ["#a7b0bb", "#66707c", "#2c323a"],
  ["#b39d83", "#79644e", "#362a1f"],
  ["#b78ce6", "#7646ae", "#361b58"],
  ["#f0c560", "#bb8220", "#5a3908"],
  ["#86b6ee", "#356ab0", "#132f57"],
  ["#7cc397", "#2c7a4d", "#0d3a22"],
  ["#e9a56c", "#ad6129", "#4d270b"],
  ["#e58a78", "#a53629", "#4c110b"],
  ["#d798cb", "#87437f", "#3c1738"],
];

export function medallion(rank: number, glyph: (paints: Paints) => readonly string[]): string {
  const [lit, middle, deep] = DISC[rank] ?? DISC[0]!;
  const paints = { cream: "#fff6df", shade: "#e2cb9b", deep, gilt: "#f6cf5a" };
  const disc = `<radialGradient id="d" cx=".36" cy=".26" r=".85"><stop stop-color="${lit}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  const rim =
    '<linearGradient id="r" x2="1" y2="1"><stop stop-color="#fff0b5"/><stop offset=".5" stop-color="#d8a73f"/><stop offset="1" stop-color="#8a5c14"/></linearGradient>';
  return svg(
    64,
    64,
    `${disc}${rim}${dot("url(#r)", 32, 32, 32)}${dot("#2a2018", 32, 32, 29.6)}${dot("url(#d)", 32, 32, 28.4)}${at(2.9, 2.9, 0.91, [...glyph(paints)])}`,
  );
}
