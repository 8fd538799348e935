import { dot, each, line, medallion, path } from "../grammar";

export default medallion(5, ({ cream, shade, gilt }) => [
  each(Array.from({ length: 15 }, (_, i) => (i * 2 * Math.PI) / 15 - Math.PI / 2), (a) => dot(cream, 32 - 15 * Math.cos(a - 0.21), 25 + 13 * Math.sin(a - 0.21), 2.7)),
  each([41.5], (y) => dot(gilt, 32, y - 2, 3)),
  path(gilt, "M30 42h4v4h4.5v4H34v7h-4v-7h-4.5v-4H30z"),
  path(cream, "M25 31q0-11 4-15q3-2 3 2v13z"),
  path(shade, "M39 31q0-11-4-15q-3-2-3 2v13z"),
  line("#356ab0", 1, "M32 18v13"),
]);
