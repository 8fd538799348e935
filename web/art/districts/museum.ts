import { arches, dot, GOLD, INK, line, MARBLE, path, pediment, PLASTER, rect, scene, steps, STONE, wall } from "../grammar";

export default scene("unique", (roof) => [
  wall(20, 42, 80, 34, PLASTER),
  pediment(18, 42, 84, 20, roof),
  path(GOLD[0], "M53 36q7-9 14 0q-3 2-7 2t-7-2z"),
  dot(INK, 60, 34.8, 2),
  arches([24, 49, 74], 47, 22, 29, "#4a3168"),
  path("#d97a4a", "M31 74q-5-8 1-15v-4h-2v-2h10v2h-2v4q6 7 1 15z"),
  line(INK, 1.2, "M30 64.5h11M30.5 68h10"),
  rect(STONE[0], 29, 74, 12, 2.5),
  rect(GOLD[0], 52, 54, 16, 18),
  rect("#8fc7e8", 54, 56, 12, 14),
  path("#4f8a55", "M54 70v-5l4-4 3 3 2-2 3 3v5z"),
  dot("#ffe48a", 63, 59, 1.6),
  path(MARBLE[0], "M79 74q0-7 4-8v-2q-2.5-3-1-6q3-4 6 0q1.5 3-1 6v2q5 1 5 8z"),
  path(MARBLE[1], "M86 57q4 3 1 7v2q5 1 5 8h-5z"),
  rect(STONE[0], 79, 74, 13, 2.5),
  steps(18, 76, 84, 3, MARBLE),
], { light: 104, ground: "paving" });
