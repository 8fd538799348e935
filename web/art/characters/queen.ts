import { dot, each, line, medallion, path } from "../grammar";

export default medallion(9, ({ cream, shade, deep, gilt }) => [
  path(cream, "M17 44l-6-20 10 11 3-20 8 17 8-17 3 20 10-11-6 20z"),
  path(shade, "M34 44l-2-12 8-17 3 20 10-11-6 20z", 0.7),
  each([[11, 22], [24, 13], [40, 13], [53, 22]] as const, ([x, y]) => dot(gilt, x, y, 2.8)),
  path("#e8506a", "M32 29q-5.5-4-5.5-7.5q0-2.7 2.5-2.7q2.2 0 3 2.3q.800-2.3 3-2.3q2.5 0 2.5 2.7q0 3.5-5.5 7.5z"),
  path(cream, "M16 45.5q16 4 32 0l-.600 5q-15.4 4-30.8 0z"),
  line(deep, 1.2, "M17 44.7q15 3.5 30 0"),
  each([23, 32, 41], (x) => dot("#e8506a", x, x === 32 ? 50 : 49.3, 1.6)),
]);
