import { dot, line, medallion, path, spikes } from "../grammar";

export default medallion(3, ({ cream, shade, deep, gilt }) => [
  path(shade, "M21 30q11 5 22 0v6q0 16-11 22q-11-6-11-22z"),
  path(cream, "M21 36q6-4 11 0q5-4 11 0q1 14-11 21q-12-7-11-21z"),
  line(shade, 1.2, "M28 42q0 6 3 11M36 42q0 6-3 11"),
  path("#f0cfa5", "M24 28h16v6q-4-1-8 2q-4-3-8-2z"),
  dot(deep, 28, 31.5, 1.4),
  dot(deep, 36, 31.5, 1.4),
  path(gilt, "M14 29q18 6 36 0l-5-5q-13 4-26 0z"),
  path(cream, "M20 25Q28 16 31 6q4 10 13 19q-12 4-24 0z"),
  path(shade, "M34 26.5Q34 16 31 6q4 10 13 19q-5 1.5-10 1.5z"),
  path(gilt, spikes(30, 20, 5, 3.6, 1.5)),
]);
