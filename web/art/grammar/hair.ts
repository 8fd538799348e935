/** Hair and beards, around the head that faces.ts draws. */
import { path } from "./markup";
import type { Pair } from "./palette";

/** A short cut, parted. */
export const shortHair = (hair: Pair): string =>
  path(hair[0], "M40 57Q36 30 58 25Q84 23 80.5 57L78 50Q77 43 71 40Q56 41 47 39Q42 46 42 52z") +
  path(hair[1], "M66 25.5Q84 28 80.5 57L78 50Q77 43 71 40Q72 32 66 25.5z");

/** Hair that falls on the shoulders; draw it before the neck. */
export const longHair = (hair: Pair, low = 104): string =>
  path(hair[0], `M60 24Q36 24 36 54Q37 78 30 ${low}Q60 ${low + 8} 90 ${low}Q83 78 84 54Q84 24 60 24z`) +
  path(hair[1], `M62 24Q84 24 84 54Q83 78 90 ${low}Q78 ${low + 5} 66 ${low + 4}z`);

/** A beard from ear to ear down to low, with the moustache over the mouth. */
export const beard = (hair: Pair, low = 98, wide = 19): string =>
  path(
    hair[0],
    `M${60 - wide} 58Q${59 - wide} 78 ${62 - wide} ${low - 10}Q60 ${low + 8} ${58 + wide} ${low - 10}Q${61 + wide} 78 ${60 + wide} 58Q${57 + wide} 69 69 70Q58 66 49 70Q${63 - wide} 70 ${60 - wide} 58z`,
  ) +
  path(
    hair[1],
    `M${60 + wide} 58Q${61 + wide} 78 ${58 + wide} ${low - 10}Q70 ${low} 60 ${low - 1}Q72 84 70 71Q${57 + wide} 69 ${60 + wide} 58z`,
  ) +
  path("#6b2c22", "M52.5 75q5.5 4.6 11 0q-5.5-1.6-11 0z");

export const moustache = (hair: Pair): string =>
  path(hair[0], "M58 71q-3-2-7 .5q-4 3-7.5 1.5q3 5 9 4q4-.5 5.5-2.5z") +
  path(hair[1], "M58 71q3-2 7 .5q4 3 7.5 1.5q-3 5-9 4q-4-.5-5.5-2.5z");
