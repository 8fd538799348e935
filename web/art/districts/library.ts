import { arch, GOLD, hip, ladder, line, PALE, path, rect, RED, scene, times, wall, WOOD } from "../grammar";

const spines = ["#a8443a", "#3f74b8", "#3e8a5a", "#d0932a", "#7a57a8", "#d9c9a2"];
const shelf = (x: number, y: number, n: number, k: number) =>
  times(n, (i) => rect(spines[(i * 5 + k) % 6] ?? RED, x + i * 4, y + ((i * 7 + k) % 3), 3.4, 11 - ((i * 7 + k) % 3))) + rect("#5e3d20", x - 1, y + 11, n * 4 + 1.4, 2);

export default scene("unique", (roof) => [
  wall(20, 34, 80, 42),
  hip(20, 34, 80, 20, roof, 18),
  path(GOLD[0], "M60 29q-7-5-14-2v-9q7-3 14 2q7-5 14-2v9q-7-3-14 2z"),
  path(PALE, "M60 27q-6-4-12-2v-8q6-2 12 2.5q6-4.5 12-2.5v8q-6-2-12 2z"),
  line(GOLD[1], 1, "M60 19.5V27"),
  arch(26, 39, 68, 37, "#4a3150"),
  shelf(30, 47, 15, 1),
  shelf(30, 61, 5, 3),
  shelf(70, 61, 5, 2),
  path("#f7d98a", "M52 76V60h16v16z"),
  ladder(74, 76, 30, -4, 4),
  path(WOOD[1], "M57 76l1-8h4l1 8z"),
  path(PALE, "M60 69q-5-3-9-1v-5q4-2 9 1q5-3 9-1v5q-4-2-9 1z"),
  line("#8a6a3e", 0.8, "M60 64v5"),
  rect("#5e3d20", 26, 75, 68, 2.5),
], { light: 102 });
