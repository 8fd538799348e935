import { line, medallion, path } from "../grammar";

export default medallion(2, ({ cream, shade, deep, gilt }) => [
  path(cream, "M8 24q12-5 24 0q12-5 24 0q1 16-11 17q-8 0-13-8q-5 8-13 8q-12-1-11-17z"),
  path(shade, "M32 24q12-5 24 0q1 16-11 17q-8 0-13-8z", 0.7),
  path(deep, "M14 29q7-3 13 3q-6 5-11 2q-2-2-2-5zM50 29q-7-3-13 3q6 5 11 2q2-2 2-5z"),
  `<circle cx="32" cy="47" r="5" fill="${gilt}" stroke="${deep}" stroke-width="1"/>`,
  line(deep, 1.3, "M32 44.5v5"),
]);
