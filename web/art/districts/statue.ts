import { birds, bush, dot, GOLD, line, path, rect, scene, spikes, STONE, wall } from "../grammar";

const stone = "#e9e4dc";
const dim = "#a9a2ad";

export default scene("unique", () => [
  wall(44, 62, 32, 14, STONE),
  rect(STONE[0], 41, 59, 38, 4),
  rect(STONE[1], 41, 62, 38, 1.4),
  rect(STONE[1], 40, 75, 40, 4),
  rect(GOLD[0], 52, 66, 16, 5),
  path(dim, "M64 30q12 6 11 29H60z"),
  path(stone, "M53 59l2-17q-3-4-1-11q5-4 12 0q2 7-1 11l3 17h-6l-2-14-2 14z"),
  path(dim, "M60 29q4 0 6 2q2 7-1 11l3 17h-6l-2-14z"),
  dot(stone, 60, 23, 5),
  path(dim, "M60 18a5 5 0 0 1 0 10q3-5 0-10z"),
  path(GOLD[0], "M55 20q0-5 5-5t5 5l-2-1.5-3 1.5-3-1.5z"),
  line(stone, 3.6, "M55 32q-7-4-9-14"),
  line(dim, 3.4, "M66 33q5 5 4 12"),
  path("#f7f4ef", "M44.5 17l-1.5-12 2-1.5 2.5 13z"),
  line(GOLD[0], 1.8, "M42 16.5l8-1.4"),
  path(stone, "M66 42h10v7q0 5-5 7q-5-2-5-7z"),
  path(GOLD[0], spikes(71, 48, 5, 3, 1.3)),
  bush(28, 78, 1.3),
  bush(92, 78, 1.3),
  birds(24, 34),
], { light: 88, ground: "paving" });
