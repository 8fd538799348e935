import { cypress, dot, each, flame, GOLD, line, MARBLE, path, rect, scene, steps, STONE, wall } from "../grammar";

export default scene("unique", () => [
  path(MARBLE[0], "M52 62L55 16l5-8 5 8 3 46z"),
  path(MARBLE[1], "M60 62V8l5 8 3 46z"),
  path(GOLD[0], "M55 16l5-8 5 8z"),
  path(GOLD[1], "M60 16V8l5 8z"),
  line("#b5a893", 1, "M55 24h4M54.5 32h5M54 40h5.5M53.6 48h6"),
  wall(44, 60, 32, 12, MARBLE),
  rect(MARBLE[1], 42, 58, 36, 3),
  line(GOLD[1], 1.8, "M55 70q-4-4-1-8M65 70q4-4 1-8"),
  dot(GOLD[0], 60, 66, 2.6),
  steps(38, 72, 44, 4, MARBLE),
  each([30, 90], (x) => path(STONE[0], `M${x - 4} 64h8l-2 5h-4z`) + rect(STONE[1], x - 1.5, 68, 3, 12) + flame(x, 64, 1.1)),
  cypress(14, 78, 24),
  cypress(106, 78, 24),
], { light: 60, ground: "paving" });
