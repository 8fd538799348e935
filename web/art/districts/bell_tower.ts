import { bush, door, dot, GOLD, hip, line, LIT, path, PLASTER, rect, scene, STONE, wall, wins, WOOD } from "../grammar";

export default scene("unique", (roof) => [
  wall(42, 54, 36, 22, STONE),
  rect(STONE[0], 39, 50, 42, 5),
  rect(STONE[1], 39, 53.5, 42, 1.5),
  rect("#3a2557", 43, 24, 34, 26),
  wall(40, 22, 6, 29),
  wall(74, 22, 6, 29),
  path(PLASTER[0], "M44 22h32v10q-4-7-16-7t-16 7z"),
  hip(38, 22, 44, 16, roof, 18),
  line(GOLD[0], 1.4, "M60 6v-4"),
  line(WOOD[1], 2.6, "M45 28h30"),
  path(GOLD[0], "M56 30q0-2 4-2t4 2q6 3 6 11q1 3 3 5H47q2-2 3-5q0-8 6-11z"),
  path(GOLD[1], "M62 28.2q2 .3 2 1.8q6 3 6 11q1 3 3 5h-8q2-10-3-17.8z"),
  line("#8a5f14", 1.2, "M49 42.5h22"),
  dot("#8a5f14", 60, 48, 2.6),
  line(LIT, 1.5, "M35 32q-4 6 0 12M30 29q-6 9 0 18M85 32q4 6 0 12M90 29q6 9 0 18"),
  wins([47, 68], 59, 5, 9),
  door(55, 62, 10, 14),
  bush(34, 78, 1.1),
  bush(88, 78, 1.1),
], { light: 98 });
