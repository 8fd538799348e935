import { dot, each, medallion, path, spikes } from "../grammar";

export default medallion(6, ({ cream, shade, deep, gilt }) => [
  path(cream, "M26 10h12v4h-2v10l11 19q4 9-5 9H22q-9 0-5-9l11-19V14h-2z"),
  path(deep, "M30 15h4v10l11 19q2 5-2.5 5h-21q-4.5 0-2.5-5l11-19z"),
  path(gilt, "M24.5 36h15L45 45q2 4-2.5 4h-21q-4.5 0-2.5-4z"),
  path(shade, "M35 36h4.5L45 45q2 4-2.5 4H36q4-6-1-13z", 0.7),
  each([[29, 42, 2.2], [35, 45, 1.6], [32, 32, 1.7], [33.5, 27, 1.2]] as const, ([x, y, r]) => dot(cream, x, y, r)),
  path(gilt, spikes(48, 20, 4, 5, 1.5)),
  path(gilt, spikes(16, 24, 4, 4, 1.2)),
]);
