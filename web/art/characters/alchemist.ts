import { at, bust, dot, each, face, faint, FAIR, fist, GOLD, line, mirror, neck, type Pair, path, portrait } from "../grammar";

const HAIR: Pair = ["#f1ede6", "#c2bcb2"];
const APRON: Pair = ["#8a5a34", "#5f3b20"];
const TUFT = path(HAIR[0], "M42 62Q30 62 24 54Q32 55 33 51Q24 48 22 38Q30 44 34 41Q30 34 34 26Q38 34 46 38Q42 48 42 62z");

/** Hair on end, brass goggles, a flask that is about to do something. */
export default portrait(6, [
  neck(FAIR, 8),
  bust(["#e7dcc2", "#bfb08e"], 40),
  path(APRON[0], "M46 90L44 120H80L74 90Q60 100 46 90z"),
  path(APRON[1], "M66 95L64 120H80L74 90z"),
  TUFT,
  mirror(60, TUFT),
  face(FAIR, { jaw: "heart", brows: "raised", hair: HAIR[1], bushy: 3, iris: "#2f7f9a", open: 1.1, nose: "straight", mouth: "smile", old: true }),
  path("#fffaf0", "M52 74.5Q58 77.5 64 74Q62 80 58 80Q54 80 52 74.5z"),
  path("#3a3028", "M66 68q5-2 6 2q-1 4-5 3z", 0.45),
  line("#5a3a22", 3, "M41 54H79"),
  each([[48.5, 57], [66, 57]] as const, ([x, y]) => dot(GOLD[1], x, y, 9.2) + dot(GOLD[0], x - 0.5, y - 0.5, 8) + dot("#d9f3ea", x, y, 6.4) + dot("#fff", x - 2, y - 2.4, 1.6) + dot("#2f7f9a", x + 0.5, y + 0.5, 3) + dot("#1d1410", x + 0.5, y + 0.5, 1.5)),
  path(HAIR[0], "M56 30Q50 20 58 12Q58 18 63 18Q62 14 66 12Q70 22 62 30z"),
  at(95, 84, 1, [
    faint(0.3, dot("#ff9de0", 0, 0, 18)),
    path("#e9fbf4", "M-4.5-24h9v14L13 5Q14 10 9 10H-9Q-14 10-13 5L-4.5-10z", 0.85),
    path("#e0479e", "M-8.5-3H8.5L13 5Q14 10 9 10H-9Q-14 10-13 5z"),
    path("#b02a78", "M2-3H8.5L13 5Q14 10 9 10H2q6-6 0-13z"),
    line("#fff", 2, "M-5.5-24h11"),
    each([[-3, 2, 2], [4, 5, 1.5], [0, -15, 2], [3, -32, 2.6], [-4, -38, 3.4]] as const, ([x, y, r]) => dot("#ffb6e4", x, y, r)),
  ], 8),
  fist(94, 101, ["#7a5230", "#573719", "#33200e"], ["#e7dcc2", "#bfb08e"]),
]);
