import { arch, bastion, crenel, drum, each, flag, grate, INK, line, path, scene, SLATE, slit, wins, WOOD } from "../grammar";

export default scene("unique", () => [
  path("#77864c", "M8 84q8-18 52-20q44 2 52 20z"),
  bastion(36, 26, 48, 48, 4, SLATE),
  crenel(32, 26, 56, 7, SLATE),
  line(SLATE[1], 1, "M36 44h28M35 56h29"),
  each([32, 78], (x) => drum(x, 30, 11, 46, SLATE) + crenel(x - 1.5, 28, 14, 3, SLATE)),
  wins([52, 63], 34, 5, 9),
  slit(37.5, 44),
  slit(83.5, 44),
  arch(52, 54, 16, 20, INK, SLATE),
  grate(52, 54, 16, 14, 3),
  path(WOOD[0], "M53 74h14l4 10H49z"),
  line("#5e3d20", 1, "M52 77h16M51 80h18"),
  line(INK, 1, "M51 60L49 84M69 60l2 24"),
  flag(60, 21, "#8257b8", 1, 12),
], { light: 98 });
