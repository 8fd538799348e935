import { line, medallion, path } from "../grammar";

export default medallion(9, ({ cream, shade, deep, gilt }) => [
  ...([[26, 22], [38, 24], [32, 13]] as const).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${gilt}" stroke="${deep}" stroke-width="1.2"/>${line(deep, 1.3, `M${x} ${y - 2.7}v5.4`)}`),
  path(cream, "M9 36h5q6-4 12 0h9q4 1 3 5h-9q8 1 12-1l9-6q5-1 5 3L43 49q-4 3-10 3H20l-4-3H9z"),
  path(shade, "M9 45q10 5 22 4q8 0 12-4l11-9q1 1 1 2L43 49q-4 3-10 3H20l-4-3H9z"),
  line(deep, 1.3, "M27 41h10"),
]);
