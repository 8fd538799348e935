/** What opens: windows, doors, grates, arches. */
import { dot, each, line, path, rect, times } from "./markup";
import { INK, LIT, type Pair, PLASTER } from "./palette";

const FRAME = "#6b4a25";
const arched = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`;

/** A row of lit windows with round heads. */
export const wins = (xs: readonly number[], y: number, w = 5, h = 9, light = LIT): string =>
  `<path fill="${light}" stroke="${FRAME}" stroke-width=".7" d="${each(xs, (x) => `${arched(x, y, w, h)}M${x + w / 2} ${y}v${h}`)}"/>`;

export const win = (x: number, y: number, w = 5, h = 9, light = LIT): string => wins([x], y, w, h, light);

/** A square window with a cross. */
export const pane = (x: number, y: number, w = 6, h = 6, light = LIT): string =>
  `<path fill="${light}" stroke="${FRAME}" stroke-width=".9" d="M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}"/>`;

export const slit = (x: number, y: number, h = 7): string =>
  rect(INK, x - 0.9, y, 1.8, h) + rect(INK, x - 2, y + h * 0.4, 4, 1.4);

/** A row of archways into darkness, with stone rims. */
export const arches = (
  xs: readonly number[],
  y: number,
  w: number,
  h: number,
  fill = INK,
  rim: Pair = PLASTER,
): string =>
  path(
    rim[1],
    each(xs, (x) => arched(x - 1.6, y - 1.6, w + 3.2, h + 1.6)),
  ) +
  path(
    fill,
    each(xs, (x) => arched(x, y, w, h)),
  );

export const arch = (x: number, y: number, w: number, h: number, fill = INK, rim: Pair = PLASTER): string =>
  arches([x], y, w, h, fill, rim);

/** A wooden door with two leaves. */
export const door = (x: number, y: number, w = 10, h = 15): string =>
  arch(x, y, w, h, "#6e4526") +
  line(
    "#472b17",
    0.8,
    `M${x + w / 2} ${y + 0.5}V${y + h}M${x + w / 4} ${y + h * 0.3}V${y + h}M${x + w * 0.75} ${y + h * 0.3}V${y + h}`,
  ) +
  dot("#e2b95a", x + w / 2 + 1.6, y + h * 0.62, 0.8);

/** Iron bars over an opening. */
export const grate = (x: number, y: number, w: number, h: number, n = 3, iron = "#a9a2ad"): string =>
  line(iron, 1, times(n, (i) => `M${x + (w * (i + 1)) / (n + 1)} ${y}v${h}`) + `M${x} ${y + h * 0.5}h${w}`);

/** A rose window. */
export const rose = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${LIT}" stroke="${FRAME}" stroke-width="1.2"/>` +
  line(
    FRAME,
    0.8,
    times(4, (i) => {
      const a = (i * Math.PI) / 4;
      return `M${x + r * Math.cos(a)} ${y + r * Math.sin(a)}L${x - r * Math.cos(a)} ${y - r * Math.sin(a)}`;
    }),
  ) +
  dot("#e0786a", x, y, r * 0.38) +
  dot("#7fb2e5", x, y, r * 0.18);
