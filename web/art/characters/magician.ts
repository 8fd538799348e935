import { at, bust, DARK, dot, each, face, fist, GOLD, line, neck, type Pair, path, portrait, spikes, twinkle } from "../grammar";

const SILK: Pair = ["#1f9c94", "#126a68"];
const GOWN: Pair = ["#d1862c", "#96591a"];

/** A turban with a jewel and a plume, a wand that sparkles. */
export default portrait(3, [
  path("#1a100c", "M42 50Q36 80 42 92H78Q84 80 78 50z"),
  neck(DARK, 8),
  bust(GOWN, 40),
  path(GOLD[0], "M46 88Q60 106 74 88L78 92Q60 116 42 92z"),
  face(DARK, { jaw: "oval", brows: "calm", hair: "#1a100c", iris: "#7a4a1c", mouth: "smile", lips: "#9c3a44", lashes: true, nose: "broad", turned: true }),
  each([40.5, 79.5], (x) => line(GOLD[0], 1.6, `M${x} 64v5`) + dot(GOLD[0], x, 71, 2.4)),
  path(SILK[0], "M36 48Q30 24 52 19Q72 12 84 28Q90 38 84 48Q60 34 36 48z"),
  path(SILK[1], "M70 16Q90 24 84 48Q78 43 70 41Q78 28 70 16z"),
  line("#57c9bf", 2, "M40 42Q48 26 66 20M46 40Q58 32 74 32"),
  line(SILK[1], 1.4, "M38 46Q50 30 72 26"),
  path("#f7efff", "M60 24Q54 10 64 2Q74 4 70 12Q66 18 62 26z"),
  line("#c9a9ee", 1.3, "M61 24Q60 14 66 6"),
  dot(GOLD[0], 60, 31, 5.4),
  dot("#d02f58", 60, 31, 3.6),
  dot("#ff9db4", 59, 29.8, 1.2),
  at(94, 92, 1, [
    line("#241433", 3.4, "M0 4V-34"),
    line("#fff", 3.4, "M0-31v-5"),
    path("#ffe79a", spikes(0, -42, 5, 10, 4)),
  ], 12),
  twinkle(84, 44, 4),
  twinkle(108, 66, 3.5),
  fist(93, 97, DARK, GOWN),
]);
