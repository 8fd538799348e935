import { dot, line, medallion, path, rect } from "../grammar";

export default medallion(7, ({ cream, shade, deep }) => [
  path(shade, "M12 50V18l32 32zM19 43h8l-8-9z"),
  line(deep, 1, "M12 26h3M12 32h3M12 38h3M26 50v-3M33 50v-3"),
  path(cream, "M34.5 18.5l4.5 1L29 53l-1.5 3L27 52.5z"),
  path(cream, "M37 18.5l4.5-1L52 49l.600 3.5-2.2-2.8z"),
  line(cream, 2.6, "M33 36q8 5 13.5 0"),
  dot(cream, 38, 16, 5),
  dot(deep, 38, 16, 2),
  rect(cream, 36.6, 7, 2.8, 6),
]);
