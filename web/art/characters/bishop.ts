import { dot, each, line, medallion, path } from "../grammar";

export default medallion(5, ({ cream, shade, deep, gilt }) => [
  path(shade, "M32 9q17 14 13 37H19Q15 23 32 9z"),
  path(cream, "M32 9q9 14 7 37H19Q15 23 32 9z"),
  path(gilt, "M29.5 17h5v8h6v5h-6v12h-5V30h-6v-5h6z"),
  path(gilt, "M18.5 44q13.5 4 27 0v6q-13.5 4-27 0z"),
  line(deep, 1, "M19 44.5q13 3.5 26 0"),
  each([24, 32, 40], (x) => dot("#c8352c", x, x === 32 ? 49 : 48.3, 1.5)),
]);
