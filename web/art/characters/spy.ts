import { dot, medallion, path } from "../grammar";

export default medallion(2, ({ cream, shade, deep }) => [
  path(cream, "M23 12h18q3 0 3 3v34q0 3-3 3H23q-3 0-3-3V15q0-3 3-3z"),
  path(shade, "M35 12h6q3 0 3 3v34q0 3-3 3h-6z"),
  path(deep, "M32 17a11 11 0 0 1 6 20l3 11H23l3-11a11 11 0 0 1 6-20z"),
  path(cream, "M22.5 28q9.5-9 19 0q-9.5 9-19 0z"),
  dot("#3d7f60", 32, 28, 4.2),
  dot(deep, 32, 28, 2),
  dot("#fff", 33.4, 26.6, 1),
]);
