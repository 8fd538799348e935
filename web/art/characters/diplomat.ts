import { at, dot, each, line, medallion, path } from "../grammar";

export default medallion(8, ({ cream, shade, deep }) => [
  path(shade, "M30 30Q30 14 44 8q3 13-6 23z"),
  path(cream, "M10 40q8 0 12-5q-4-10 2-20q8 4 10 14q4-6 10-5q4 1 5 5l5 2-5 2q0 12-13 14q-14 2-20-4q-4-1-6-3z"),
  path(shade, "M22 35q8 4 14-1q-2 10-14 12q-5-1-6-3q4-2 6-8z", 0.75),
  dot(deep, 45, 28.5, 1.5),
  line("#7bbf6a", 1.7, "M53 31q4 6 0 14"),
  each([[51, 38, 60], [56, 36, -30], [51, 44, 70], [56, 42, -20]] as const, ([x, y, turn]) => at(x, y, 1, [path("#a7dd8f", "M0-4q3.5 4 0 8q-3.5-4 0-8z")], turn)),
]);
