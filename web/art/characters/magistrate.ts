import { at, line, medallion, path, rect } from "../grammar";

export default medallion(1, ({ cream, shade, deep }) => [
  at(31, 26, 1, [
    rect(cream, -11, -7, 22, 13),
    rect(shade, -11, 1, 22, 5),
    rect(cream, -14, -8.5, 5, 16),
    rect(cream, 9, -8.5, 5, 16),
    line(deep, 1, "M-8-6v11M8-6v11"),
    rect(shade, -2.2, 6, 4.4, 22),
  ], -42),
  path(cream, "M15 47h20v4H15zM18 43h14v4H18z"),
]);
