import { at, bust, dot, each, face, fist, GOLD, line, moustache, type Pair, path, portrait, type Skin, spikes, TANNED } from "../grammar";

const STEEL: Pair = ["#ccd3dc", "#8b95a4"];
const PLUME: Pair = ["#4a86d0", "#2b5796"];
const HAIR: Pair = ["#3d2a1c", "#261810"];
const GLOVE: Skin = ["#dfe4ea", "#939cab", "#5d6675"];

/** A soldier in steel, visor up, plume high, with the commander's star and sword. */
export default portrait(8, [
  path(PLUME[0], "M58 20Q60 2 84 2Q108 8 104 46Q100 62 92 68Q96 46 84 36Q74 26 58 20z"),
  path(PLUME[1], "M66 18Q86 12 96 32Q100 48 92 68Q96 46 84 36Q76 27 66 18z"),
  path(STEEL[1], "M36 40Q34 80 40 94H80Q86 80 84 40z"),
  bust(STEEL, 46),
  path(STEEL[1], "M36 94Q60 106 84 94L86 99Q60 113 34 99z"),
  line("#6d7684", 1.6, "M20 108q10-10 22-8M100 108q-10-10-22-8M60 106v14"),
  face(TANNED, { jaw: "square", brows: "stern", hair: HAIR[0], bushy: 3, iris: "#3a5a3a", open: 0.8, nose: "straight", mouth: "stern" }),
  moustache(HAIR),
  path(STEEL[0], "M36 60Q32 18 60 16Q88 18 84 60L84 86Q76 96 60 97Q44 96 36 86zM42 50V78Q48 90 60 90Q72 90 78 78V50Q60 42 42 50z"),
  path(STEEL[1], "M66 16.5Q88 20 84 60V86Q78 94 68 96.5Q70 93 68 89Q75 86 78 78V50Q74 48 68 47Q76 30 66 16.5z"),
  path("#e4e9ef", "M34 46Q38 24 60 22Q82 24 86 46Q60 32 34 46z"),
  path("#a4adba", "M66 22.5Q82 26 86 46Q78 41 69 39Q72 30 66 22.5z"),
  line("#6d7684", 1.8, "M46 34h8M66 34h8M45 38.5l7-1.5M75 38.5l-7-1.5"),
  each([36, 84], (x) => dot(GOLD[0], x, 48, 3.6) + dot(GOLD[1], x, 48, 1.5)),
  path(GOLD[0], spikes(60, 107, 8, 9, 5)),
  dot("#b23a34", 60, 107, 3.4),
  at(92, 92, 1, [
    path("#f3f5f8", "M-3.5-8V-48L0-56L3.5-48V-8z"),
    path("#9aa3b0", "M0-8V-56L3.5-48V-8z"),
    path(GOLD[0], "M-11-11h22v5h-22z"),
    path("#5b2a22", "M-2.5-6h5v16h-5z"),
    dot(GOLD[0], 0, 17, 4),
  ], 6),
  fist(91, 95, GLOVE, STEEL),
]);

