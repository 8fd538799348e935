/** What stands about: flags, crosses, barrels, crates, coins, lamps, people. */
import { dot, each, faint, line, path, rect, spikes } from "./markup";
import { FIRE, GOLD, INK, LIT, type Pair, SLATE, WOOD } from "./palette";

/** A pole with a swallow-tailed flag; towards is 1 or -1. */
export const flag = (x: number, y: number, colour: string, towards = 1, pole = 13): string =>
  line(INK, 1, `M${x} ${y}v${-pole}`) +
  path(
    colour,
    `M${x} ${y - pole}q${4 * towards} 2 ${10 * towards} 0l${-2.5 * towards} 3.2l${2.5 * towards} 3q${-5 * towards} 1.6 ${-10 * towards} 0z`,
  );

/** Cloth hanging from a wall, with a gilt sign on it. */
export const banner = (x: number, y: number, w: number, h: number, cloth: Pair): string =>
  path(cloth[0], `M${x} ${y}h${w}v${h}l${-w / 2} ${-w * 0.35}l${-w / 2} ${w * 0.35}z`) +
  path(cloth[1], `M${x + w * 0.62} ${y}h${w * 0.38}v${h}l${-w * 0.38} ${-w * 0.26}z`) +
  dot(GOLD[0], x + w / 2, y + h * 0.4, w * 0.2) +
  line(GOLD[1], 1.2, `M${x - 1} ${y}h${w + 2}`);

export const cross = (x: number, y: number, s = 1, colour = GOLD[0]): string =>
  line(colour, 1.6 * s, `M${x} ${y}v${-8 * s}M${x - 2.7 * s} ${y - 5.6 * s}h${5.4 * s}`);

export const crate = (x: number, y: number, s: number, paint: Pair = WOOD): string =>
  rect(paint[0], x, y, s, s) +
  rect(paint[1], x + s * 0.66, y, s * 0.34, s) +
  line(paint[1], 1, `M${x + 0.6} ${y + 0.6}h${s - 1.2}v${s - 1.2}h${1.2 - s}zl${s - 1.2} ${s - 1.2}`);

export const barrel = (x: number, y: number, w = 8, h = 10): string =>
  path(WOOD[0], `M${x} ${y}h${w}q2.4 ${h / 2} 0 ${h}h${-w}q-2.4 ${-h / 2} 0 ${-h}z`) +
  path(WOOD[1], `M${x + w * 0.6} ${y}h${w * 0.4}q2.4 ${h / 2} 0 ${h}h${-w * 0.4}q1.4 ${-h / 2} 0 ${-h}z`) +
  line(INK, 0.9, `M${x - 0.8} ${y + h * 0.28}h${w + 1.6}M${x - 0.8} ${y + h * 0.72}h${w + 1.6}`);

export const sack = (x: number, y: number, s = 1): string =>
  path(
    "#d9b77c",
    `M${x - 5 * s} ${y}q-3 ${-8 * s} ${3 * s} ${-10 * s}l${-1.5 * s} ${-3 * s}h${7 * s}l${-1.5 * s} ${3 * s}q${6 * s} ${2 * s} ${3 * s} ${10 * s}z`,
  ) +
  path(
    "#b28e54",
    `M${x + 1.5 * s} ${y}q${4 * s} ${-5 * s} ${1.6 * s} ${-10 * s}q${5 * s} ${2 * s} ${2 * s} ${10 * s}z`,
  );

export const coin = (x: number, y: number, r = 2.4): string =>
  `<circle fill="${GOLD[0]}" stroke="${GOLD[1]}" stroke-width=".8" cx="${x}" cy="${y}" r="${r}"/>`;

export const coins = (places: readonly (readonly [number, number])[], r = 2.4): string =>
  each(places, ([x, y]) => coin(x, y, r));

/** A light with its halo. */
export const lamp = (x: number, y: number, r = 2.4, colour = LIT): string =>
  faint(0.3, dot(colour, x, y, r * 3)) + dot(colour, x, y, r) + dot("#fff", x, y, r * 0.45);

export const flame = (x: number, y: number, s = 1): string =>
  path(
    FIRE,
    `M${x} ${y}c${-6 * s} 0 ${-6 * s} ${-6 * s} ${-2 * s} ${-9 * s}c${-0.5 * s} ${2 * s} ${s} ${2 * s} ${1.5 * s} ${-4 * s}c${2 * s} ${3 * s} ${6.5 * s} ${7 * s} ${4 * s} ${11 * s}q${-1 * s} ${2 * s} ${-3.5 * s} ${2 * s}z`,
  ) +
  path(
    "#ffe48a",
    `M${x} ${y}c${-3 * s} 0 ${-3 * s} ${-3.4 * s} ${-0.4 * s} ${-6 * s}c${s} ${2 * s} ${3 * s} ${3 * s} ${2 * s} ${5 * s}z`,
  );

export const torch = (x: number, y: number): string =>
  faint(0.25, dot(FIRE, x, y - 3, 7)) + line(INK, 1.8, `M${x} ${y}v6`) + flame(x, y + 0.5, 0.55);

export const smoke = (x: number, y: number, s = 1, colour = "#fff"): string =>
  faint(
    0.55,
    dot(colour, x, y, 2.6 * s),
    dot(colour, x + 2.5 * s, y - 5 * s, 3.4 * s),
    dot(colour, x + 1 * s, y - 11 * s, 4.4 * s),
    dot(colour, x + 6 * s, y - 15 * s, 3.6 * s),
  );

export const ladder = (x: number, y: number, h: number, lean = 0, w = 5): string =>
  line(
    WOOD[1],
    1.1,
    `M${x} ${y}l${lean} ${-h}M${x + w} ${y}l${lean} ${-h}` +
      Array.from(
        { length: Math.floor(h / 4) },
        (_, i) => `M${x + (lean * (i + 0.7) * 4) / h} ${y - (i + 0.7) * 4}h${w}`,
      ).join(""),
  );

export const gear = (x: number, y: number, r: number, paint: Pair = SLATE, hub = INK): string =>
  path(paint[1], spikes(x, y, 10, r * 1.22, r * 0.86)) + dot(paint[0], x, y, r) + dot(hub, x, y, r * 0.42);

export const twinkle = (x: number, y: number, r: number, colour = LIT): string =>
  path(colour, spikes(x, y, 4, r, r * 0.28));
