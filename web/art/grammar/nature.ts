/** What grew or flows: trees, rocks, water, ships, clouds. */
import { chance, dot, each, faint, line, oval, path, times } from "./markup";
import { INK, LEAF, type Pair, PALE, SLATE, WATER, WOOD } from "./palette";

export const tree = (x: number, y: number, s = 1, leaf: Pair = LEAF): string =>
  path("#5f4329", `M${x - 1.2 * s} ${y}l${0.5 * s} ${-8 * s}h${1.4 * s}l${0.5 * s} ${8 * s}z`) +
  dot(leaf[1], x + 2 * s, y - 10 * s, 4.6 * s) +
  dot(leaf[0], x - 1.5 * s, y - 11 * s, 5 * s) +
  dot(leaf[1], x + 3.4 * s, y - 12 * s, 2.8 * s) +
  dot(leaf[0], x, y - 15 * s, 3.6 * s);

export const cypress = (x: number, y: number, h = 22, leaf: Pair = LEAF): string =>
  path(
    leaf[0],
    `M${x} ${y - h}q${h * 0.24} ${h * 0.6} ${h * 0.1} ${h}h${-h * 0.2}q${-h * 0.14} ${-h * 0.4} ${h * 0.1} ${-h}z`,
  ) + path(leaf[1], `M${x} ${y - h}q${h * 0.24} ${h * 0.6} ${h * 0.1} ${h}h${-h * 0.08}z`);

export const bush = (x: number, y: number, s = 1, leaf: Pair = LEAF): string =>
  dot(leaf[1], x + 3 * s, y - 2 * s, 3 * s) +
  dot(leaf[0], x - 2.6 * s, y - 2 * s, 3.2 * s) +
  dot(leaf[0], x, y - 3.6 * s, 3.2 * s);

/** A tree without leaves. */
export const deadwood = (x: number, y: number, s = 1, towards = 1): string =>
  at2(
    x,
    y,
    s,
    towards,
    line("#2b1d33", 2.6, "M0 0q2-12-1-20") +
      line("#2b1d33", 1.5, "M-.6-14q-6-4-8-10M-.8-18q4-3 9-9M4-22l1-6M-5-19l-5-1M-1-20q-2-6 0-10"),
  );

const at2 = (x: number, y: number, s: number, towards: number, body: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s * towards} ${s})">${body}</g>`;

export const rock = (x: number, y: number, w: number, h: number, paint: Pair = SLATE): string =>
  path(
    paint[0],
    `M${x} ${y}l${w * 0.12} ${-h * 0.55}l${w * 0.2} ${-h * 0.4}l${w * 0.26} ${-h * 0.05}l${w * 0.24} ${h * 0.35}l${w * 0.18} ${h * 0.65}z`,
  ) +
  path(
    paint[1],
    `M${x + w * 0.58} ${y - h}l${w * 0.24} ${h * 0.35}l${w * 0.18} ${h * 0.65}h${-w * 0.52}l${w * 0.04} ${-h * 0.5}z`,
  );

export const sea = (y: number, water = WATER): string => {
  const next = chance(`sea${y}`);
  return (
    path(water, `M0 ${y}h120V84H0z`) +
    faint(0.3, path("#fff", `M0 ${y}h120v1H0z`)) +
    faint(0.14, path("#000", `M0 ${y + (84 - y) * 0.6}q30-3 60 0t60 0V84H0z`)) +
    faint(
      0.5,
      line(
        "#fff",
        0.9,
        times(8, (i) => `M${(i * 15 + next() * 8) % 112} ${y + 3 + next() * (80 - y)}q2.5-1.8 5 0t5 0`),
      ),
    )
  );
};

/** A ship with two square sails; its keel is at (x, y). */
export const ship = (x: number, y: number, s = 1, flag = "#b23a34"): string =>
  at2(
    x,
    y,
    s,
    1,
    path(WOOD[1], "M-17-9q3 8 7 10h19q6-3 9-13l-5 1v3h-26z") +
      path(WOOD[0], "M-17-9q2 4 3 5h29l3-7-5 1v3h-26z") +
      line(INK, 1.2, "M-6-8v-27M7-8v-23") +
      path(PALE, "M-14-30q8 2 16 0q3 7 0 14q-8 2-15 0q3-7-1-14z") +
      path("#e5d2a8", "M-3-30q3 0 5 0q3 7 0 14q-3 1-6 1q3-8 1-15z") +
      path(PALE, "M2-27q6 2 11 0q3 6 0 12q-5 2-10 0q2-6-1-12z") +
      path(flag, "M-6-35q4-2 8 0l-2 2 2 2q-4 1-8 0z"),
  );

export const boat = (x: number, y: number, s = 1): string =>
  at2(
    x,
    y,
    s,
    1,
    path(WOOD[1], "M-10-4h20l-4 5h-12z") +
      path(WOOD[0], "M-10-4h20l-1 1.6h-18z") +
      line(INK, 1, "M0-4v-17") +
      path(PALE, "M1-20q8 8 0 14z") +
      path("#e5d2a8", "M-1-18q-6 6 0 12z"),
  );

export const cloud = (x: number, y: number, s = 1, colour = "#fff", opacity = 0.55): string =>
  faint(
    opacity,
    oval(colour, x, y, 11 * s, 3 * s),
    dot(colour, x - 3 * s, y - 2 * s, 4 * s),
    dot(colour, x + 3 * s, y - 1.4 * s, 3 * s),
  );

export const stars = (seed: string, n = 14, bottom = 34): string => {
  const next = chance(seed);
  return each(
    Array.from({ length: n }, () => [next() * 116 + 2, next() * bottom + 2, 0.4 + next() * 0.6] as const),
    ([x, y, r]) => dot("#fff", x, y, r),
  );
};

export const birds = (x: number, y: number, s = 1, colour = INK): string =>
  faint(
    0.6,
    at2(
      x,
      y,
      s,
      1,
      line(colour, 0.9, "M0 0q2-2.4 4 0q2-2.4 4 0M9-4q1.6-2 3.2 0q1.6-2 3.2 0M-6-5q1.4-1.8 2.8 0q1.4-1.8 2.8 0"),
    ),
  );

export const bat = (x: number, y: number, s = 1): string =>
  at2(x, y, s, 1, path("#22152e", "M0 0q2-5 7-3q-3 1-2 4q-2-1-3 1l-2 2-2-2q-1-2-3-1q1-3-2-4q5-2 7 3z"));
