import { dot, each, line, medallion, path } from "../grammar";

export default medallion(4, ({ cream, shade, deep }) => [
  path(cream, "M13 42l-3-21 11 9 11-16 11 16 11-9-3 21z"),
  path(shade, "M36 42l-4-28 11 16 11-9-3 21z", 0.75),
  path(cream, "M13 44h38v6H13z"),
  line(deep, 1.3, "M13 43h38"),
  each([[10, 19], [32, 12], [54, 19]] as const, ([x, y]) => dot(cream, x, y, 3)),
  each([21, 43], (x) => dot("#3d74b8", x, 38, 2.2)),
  dot("#c8352c", 32, 36, 3),
]);
