import { crenel, dot, faint, INK, line, LIT, path, scene, SLATE, wall } from "../grammar";

const scales = "#2f8f6b";
const belly = "#86d3a0";

export default scene("unique", (roof) => [
  wall(22, 40, 20, 36, SLATE),
  crenel(20, 40, 24, 4, SLATE),
  wall(78, 40, 20, 36, SLATE),
  crenel(76, 40, 24, 4, SLATE),
  path(SLATE[1], "M40 76V46h40v30h-7V66a13 13 0 0 0-26 0v10z"),
  path("#21133c", "M47 76V66a13 13 0 0 1 26 0v10z"),
  faint(0.45, path("#8ef0b6", "M51 76v-6a9 9 0 0 1 18 0v6z")),
  path("#1f6b52", "M70 34q10-22 26-22q-7 6-5 11q-5-1-7 4q-5-1-7 4z"),
  path("#1f6b52", "M48 36q-10-22-26-22q7 6 5 11q5-1 7 4q5-1 7 4z"),
  line(scales, 7, "M82 66q10-10-2-18q-12-6-22-3"),
  line(scales, 7.5, "M38 66q-10-8-2-16q8-6 20-6q8-2 4-14"),
  line(belly, 2, "M36 66q-8-8-1-14q8-6 20-6q9-2 6-12"),
  path(scales, "M88 70q-8 8-16 6q6-2 8-10z"),
  path(scales, "M50 32q-2-10 6-15l-4-8q6 1 9 6l6-7q1 6-1 10l6 12q2 6-4 8l-5-3-6 2q-6-1-7-5z"),
  path(belly, "M59 33l6 2 5 3q5-2 3-7l-8-1z"),
  dot(LIT, 62, 22, 2.2),
  dot(INK, 62.6, 22, 0.9),
  dot(INK, 70, 30, 0.9),
  path(roof[0], "M50 32l-5-4 2-4-4-3 5-3-1-5 6 1z"),
], { light: 98, ground: "paving" });
