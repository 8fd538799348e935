import { at, bust, dot, each, face, FAIR, GOLD, line, neck, type Pair, path, portrait, rect } from "../grammar";

const HAIR: Pair = ["#8d8a86", "#64615e"];
const COAT: Pair = ["#4a4f3c", "#2f3327"];
const HAT: Pair = ["#2b2630", "#19151d"];

/** A gaunt man with eyeglasses and a tall hat, who has counted your coins already. */
export default portrait(9, [
  at(0, 6, 1, [neck(FAIR, 7)]),
  bust(COAT, 36, 94),
  path("#fbf6ea", "M42 94Q60 100 78 94L82 102Q60 112 38 102z"),
  line("#cfc5b2", 1.4, "M60 100v10"),
  at(0, 6, 1, [
    path(HAIR[0], "M40 44Q36 60 41 74L46 60zM80 44Q84 60 79 74L74 60z"),
    face(FAIR, { jaw: "long", brows: "stern", hair: HAIR[1], bushy: 2.4, iris: "#4a4a5a", open: 0.65, look: 0.8, nose: "hooked", mouth: "grim", old: true }),
    path(HAIR[0], "M42 52Q39 62 43 72L46 70Q43 60 46 48z"),
    path(HAIR[1], "M78 52Q81 62 77 72L74 70Q77 60 74 48z"),
    each([48.5, 66], (x) => `<circle cx="${x}" cy="57.5" r="7" fill="#fff" fill-opacity=".35" stroke="${GOLD[0]}" stroke-width="2"/>`),
    line(GOLD[0], 2, "M55.5 56q1.7-2 3.5 0"),
    line(GOLD[1], 1, "M72.5 58Q80 70 76 90"),
    path(HAT[0], "M42 40L47 4Q60-1 73 4L78 40z"),
    path(HAT[1], "M66 1.5Q70 2.5 73 4L78 40H66z"),
    path("#7b5a24", "M41 36Q60 30 79 36L78 29Q60 23 42 29z"),
    rect(GOLD[0], 54, 25, 12, 9),
    rect(HAT[0], 57, 27.5, 6, 4),
    path(HAT[0], "M24 40Q60 28 96 40Q94 48 60 44Q26 48 24 40z"),
    path(HAT[1], "M60 42Q90 42 96 40Q94 48 60 44Q26 48 24 40Q40 43 60 42z"),
  ]),
  at(-4, 0, 1, [
    dot(GOLD[1], 97, 74, 9.6),
    dot(GOLD[0], 96.5, 73.5, 8.4),
    line("#8a5c14", 2, "M96.5 68.5v10"),
    path(FAIR[0], "M88 100Q84 92 88 86L92 80Q95 79 95 83L94 88Q98 82 101 81Q104 82 102 86L100 92Q106 94 104 100Q102 108 96 108Q90 108 88 100z"),
    path(FAIR[1], "M100 92Q106 94 104 100Q102 108 96 108Q102 100 100 92z"),
    line(FAIR[2], 1.1, "M94 88Q92 92 93 95M99 94Q96 94 95 97", 0.7),
    path(COAT[0], "M86 120L88 105Q96 110 104 105L108 120z"),
    path(COAT[1], "M98 108Q102 107 104 105L108 120H97z"),
  ]),
]);
