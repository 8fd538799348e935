import { arch, BRICK, crenel, door, dot, drum, each, faint, GOLD, line, LIT, onion, PALE, path, PLASTER, scene, wall, wins } from "../grammar";

export default scene("unique", (roof) => [
  wall(18, 52, 84, 24, BRICK),
  crenel(18, 52, 84, 11, BRICK),
  wall(42, 32, 36, 44, BRICK),
  crenel(42, 32, 36, 5, BRICK),
  each([37, 73], (x) => drum(x, 28, 10, 48, PLASTER) + onion(x, 28, 10, 14, roof)),
  wins([24, 32, 83, 91], 60, 5, 10),
  arch(50, 58, 20, 18, "#4a2c20"),
  door(54, 61, 12, 15),
  faint(0.35, dot(LIT, 60, 44, 11)),
  path(PALE, "M60 54q-6-4-11-2V40q5-2 11 2q6-4 11-2v12q-5-2-11 2z"),
  path("#d9c9a2", "M60 54V42q6-4 11-2v12q-5-2-11 2z"),
  line("#8a6a3e", 0.9, "M52 43.5q3-.5 5 .6M52 47q3-.5 5 .6M63 44.1q2-1.1 5-.6M63 47.6q2-1.1 5-.6"),
  path("#2a1a3f", "M60 12L80 20 60 28 40 20z"),
  path("#3d2a5e", "M50 23.5v7q10 5 20 0v-7L60 28z"),
  line(GOLD[0], 1.4, "M76 21v9"),
  path(GOLD[0], "M74.5 29h3l.6 5h-4.2z"),
], { light: 100 });
