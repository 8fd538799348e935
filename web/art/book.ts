/** The pictures of the rule book: cards and a table with numbers, which the words beside them explain. */
import { CHARACTERS } from "./characters";
import { DISTRICTS } from "./districts";
import * as emblems from "./emblems";
import { at, dot, each, line, svg, times } from "./grammar/markup";
import { DISC } from "./grammar/portrait";
import { unique } from "./symbols/colours";

const INK = "#2c2014";
const PARCHMENT = "#f9efd9";
const LINES = "#cbb691"; // where a card has words
const PURPLE = "#75489f";
const CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];

/** Digits as strokes, 6 wide and 10 high: a picture has no letters, so that it needs no font. */
const DIGITS = [
  "M3 0Q6 0 6 5T3 10T0 5T3 0z",
  "M1 2.5L3.5 0V10",
  "M.5 2.7Q.5 0 3 0T5.5 2.6Q5.5 4.5.5 10H6",
  "M.5 1.7Q1.5 0 3 0T5.5 2.4T2.6 4.7Q6 4.7 6 7.3T3 10Q1 10 .2 8.3",
  "M4.5 10V0L0 7H6.3",
  "M5.5 0H1.1L.6 4.6Q1.6 3.6 3 3.6Q6 3.6 6 6.8T3 10Q1 10 .2 8.5",
  "M5 .4Q.3 1.8.3 6.6Q.3 10 3.1 10T6 6.9T3.2 4T.3 6.6",
  "M0 0H6L2.2 10",
];

const digit = (n: number, x: number, y: number, scale: number, colour: string): string =>
  at(x - 3 * scale, y - 5 * scale, scale, [line(colour, 1.7, DIGITS[n]!)]);

/** A number that the words explain, and from it a line to the thing it stands for. */
const number = (n: number, x: number, y: number, toX = x, toY = y): string =>
  (toX === x && toY === y ? "" : line(INK, 1.1, `M${x} ${y}L${toX} ${toY}`) + dot(INK, toX, toY, 1.8)) +
  dot("#fff", x, y, 8.6) +
  dot(INK, x, y, 7.6) +
  digit(n, x, y, 0.82, "#fff");

