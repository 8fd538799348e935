/** What people wear, and hands to hold things with. */
import { at, line, path } from "./markup";
import type { Skin } from "./faces";
import type { Pair } from "./palette";

/** Shoulders in cloth, with its shade and a fold; wide is half their width. */
export const bust = (cloth: Pair, wide = 42, top = 87): string => {
  const [l, r] = [60 - wide, 60 + wide];
  return (
    path(
      cloth[0],
      `M${l - 4} 120Q${l - 1} ${top + 10} ${l + 15} ${top + 5}L50 ${top}Q60 ${top + 12} 70 ${top}L${r - 15} ${top + 5}Q${r + 1} ${top + 10} ${r + 4} 120z`,
    ) +
    path(cloth[1], `M70 ${top}L${r - 15} ${top + 5}Q${r + 1} ${top + 10} ${r + 4} 120H64Q76 ${top + 14} 70 ${top}z`) +
    line(cloth[1], 1.6, `M${l + 13} 120q-1-9 2-14`)
  );
};

/** A fist with the thumb in front, around what was drawn before it. */
export const fist = (x: number, y: number, skin: Skin, sleeve: Pair, angle = 0): string =>
  at(
    x,
    y,
    1,
    [
      path(sleeve[0], "M-10 32L-7 7h15l4 25z"),
      path(sleeve[1], "M2 7h6l4 25H1z"),
      path(skin[0], "M-7.5-4q0-4 4-4h7q4.5 0 4.5 4.5v5q0 7-7.5 7t-8-7z"),
      path(skin[1], "M4-8q4 0 4 4.5v5q0 6-5 7q3-6 1-16.5z"),
      line(skin[2], 1.1, "M-6.5-3.5h7.5q2 2 0 4M-6.5.6H0q2 2 0 3.6H-5.5", 0.7),
    ],
    angle,
  );

/** An open hand that carries what floats above (x, y). */
export const palm = (x: number, y: number, skin: Skin, sleeve: Pair): string =>
  at(x, y, 1, [
    path(skin[0], "M-12 5q2-6 7-5q6 3 12-1q4-1 5 3q-2 8-10 9q-9 1-14-6z"),
    path(skin[1], "M0 11q9-2 12-9q-2 8-10 9z"),
    path(sleeve[0], "M-10 23q2-8 8-13q7 3 12 0q2 8 2 13z"),
    path(sleeve[1], "M4 11.5q3 0 6-1.5q2 8 2 13H3q3-6 1-11.5z"),
  ]);

/** The part of a hood behind the head. */
export const hoodBack = (lining: string): string => path(lining, "M60 16Q88 24 86 62L92 104H28L34 62Q32 24 60 16z");

/** The part of a hood around the face. */
export const hood = (cloth: Pair): string =>
  path(
    cloth[0],
    "M62 8Q92 22 91 60Q91 82 101 100Q80 112 60 112Q40 112 19 100Q29 82 29 60Q28 22 62 8zM61 29Q41 30 40 58Q41 80 60 96Q79 80 80 58Q80 30 61 29z",
  ) +
  path(cloth[1], "M62 8Q92 22 91 60Q91 82 101 100Q84 110 66 111.7Q74 102 62 94.3Q79 78 80 58Q80 30 61 29Q72 20 62 8z");
