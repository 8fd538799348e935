import { bust, each, face, FAIR, GOLD, line, mirror, neck, type Pair, path, portrait } from "../grammar";

const HAIR: Pair = ["#a8672e", "#77441a"];
const GOWN: Pair = ["#3a3350", "#262038"];
const BRAID = each([0, 1, 2, 3], (i) => path(HAIR[i % 2 ? 0 : 1], `M${38 - i} ${64 + i * 9}q-7 5 0 11q7-6 0-11z`));
const PAGE = path("#fff8e6", "M60 102Q48 94 32 98V120H60z") + line("#b9a67c", 1.2, "M38 103q8-1 16 2M38 108q8-1 16 2M38 113q8-1 16 2");

/** A young woman with braids and round glasses under a square cap, lost in a book. */
export default portrait(7, [
  path(HAIR[1], "M40 44H80V72H40z"),
  neck(FAIR, 8),
  bust(GOWN, 40),
  path("#fbf3e0", "M49 87L60 99L71 87L74 95L60 106L46 95z"),
  face(FAIR, { jaw: "round", brows: "raised", hair: HAIR[1], iris: "#3f7a9a", open: 1.05, look: -0.2, mouth: "smile", lips: "#c8615a", nose: "small", lashes: true }),
  each([[48.5, 57], [66, 57]] as const, ([x, y]) => `<circle cx="${x}" cy="${y}" r="7.6" fill="#e8f6ff" fill-opacity=".3" stroke="#3b2a1d" stroke-width="1.6"/>`),
  line("#3b2a1d", 1.6, "M56 56q1.5-1.5 3 0M41 55l-2-1M73.5 55l5-1"),
  path(HAIR[0], "M39 62Q34 38 46 34H74Q86 38 81 62Q80 48 70 43Q62 48 52 44Q42 48 39 62z"),
  BRAID,
  mirror(60, BRAID),
  path(GOWN[0], "M40 30V44Q60 34 80 44V30z"),
  path(GOWN[1], "M62 30V37Q72 38 80 44V30z"),
  path("#4b4366", "M60 10L106 24L60 38L14 24z"),
  path(GOWN[1], "M60 38L106 24V27L60 41L14 27V24z"),
  line(GOLD[0], 1.8, "M60 24L92 29V48"),
  path(GOLD[0], "M89 46h6l1.5 12h-9z"),
  path(GOLD[1], "M92 46h3l1.5 12h-4z"),
  path("#8c3a2a", "M28 101Q44 96 60 104Q76 96 92 101V120H28z"),
  PAGE,
  mirror(60, PAGE),
  line("#b9a67c", 1.6, "M60 102v18"),
  each([[31, 110], [89, 110]] as const, ([x, y]) => path(FAIR[x < 60 ? 0 : 1], `M${x - 6} ${y + 12}q-2-18 5-19q7 0 7 9v10z`)),
]);
