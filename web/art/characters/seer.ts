import { dot, line, medallion, path } from "../grammar";

export default medallion(3, ({ cream, shade, deep, gilt }) => [
  path(gilt, "M18 50q2-6 7-8h14q5 2 7 8z"),
  path(shade, "M34 42h5q5 2 7 8h-9z"),
  dot(cream, 32, 28, 16.5),
  path("#bfe3f7", "M32 11.5a16.5 16.5 0 0 1 0 33q12-16 0-33z", 0.8),
  path(deep, "M20 29q12-11 24 0q-12 11-24 0z"),
  dot(gilt, 32, 29, 4.6),
  dot(deep, 32, 29, 2),
  line("#fff", 2.2, "M21.5 22q2-4 6-6"),
]);
