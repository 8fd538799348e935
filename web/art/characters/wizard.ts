import { at, bust, dot, each, face, faint, fist, GOLD, line, neck, type Pair, path, portrait, ROSY, spikes } from "../grammar";

const BEARD: Pair = ["#f6f3ee", "#cbc6d2"];
const ROBE: Pair = ["#3a4fa8", "#253476"];

/** A white beard without end, a tall hat full of stars, a glowing staff. */
export default portrait(3, [
  path(BEARD[1], "M38 50Q32 84 26 104H94Q88 84 82 50z"),
  bust(ROBE, 42, 92),
  at(0, 6, 1, [
    neck(ROSY),
    face(ROSY, { jaw: "long", brows: "kind", hair: BEARD[0], bushy: 4, iris: "#3c78b4", nose: "broad", open: 0.85, old: true }),
    path(BEARD[0], "M41 56Q36 74 36 88Q40 108 58 120Q80 108 84 88Q84 74 79 56Q77 68 69 69Q58 65 48 69Q43 68 41 56z"),
    path(BEARD[1], "M79 56Q84 74 84 88Q80 108 58 120Q74 96 69 69Q77 68 79 56z"),
    line("#b8b2c4", 1.5, "M50 82q0 14 6 26M60 84q1 12-1 24M69 82q-1 12-5 20"),
    path("#8a3a34", "M53 75.5q5 4 10 0q-5-1.5-10 0z"),
    path(BEARD[0], "M58 70q-8-3-14 4q8 4 14-1q5 5 13 1q-6-7-13-4z"),
    line("#b8b2c4", 1.3, "M45 75q8 2.5 13-1.5q5 4 12 1.5"),
    path(ROBE[0], "M37 43Q46 20 62-6Q68 22 83 43Q60 34 37 43z"),
    path(ROBE[1], "M62-6Q68 22 83 43Q74 39 66 38Q68 14 62-6z"),
    each([[52, 32, 4], [64, 22, 3.4], [73, 36, 3]] as const, ([x, y, r]) => path(GOLD[0], spikes(x, y, 5, r, r * 0.42))),
    path("#f6cf5a", "M61 8a5 5 0 1 0 3 9a6 6 0 0 1-3-9z"),
    path(GOLD[0], "M34 45Q60 33 86 45L85 50Q60 38 35 50z"),
    path(GOLD[1], "M66 39.5Q78 41 86 45L85 50Q76 45 66 43.5z"),
  ]),
  line("#6b4a2c", 5, "M94 120V58"),
  faint(0.35, dot("#bff4ff", 94, 48, 16)),
  path("#6b4a2c", "M94 64Q81 56 86 42Q87 52 94 58Q101 52 102 42Q107 56 94 64z"),
  dot("#aef0ff", 94, 48, 7.5),
  dot("#fff", 92, 45.5, 2.4),
  fist(94, 98, ROSY, ROBE),
]);
