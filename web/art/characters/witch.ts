import { at, bust, dot, face, faint, FAIR, GOLD, longHair, neck, type Pair, palm, path, portrait } from "../grammar";

const HAIR: Pair = ["#c8552a", "#8f3416"];
const CLOTH: Pair = ["#3c3054", "#251c38"];

/** Red hair under a crooked hat, green eyes, a green flame in the hand. */
export default portrait(1, [
  at(0, 8, 1, [longHair(HAIR, 100), neck(FAIR, 8)]),
  bust(CLOTH, 38, 94),
  at(0, 8, 1, [
    face(FAIR, { jaw: "heart", brows: "angry", hair: HAIR[1], iris: "#2f9a4a", look: -0.6, mouth: "smirk", lips: "#a8323a", nose: "hooked", lashes: true }),
    path(HAIR[0], "M42 66Q36 40 52 34Q48 50 42 66zM78 66Q85 42 66 34Q74 46 78 66z"),
    path(CLOTH[0], "M38 36Q44 26 47 10Q51-8 74-4Q64 0 67 8Q75 22 82 36z"),
    path(CLOTH[1], "M62 36Q62 14 58-2Q66-7 74-4Q64 0 67 8Q75 22 82 36z"),
    path("#8a4fc0", "M41 29Q60 36 79 29L83 38Q60 46 37 38z"),
    path(GOLD[0], "M53 31.5h13v9H53z"),
    path("#8a4fc0", "M56 34h7v4h-7z"),
    path(CLOTH[0], "M12 40Q60 58 108 36Q102 50 60 51Q22 51 12 40z"),
    path(CLOTH[1], "M60 49Q90 47 108 36Q102 50 60 51z"),
  ]),
  at(-4, 0, 1, [
    faint(0.3, dot("#8ff0a0", 96, 84, 15)),
    path("#4fd070", "M96 96q-9-3-7-12q2-6 6-12q0 6 3 7q2-3 1-7q8 8 6 16q-2 7-9 8z"),
    path("#d6ffd0", "M96 95q-5-3-3-9q2 2 4-3q5 5 3 9q-1 3-4 3z"),
    palm(96, 97, FAIR, CLOTH),
  ]),
]);
