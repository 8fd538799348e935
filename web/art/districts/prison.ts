import { arch, crenel, dot, grate, INK, line, path, rect, scene, SLATE, slit, times, wall } from "../grammar";

const cell = (x: number) => rect(INK, x, 46, 12, 10) + grate(x, 46, 12, 10, 3, "#c9c2c9");

export default scene("military", () => [
  wall(26, 38, 68, 38, SLATE),
  rect(SLATE[1], 24, 36, 72, 4),
  path("#4a4254", times(11, (i) => `M${34 + i * 4.8} 37l1.4-6 1.4 6z`)),
  wall(18, 30, 14, 46, SLATE),
  crenel(16, 30, 18, 3, SLATE),
  wall(88, 30, 14, 46, SLATE),
  crenel(86, 30, 18, 3, SLATE),
  cell(36),
  cell(54),
  cell(72),
  arch(51, 60, 18, 16, INK, SLATE),
  grate(51, 60, 18, 16, 5, "#c9c2c9"),
  line("#3d3744", 1.4, "M76 70q5-3 8 1"),
  dot("#3d3744", 86, 73, 4.5),
  dot("#8d8597", 84.8, 71.6, 1.2),
  slit(25, 42),
  slit(95, 42),
], { ground: "paving", light: 60 });
