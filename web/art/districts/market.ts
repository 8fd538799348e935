import { awning, dot, flag, gable, GOLD, line, PALE, rect, RED, scene, times, wall, wins, WOOD } from "../grammar";

const fruit = ["#d2483c", "#e8a13a", "#7fae4c", "#c94f6a"];
const stall = (x: number, y: number, w: number, stripe: string) =>
  line("#7d5430", 1.6, `M${x + 2} ${y + 4}V77M${x + w - 2} ${y + 4}V77`) +
  rect("#4d3a29", x + 2, y + 6, w - 4, 77 - y - 8) +
  rect(WOOD[0], x, 68, w, 9) + rect(WOOD[1], x, 75, w, 2) +
  times(Math.floor(w / 5), (i) => dot(fruit[(i + w) % 4] ?? RED, x + 3.6 + i * 4.8, 67, 2.7)) +
  awning(x - 2, y - 4, w + 4, 9, stripe, PALE);

export default scene("trade", (roof) => [
  wall(44, 34, 32, 42),
  gable(44, 34, 32, 18, roof),
  flag(60, 18, roof[0]),
  wins([50, 57.5, 65], 38),
  stall(15, 55, 28, RED),
  stall(77, 55, 28, GOLD[1]),
  stall(44, 58, 32, roof[0]),
], { ground: "paving", light: 92 });
