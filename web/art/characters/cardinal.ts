import { bust, dot, each, face, GOLD, line, mirror, neck, type Pair, path, portrait, TANNED } from "../grammar";

const RED: Pair = ["#cf2e2e", "#951a1e"];
const HAIR: Pair = ["#3b2d28", "#251a17"];
const TASSELS =
  line(RED[1], 1.8, "M34 44Q24 60 30 78M30 78l-6 8M30 78l6 8") + each([[30, 76], [24, 87], [36, 87]] as const, ([x, y]) => path(RED[0], `M${x - 3} ${y}h6l1.5 8h-9z`) + dot(GOLD[0], x, y, 2.2));

/** A lean man who knows more than he says, under the wide red hat with its tassels. */
export default portrait(5, [
  neck(TANNED),
  bust(RED, 42),
  path("#fffaf0", "M50 86Q60 98 70 86L73 90Q60 106 47 90z"),
  line(RED[1], 1.6, "M60 104v16"),
  each([108, 116], (y) => dot(GOLD[0], 60, y, 1.6)),
  face(TANNED, { jaw: "long", brows: "stern", hair: HAIR[0], bushy: 2.2, iris: "#33241a", nose: "hooked", mouth: "smirk", open: 0.6, look: 0.8, old: true }),
  path(HAIR[0], "M55 79q3-1.5 6 0q1 6-3 10q-4-4-3-10z"),
  path(HAIR[0], "M43 60Q40 46 46 40L49 46Q45 50 43 60zM77 60Q80 46 74 40L71 46Q75 50 77 60z"),
  path(RED[0], "M40 42Q42 18 60 18Q78 18 80 42z"),
  path(RED[1], "M64 18.5Q78 20 80 42H66Q70 28 64 18.5z"),
  path(RED[0], "M10 42Q30 32 60 32Q90 32 110 42Q92 52 60 51Q28 52 10 42z"),
  path(RED[1], "M10 42Q60 48 110 42Q92 52 60 51Q28 52 10 42z"),
  line("#ef6a5e", 1.6, "M40 35Q50 33.5 60 33.5"),
  TASSELS,
  mirror(60, TASSELS),
]);
