import { at, bust, dot, face, fist, GOLD, line, neck, type Pair, path, portrait, ROSY } from "../grammar";

const HAIR: Pair = ["#efeae2", "#bdb6ab"];
const COPE: Pair = ["#f5eedd", "#cfc3a8"];
const GLOVE = ["#fffaf0", "#d8cfbd", "#9c8f78"] as const;

/** A kind old man in a white mitre, with his crook. */
export default portrait(5, [
  at(0, 9, 1, [neck(ROSY, 10)]),
  bust(COPE, 42, 95),
  path(GOLD[0], "M44 97L58 120H66L50 94zM76 97L64 118V120H56L70 94z"),
  at(0, 9, 1, [
    face(ROSY, { jaw: "round", brows: "kind", hair: HAIR[1], bushy: 2.6, iris: "#4a78a8", nose: "broad", mouth: "smile", open: 0.8, old: true, turned: true }),
    path(HAIR[0], "M41 66Q36 46 44 38L46 50Q43 56 41 66z"),
    path(HAIR[1], "M79 66Q84 46 76 38L74 50Q77 56 79 66z"),
    path(COPE[0], "M39 45Q34 20 60-4Q86 20 81 45Q60 36 39 45z"),
    path(COPE[1], "M60-4Q86 20 81 45Q74 41 66 40Q72 18 60-4z"),
    path(GOLD[0], "M38 48Q60 37 82 48L81 39Q60 29 39 39z"),
    path(GOLD[1], "M66 40Q76 42 82 48L81 39Q74 34 66 32z"),
    path(GOLD[0], "M57.5 31V2L60-1L62.5 2V31z"),
    line(GOLD[1], 1.4, "M60-4Q86 20 81 41M60-4Q34 20 39 41"),
    line("#b23a34", 3.4, "M60 11v13M54.5 16h11"),
    dot("#3d74b8", 60, 36, 2.6),
  ]),
  line(GOLD[1], 4.5, "M93 120V52"),
  line(GOLD[0], 2.6, "M92.5 120V52"),
  line(GOLD[0], 4.5, "M93 54Q86 40 93 34Q103 30 104 40Q103 48 96 45Q93 42 97 40"),
  dot(GOLD[0], 93, 56, 3.6),
  fist(93, 93, GLOVE, COPE),
]);
