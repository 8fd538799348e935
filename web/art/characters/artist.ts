import { at, dot, medallion, path, rect } from "../grammar";

export default medallion(9, ({ cream, shade, deep, gilt }) => [
  path(cream, "M30 14q20-2 22 15q0 9-9 8q-6-1-6 4q3 10-8 10q-18-2-18-18q1-17 19-19z"),
  dot(deep, 25, 42, 3.5),
  dot("#d8392f", 20, 32, 3.4),
  dot("#3d74b8", 25, 23, 3.4),
  dot("#3e9a5a", 35, 20.5, 3.4),
  dot(gilt, 44, 26, 3.4),
  at(43, 38, 1, [rect(shade, -1.5, -4, 3, 22), rect(deep, -2, -8, 4, 5), path(cream, "M-2-8q-1-6 2-9q3 3 2 9z")], -38),
]);
