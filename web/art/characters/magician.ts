import { each, line, medallion, path, spikes } from "../grammar";

export default medallion(3, ({ cream, shade, gilt }) => [
  line("#000", 5.5, "M16 49L35 30", 0.25),
  line(shade, 5, "M15 48L34 29"),
  line(cream, 5, "M15 48l5-5"),
  path(gilt, spikes(40, 23, 5, 13, 5.4)),
  path(cream, spikes(40, 23, 5, 7, 3)),
  each([[22, 19, 5], [51, 41, 5], [36, 47, 3.5], [15, 31, 3]] as const, ([x, y, r]) => path(cream, spikes(x, y, 4, r, r * 0.3))),
]);
