import { dot, each, line, medallion, path } from "../grammar";

export default medallion(4, ({ cream, shade, deep }) => [
  path(cream, "M14 43q-6-20 8-22q8 0 10 7q2-7 10-7q14 2 8 22z"),
  path(shade, "M32 28q2-7 10-7q14 2 8 22H36z", 0.7),
  path(deep, "M20 40q-4-12 3-13q5 1 5 13zM44 40q4-12-3-13q-5 1-5 13z"),
  line(cream, 2.6, "M32 28v15"),
  dot(cream, 32, 20, 4),
  line(cream, 2.6, "M32 17V8.5M28.5 11.5h7"),
  line(deep, 1, "M28.5 20h7"),
  path(cream, "M13 43h38v7H13z"),
  line(deep, 1.2, "M14 43h36"),
  each([19, 32, 45], (x) => dot("#c8352c", x, 46.5, 1.8)),
]);