/** A drawing inside another one; its paints get names of their own. */
function inside(key: string, drawing: string, x: number, y: number, width: number, height: number): string {
  const body = drawing.trim().replace(' xmlns="http://www.w3.org/2000/svg"', "");
  const named = body.replace(/ id="/g, ` id="${key}`).replace(/url\(#/g, `url(#${key}`);
  return named.replace("<svg", `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
}

/** A character's medallion, as the client shows it. */
const medallion = (id: string, x: number, y: number, size: number): string =>
  dot("#d8a73f", x + size / 2, y + size / 2, size / 2) +
  `<clipPath id="${id}"><circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.46}"/></clipPath>` +
  `<g clip-path="url(#${id})">${inside(id, CHARACTERS[id]!.replace("0 0 120 120", DISC), x, y, size, size)}</g>`;

const round = (fill: string, x: number, y: number, width: number, height: number, r: number, more = ""): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"${more}/>`;

const face = (x: number, edge: string): string =>
  round(PARCHMENT, x, 14, 104, 156, 11, ` stroke="${edge}" stroke-width="1.6"`);

const words = (x: number, y: number, widths: readonly number[], height: number): string =>
  each(widths, (width, i) => round(LINES, x + 52 - width / 2, y + i * (height + 4), width, height, height / 2));

const character = (x: number): string =>
  face(x, "#8d6b35") +
  round("#d8a73f", x + 18, 22, 68, 68, 20) +
  `<clipPath id="k"><rect x="${x + 20}" y="24" width="64" height="64" rx="18"/></clipPath>` +
  `<g clip-path="url(#k)">${inside("a", CHARACTERS.king!, x + 20, 24, 64, 64)}</g>` +
  dot("#8d6b35", x + 22, 32, 11) +
  dot("#fffaf0", x + 22, 32, 10) +
  digit(4, x + 22, 32, 1.1, INK) +
  words(x, 99, [58], 8) +
  words(x, 116, [82, 74, 80, 46], 5);

const coins = (x: number, y: number): string =>
  each([5, 4, 3, 2, 1, 0], (i) => dot("#8e5e11", x, y + i * 5.5, 10.6) + dot("#f0c244", x, y + i * 5.5, 9.4)) +
  digit(6, x, y, 1, "#4a2f06");

const district = (x: number): string =>
  face(x, PURPLE) +
  round(PURPLE, x + 7, 21, 90, 76, 22) +
  `<clipPath id="w"><rect x="${x + 9}" y="23" width="86" height="72" rx="20"/></clipPath>` +
  `<g clip-path="url(#w)">${inside("b", DISTRICTS.dragon_gate!.svg, x + 9, 23, 86, 72)}</g>` +
  coins(x + 10, 24) +
  words(x, 104, [64], 8) +
  words(x, 121, [80, 70], 5) +
  dot("#fff8e6", x + 52, 157, 14) +
  dot(PURPLE, x + 52, 157, 12.4) +
  `<g fill="#fff8e6">${at(x + 43, 148, 0.75, [unique])}</g>`;

/** A character and a district. */
export const cards = (): string =>
  svg(
    340,
    186,
    round("#e9dcc0", 0, 0, 340, 186, 14) +
      character(42) +
      district(194) +
      number(1, 16, 32, 53, 32) +
      number(2, 16, 103, 64, 103) +
      number(3, 16, 129, 51, 129) +
      number(4, 168, 24, 194, 24) +
      number(5, 324, 108, 280, 108) +
      number(6, 324, 130, 288, 130) +
      number(7, 324, 157, 260, 157),
  );

const BACK = [
  round("#f1dfb6", -11, -15.5, 22, 31, 3),
  round("#6d3f27", -9.4, -13.9, 18.8, 27.8, 2),
  dot("#e7c56a", 0, 0, 5.6),
  dot("#55301e", 0, 0, 4.4),
];
const back = (x: number, y: number, turn: number): string => at(x, y, 1, BACK, turn);

const coin = (x: number, y: number): string =>
  dot("#8e5e11", x, y, 6.6) + dot("#f0c244", x, y, 5.6) + dot("#f8da83", x - 1, y - 1.2, 3);

/** A player's four cards and two coins, seen from the player's own side. */
function place(x: number, y: number, turn: number): string {
  const hand = times(4, (i) => back((i - 1.5) * 15 - 14, Math.abs(i - 1.5) * 2.4, (i - 1.5) * 8));
  return at(x, y, 1, [hand, coin(36, -4), coin(50, 2)], turn);
}

/** A table for four before the first round. */
export const table = (): string =>
  svg(
    340,
    232,
    '<linearGradient id="t" x2="0" y2="1"><stop stop-color="#8a5a34"/><stop offset="1" stop-color="#6f4526"/></linearGradient>' +
      round("#4a2d18", 4, 6, 332, 222, 26) +
      round("url(#t)", 4, 2, 332, 222, 26) +
      place(170, 28, 180) +
      place(32, 112, 90) +
      place(308, 112, -90) +
      place(162, 196, 0) +
      each(CAST, (id, i) => medallion(id, 69 + i * 25.5, 61, 23.5)) +
      each([0, 1, 2, 3], (i) => back(126 + i * 1.4, 126 - i * 1.4, 0)) +
      each(
        [
          [196, 132],
          [208, 134],
          [220, 131],
          [202, 123],
          [214, 122],
          [208, 113],
        ] as const,
        ([x, y]) => coin(x, y),
      ) +
      inside("c", emblems.crown(), 226, 182, 30, 26) +
      number(1, 56, 73) +
      number(2, 98, 200) +
      number(3, 102, 126) +
      number(4, 236, 124) +
      number(5, 268, 196),
  );
