import { at, bust, DARK, dot, each, face, fist, GOLD, line, neck, type Pair, path, portrait, spikes, times } from "../grammar";

const HAIR: Pair = ["#2c1a14", "#190d0a"];
const COAT: Pair = ["#27498c", "#172e5e"];
const curls = (x: number, paint: string) => times(5, (i) => dot(paint, x + (i % 2) * 3, 50 + i * 9, 8));

/** A captain in a cocked hat and a blue coat, with an earring and a spyglass. */
export default portrait(7, [
  curls(37, HAIR[0]),
  curls(80, HAIR[1]),
  neck(DARK, 8.5),
  bust(COAT, 44),
  path("#fbf3e0", "M50 87Q60 100 70 87L66 120H54z"),
  path(COAT[0], "M50 86L36 92L50 120H56z"),
  path(COAT[1], "M70 86L84 92L70 120H64z"),
  line(GOLD[0], 1.8, "M50 87L56 118M70 87L64 118"),
  each([30, 90], (x) => path(GOLD[0], `M${x - 10} 97q10-8 20 0v4h-20z`) + line(GOLD[1], 1.6, `M${x - 8} 101v5M${x - 3} 101v5M${x + 2} 101v5M${x + 7} 101v5`)),
  face(DARK, { jaw: "oval", brows: "stern", hair: HAIR[0], iris: "#6a4420", open: 0.8, look: -0.9, mouth: "smirk", lips: "#9a4a44", nose: "broad", lashes: true }),
  path(HAIR[0], "M41 58Q38 44 46 38H74Q82 44 79 58Q78 48 72 45Q60 49 48 45Q42 50 41 58z"),
  line(GOLD[0], 1.8, "M40 66a4 4 0 1 0 .1 0"),
  path(COAT[0], "M12 36Q30 34 40 20Q60 6 80 20Q90 34 108 36Q100 48 84 46Q60 34 36 46Q20 48 12 36z"),
  path(COAT[1], "M68 12.5Q76 15 80 20Q90 34 108 36Q100 48 84 46Q76 41 68 39.5Q76 26 68 12.5z"),
  line(GOLD[0], 2.6, "M12 36Q20 48 36 46Q60 34 84 46Q100 48 108 36"),
  path(GOLD[0], spikes(46, 30, 5, 6.5, 2.8)),
  at(87, 86, 1, [
    path("#7d5430", "M-5-8h10v34h-10z"),
    path("#5a3a1e", "M1-8h4v34h-4z"),
    path(GOLD[0], "M-6-10h12v5h-12zM-7-32h14v4h-14z"),
    path("#b3814d", "M-4-28h8v18h-8z"),
    path("#8a5c30", "M1-28h3v18h-3z"),
  ], 28),
  fist(87, 94, DARK, COAT, 12),
]);
