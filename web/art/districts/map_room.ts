import { dot, faint, GOLD, line, PALE, path, rect, RED, scene, spikes } from "../grammar";

export default scene("unique", () => [
  rect("#6f4b2d", 22, 10, 76, 46),
  rect("#f3e0b2", 25, 13, 70, 40),
  path("#8fc0cf", "M25 13h70v40H25z", 0.55),
  path("#d9b56c", "M28 20q6-5 14-3q4 6 0 9q3 5-3 9q-8 4-10-3q-4-6-1-12z"),
  path("#d9b56c", "M56 18q10-5 20 0q8 0 12 6q-1 8-8 8q-2 8-10 7q-3-6-8-7q-8-6-6-14z"),
  path("#c79a4e", "M44 42q6-4 12 0q2 5-4 7q-8 1-8-7zM84 40q6-2 8 3q-2 5-7 3z"),
  `<path fill="none" stroke="${RED}" stroke-width="1.4" stroke-dasharray="2.6 2.4" d="M36 26q8 12 20 8t16-10"/>`,
  line(RED, 1.8, "M70 21l5 5M75 21l-5 5"),
  path(RED, spikes(88, 47, 4, 5, 1.4)),
  path("#5e3d20", "M24 68h72v5H24z"),
  path("#7d5430", "M30 73h5v11h-5zM85 73h5v11h-5z"),
  rect("#8a5f38", 22, 66, 76, 3),
  line(GOLD[1], 2.4, "M44 66v-4M36 66h16"),
  dot("#4f93bd", 44, 51, 11.5),
  path("#6fae62", "M36 44q6-4 9 0q2 5-3 6q-3 5-7 2q-1-5 1-8zM47 53q6-3 8 0q-1 5-5 6q-5-1-3-6z"),
  faint(0.25, path("#000", "M44 39.5a11.5 11.5 0 0 1 0 23q10-11 0-23z")),
  line(GOLD[0], 1.6, "M36 60q-8-8-4-18M44 62.5v3"),
  path(PALE, "M62 66l2-5h22l4 5z"),
  line(GOLD[1], 1.6, "M72 65l5-14 5 14M77 51v-3"),
], { inside: true });
