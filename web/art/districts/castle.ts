import { arch, banner, crenel, drum, flag, grate, RED, scene, spire, wall, wins } from "../grammar";

export default scene("noble", (roof) => [
  drum(50, 27, 20, 37),
  spire(50, 27, 20, 17, roof),
  flag(60, 10, RED, 1, 9),
  wins([57.5], 31),
  wall(30, 48, 60, 28),
  crenel(30, 48, 60, 8),
  drum(20, 38, 18, 38),
  crenel(18, 38, 22, 4),
  spire(21, 33, 16, 19, roof),
  drum(82, 38, 18, 38),
  crenel(80, 38, 22, 4),
  spire(83, 33, 16, 19, roof),
  wins([26.5, 88.5], 46),
  wall(48, 44, 24, 32),
  crenel(46, 44, 28, 5),
  arch(53, 58, 14, 18),
  grate(53, 58, 14, 18, 3),
  wins([45, 70], 55, 4, 8),
  banner(57, 47, 6, 9, [RED, "#842620"]),
], { light: 38 });
