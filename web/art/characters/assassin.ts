import { at, dot, line, medallion, path, rect } from "../grammar";

export default medallion(1, ({ cream, shade, deep }) => [
  at(34, 30, 1, [
    path(cream, "M-4-6h8v20L0 24l-4-10z"),
    path(shade, "M0-6h4v20L0 24z"),
    line(deep, 1, "M0-4v18"),
    path(cream, "M-11-8q11-3 22 0v4q-11-3-22 0z"),
    rect(shade, -2.4, -18, 4.8, 10),
    line(deep, 1, "M-2-15h4M-2-12h4"),
    dot(cream, 0, -19.5, 3.4),
  ], 40),
  path("#d8392f", "M41 41q5 7 0 10q-5-3 0-10z"),
]);
