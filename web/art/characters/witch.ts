import { medallion, path, rect, spikes } from "../grammar";

export default medallion(1, ({ cream, shade, deep, gilt }) => [
  path(cream, "M20 41q4-8 7-20q2-6 14-9q-5 4-3 10q3 12 8 19z"),
  path(shade, "M34 41q0-14 1-22l6-7q-5 4-3 10q3 12 8 19z"),
  path(deep, "M22 36q10 4 21 0l2.5 5q-13 4-26 0z"),
  path(gilt, "M29 36.5h7v5.5h-7z"),
  rect(deep, 31, 38.2, 3, 2.2),
  path(cream, "M11 42q21 8 42 0q-2 9-21 9t-21-9z"),
  path(gilt, spikes(18, 21, 5, 4, 1.7)),
]);
