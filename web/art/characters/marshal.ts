import { at, dot, medallion, mirror, path, rect, spikes } from "../grammar";

export default medallion(8, ({ cream, shade, deep, gilt }) => {
  const baton = at(32, 32, 1, [rect(gilt, -2.6, -24, 5.2, 48), rect(cream, -3.4, -25, 6.8, 5), rect(cream, -3.4, 20, 6.8, 5)], 42);
  return [
    baton,
    mirror(32, baton),
    path(cream, "M17 15h30v17q0 14-15 21q-15-7-15-21z"),
    path(shade, "M32 15h15v17q0 14-15 21z"),
    path(deep, "M20 18h24v14q0 11-12 17q-12-6-12-17z"),
    path(gilt, spikes(32, 31, 5, 11, 4.6)),
    dot(deep, 32, 31.5, 2.8),
  ];
});
