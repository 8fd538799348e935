import { at, each, GOLD, INK, lamp, line, mirror, oval, path, rect, scene, times } from "../grammar";

const mask = (x: number, y: number, angle: number, paint: string, mouth: string) =>
  at(x, y, 1, [path(paint, "M-8-8q8 4 16 0q2 14-8 20q-10-6-8-20z"), oval(INK, -3.4, -1, 2, 1.5), oval(INK, 3.4, -1, 2, 1.5), line(INK, 1.5, mouth)], angle);

export default scene("unique", () => [
  rect("#2c1a3d", 18, 16, 84, 62),
  path("#f7d98a", "M44 70L56 20h8l12 50z", 0.3),
  mask(51, 48, -10, "#fff3d6", "M-4 4q4 4 8 0"),
  mask(71, 52, 12, "#c9b8ea", "M-4 6.5q4-4 8 0"),
  path("#b23a34", "M18 18h22q2 30-10 50H18z"),
  path("#842620", "M26 18h5q1 30-6 50h-4q6-20 5-50zM36 18h4q2 30-10 50q7-20 6-50z"),
  mirror(60, path("#b23a34", "M18 18h22q2 30-10 50H18z"), path("#842620", "M26 18h5q1 30-6 50h-4q6-20 5-50zM36 18h4q2 30-10 50q7-20 6-50z")),
  line(GOLD[0], 2, "M22 54q6 3 12-2M98 54q-6 3-12-2"),
  path("#c8473f", times(6, (i) => `M${18 + i * 14} 12h14v8q-7 8-14 0z`)),
  line(GOLD[0], 1.6, times(6, (i) => `M${18 + i * 14} 20q7 8 14 0`)),
  rect(GOLD[0], 14, 8, 92, 5),
  rect(GOLD[1], 14, 12, 92, 1.6),
  each([14, 98], (x) => rect(GOLD[0], x, 8, 8, 66) + rect(GOLD[1], x + 5, 8, 3, 66)),
  rect("#9a6d3f", 10, 70, 100, 6),
  rect("#6e4a29", 10, 75, 100, 9),
  each([24, 36, 48, 60, 72, 84, 96], (x) => lamp(x, 72, 1.8)),
  path("#21133c", times(9, (i) => `M${i * 15 - 6} 84q0-6 6-6t6 6z`)),
], { inside: true });
