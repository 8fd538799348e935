import { line, medallion, path, spikes } from "../grammar";

export default medallion(6, ({ cream, shade, deep, gilt }) => [
  path(cream, "M22 10q5 3 10 0q5 3 10 0l-4 9H26z"),
  path(cream, "M26 22h12q12 9 12 20q0 10-18 10t-18-10q0-11 12-20z"),
  path(shade, "M36 22h2q12 9 12 20q0 9-14 10q9-14 0-30z"),
  line(gilt, 3, "M25 20.5h14"),
  `<circle cx="31" cy="38" r="8" fill="${gilt}" stroke="${deep}" stroke-width="1.3"/>`,
  path(deep, spikes(31, 38, 5, 4.6, 2)),
]);
