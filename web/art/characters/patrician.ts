import { at, dot, each, line, medallion, mirror, path, spikes } from "../grammar";

const leaves = [[22, 50, -62], [14, 44.5, -38], [10, 36, -12], [10, 26.5, 12], [14.5, 18, 38]] as const;

export default medallion(4, ({ cream, shade, deep, gilt }) => {
  const branch = line(shade, 1.8, "M31 52Q14 48 13.5 31Q14 20 21 14") + each(leaves, ([x, y, turn]) => at(x, y, 1, [path(cream, "M0-8q6.5 8 0 15q-6.5-7 0-15z")], turn - 12) + at(x + 7, y - 3, 1, [path(shade, "M0-6q5 6 0 11q-5-5 0-11z")], turn + 34));
  return [
    branch,
    mirror(32, branch),
    path("#c8352c", "M32 50l7 8-5-.5-2 3.5-2-3.5-5 .5z"),
    dot(gilt, 32, 51, 3.4),
    `<circle cx="32" cy="30" r="8" fill="${gilt}" stroke="${deep}" stroke-width="1.2"/>`,
    path(deep, spikes(32, 30, 8, 5.4, 2.6)),
  ];
});
