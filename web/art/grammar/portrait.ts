/** A character's picture: a bust before the evening sky of the rank. */
import { dot, faint, path, svg } from "./markup";

/** The sky of each rank from the zenith down, and the roofs before it; 0 is for a rank unknown. */
const SKIES: readonly (readonly [zenith: string, horizon: string, roofs: string])[] = [
  ["#4b4453", "#a59aa8", "#39333f"],
  ["#3c4654", "#a9b4c0", "#2e3640"],
  ["#54402c", "#c3a985", "#3f2f20"],
  ["#4a2783", "#b78ce6", "#381c66"],
  ["#9a6412", "#f4cf74", "#7a4c0b"],
  ["#22518f", "#93c0f0", "#1b4176"],
  ["#1d6340", "#8fcfa5", "#164d32"],
  ["#944c1a", "#f0b37c", "#773a12"],
  ["#83251c", "#e99a84", "#681a13"],
  ["#63295d", "#dba3d0", "#4d1d48"],
];

/** Low in the middle, where the neck is: gables, no walls that would look like a box behind it. */
const ROOFS =
  "M0 120V76h4l5-9 5 9h4V62h3v-4h4v4h4v-4h4v4h3v19l8-7 8 7h7v4h10v-4h5l7-6 5 5V68l6-14 6 14v14h3v-6h4v-4h4v4h4v-4h4v4h3v44z";

/** The part that a medallion shows, as `king.svg#disc`: what tells people apart lies in its circle. */
export const DISC = "11 11 98 98";

/** Draw a person, from the back to the front. */
export function portrait(rank: number, parts: readonly string[]): string {
  const [zenith, horizon, roofs] = SKIES[rank] ?? SKIES[0]!;
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>`;
  const moon = faint(0.16, dot("#fff3cf", 60, 52, 47)) + faint(0.2, dot("#fff3cf", 60, 52, 38));
  return svg(
    120,
    120,
    `<view id="disc" viewBox="${DISC}"/>${sky}${path("url(#s)", "M0 0h120v120H0z")}${moon}${path(roofs, ROOFS, 0.5)}${parts.join("")}`,
  );
}
