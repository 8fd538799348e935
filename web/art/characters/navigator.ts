import { at, dot, each, medallion, path } from "../grammar";

const spokes = [0, 45, 90, 135, 180, 225, 270, 315];

export default medallion(7, ({ cream, shade, deep }) => [
  each(spokes, (turn) => at(32, 32, 1, [path(cream, "M-1.5-5h3v-13h-3z"), path(cream, "M-2-17h4l-.700-5a1.8 1.8 0 1 0-2.6 0z")], turn)),
  `<circle cx="32" cy="32" r="14" fill="none" stroke="${shade}" stroke-width="4.5"/>`,
  `<circle cx="32" cy="32" r="11.5" fill="none" stroke="${deep}" stroke-width=".8"/>`,
  dot(cream, 32, 32, 5.5),
  dot(deep, 32, 32, 2),
]);
