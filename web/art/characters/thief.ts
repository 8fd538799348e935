import { bust, coins, eyes, face, fist, line, type Looks, neck, type Pair, path, portrait, TANNED } from "../grammar";

const SHIRT: Pair = ["#4f5a3a", "#343d26"];
const SCARF: Pair = ["#b8452f", "#7f2a1b"];
const LOOKS: Looks = { jaw: "oval", brows: "raised", hair: "#2a1a10", iris: "#6b4a1e", look: -0.9, mouth: "smile", nose: "straight" };

/** A grin below a black mask, a knotted headscarf, somebody's purse. */
export default portrait(2, [
  path(SCARF[1], "M78 44Q92 44 100 54Q94 54 92 58Q100 62 100 70Q88 66 78 52z"),
  neck(TANNED),
  bust(SHIRT),
  path("#d9c7a0", "M50 87Q60 99 70 87L64 104Q60 108 56 104z"),
  face(TANNED, LOOKS),
  path("#3a2616", "M42 66Q44 82 55 85Q62 87 68 84Q77 80 78 66Q74 74 66 72Q58 69 50 72Q44 72 42 66z", 0.28),
  path("#fffaf0", "M52 74.5Q59 78 65.5 74.5Q60 80.5 52 74.5z"),
  path("#1d1a20", "M39 51Q48 46 57 52Q68 46 81 51Q84 60 74 64Q64 66 58.5 60Q50 66 44 64Q37 60 39 51z"),
  eyes(LOOKS, 57.5),
  path(SCARF[0], "M39 50Q35 24 60 22Q85 24 81 50Q60 38 39 50z"),
  path(SCARF[1], "M64 22Q85 26 81 50Q76 46 70 44Q72 30 64 22z"),
  line("#e9a58a", 1.4, "M46 38q3-8 9-10"),
  path(SCARF[0], "M77 44q6-2 8 3q-2 5-7 4z"),
  coins([[87, 66], [93, 63], [99, 66]], 4),
  path("#a9743a", "M84 92Q76 78 90 72L85 66H103L98 72Q112 78 104 93Q94 99 84 92z"),
  path("#7c5022", "M96 96Q106 82 95 72H98Q112 78 104 93Q100 96 96 96z"),
  line("#5a3616", 2.6, "M88 72h12"),
  line("#d0a064", 1.6, "M86 84q0-5 3-7"),
  fist(94, 100, TANNED, SHIRT),
]);
