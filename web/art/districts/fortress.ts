import { arch, bastion, crenel, dot, each, flag, grate, INK, line, PLASTER, rock, scene, slit, STONE, wall, wins } from "../grammar";

export default scene("military", (roof) => [
  rock(4, 80, 112, 18, ["#a3795c", "#6f4a38"]),
  wall(44, 22, 32, 40, STONE),
  crenel(41, 22, 38, 5, STONE),
  flag(60, 18, roof[0], 1, 14),
  wins([49.5, 57.5, 65.5], 29),
  bastion(24, 34, 18, 34, 3, STONE),
  crenel(22, 34, 22, 4, STONE),
  bastion(78, 34, 18, 34, 3, STONE),
  crenel(76, 34, 22, 4, STONE),
  slit(33, 42),
  slit(87, 42),
  bastion(16, 52, 88, 26, 6, PLASTER),
  crenel(16, 52, 88, 11),
  each([24, 36, 78, 90], (x) => dot(INK, x + 3, 63, 3) + line("#3d3744", 3, `M${x + 3} 63h-4`)),
  arch(51, 58, 18, 22),
  grate(51, 58, 18, 20, 4),
], { light: 98 });
