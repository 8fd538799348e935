import { at, bust, face, fist, GOLD, hood, hoodBack, line, neck, type Pair, path, portrait, TANNED } from "../grammar";

const CLOAK: Pair = ["#3d4350", "#262a34"];
const SCARF: Pair = ["#a3302c", "#6f1c1a"];

/** Eyes between a pointed hood and a red scarf, and a bare dagger. */
export default portrait(1, [
  hoodBack("#14161c"),
  neck(TANNED),
  bust(CLOAK),
  face(TANNED, { jaw: "heart", brows: "angry", hair: "#1d1410", iris: "#c98a1e", open: 0.8, look: 0.5, lashes: true, turned: true }),
  path("#14161c", "M40 56Q42 30 60 29Q80 30 80 56Q76 44 66 45Q58 50 40 56z", 0.75),
  path(SCARF[0], "M39 63Q58 70 81 63Q82 84 61 100Q40 90 39 63z"),
  path(SCARF[1], "M66 67Q75 66 81 63Q82 84 61 100Q72 84 66 67z"),
  line(SCARF[1], 1.4, "M42 72q9 5 18 5M45 82q7 3 13 3"),
  hood(CLOAK),
  at(89, 90, 1, [
    path("#f3f1ea", "M-4-10L-4-42L0-50L4-42L4-10z"),
    path("#aab2bd", "M0-10V-50L4-42V-10z"),
    path(GOLD[0], "M-11-12q11 3 22 0v4q-11 3-22 0z"),
    path(GOLD[1], "M0-10.5q6 0 11-1.5v4q-5 1.5-11 1.5z"),
    path("#5b3a22", "M-2.5-6h5v18h-5z"),
  ], 8),
  fist(87, 95, TANNED, CLOAK),
]);
