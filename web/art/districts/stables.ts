import { dot, gable, GOLD, hip, INK, line, PALE, path, rect, scene, wall, win, WOOD } from "../grammar";

const mane = "#4a2c17";

export default scene("unique", (roof) => [
  wall(18, 44, 84, 32, WOOD),
  line("#6b4526", 1, "M26 45v31M34 45v31M42 45v31M78 45v31M86 45v31M94 45v31"),
  hip(18, 44, 84, 18, roof, 9),
  gable(42, 44, 36, 24, roof),
  win(57, 30, 6, 9),
  rect("#2c1d14", 44, 44, 32, 32),
  rect("#f3e3c0", 43, 43, 34, 2),
  path(mane, "M52 76V60q0-16 14-20l4 4-4 32z"),
  path("#a8693a", "M55 76V62q1-14 10-18l1-6 3 5q5 2 7 9l4 9q0 5-5 5l-3-1-6-4q-2 6 1 14z"),
  path("#7f4a25", "M67 76q-3-8-1-14l6 4 3 1q5 0 5-5l-2-4q-6 3-12 0q-6 8-4 18z"),
  path(PALE, "M70 47l3 6 3 4-1.5 1-5-6z"),
  dot(INK, 68, 50, 1.4),
  dot(INK, 77, 61, 0.9),
  rect(WOOD[0], 43, 64, 34, 13),
  line("#6b4526", 1.6, "M44 65h32v11H44zL76 76M76 65L44 76"),
  path(GOLD[0], "M20 77q2-12 10-11t10 11z"),
  line(GOLD[1], 0.9, "M26 76l2-8M32 76l1-8M36 76l-2-7"),
  path(GOLD[0], "M84 77q2-8 8-8t8 8z"),
  line(GOLD[1], 2, "M88 50q0 8 4 8t4-8"),
], { light: 96 });
