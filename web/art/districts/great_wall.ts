import { crenel, flag, INK, line, path, rect, scene, STONE, times, wall } from "../grammar";

const tower = (x: number, y: number, w: number, h: number) => wall(x, y, w, h, STONE) + crenel(x - 1.5, y, w + 3, 3, STONE) + rect(INK, x + w / 2 - w * 0.12, y + h * 0.35, w * 0.24, w * 0.34);

export default scene("unique", () => [
  path("#6f8a58", "M0 60q18-22 40-8q20-26 46-10q18 6 34 2v40H0z"),
  path(STONE[0], "M120 40Q98 44 88 34L88 40Q98 50 120 47z"),
  path(STONE[1], "M88 34Q74 32 64 42L64 48Q76 40 88 40z"),
  tower(83, 26, 10, 16),
  path("#566f48", "M0 84V70q22-22 52-22q30 2 68 22v14z"),
  path(STONE[0], "M64 40Q46 46 38 60L44 68Q52 54 64 49z"),
  line(STONE[1], 1.6, "M64 49Q52 54 44 67"),
  tower(57, 34, 13, 19),
  path(STONE[0], "M30 60Q58 72 120 62V84H20z"),
  path(STONE[1], "M24 72Q60 84 120 74V84H20z"),
  path(STONE[0], times(11, (i) => `M${36 + i * 8} ${64.5 + Math.sin(i / 3.4) * 2.2 - (i > 5 ? (i - 5) * 0.9 : 0)}v-5h4.5v6z`)),
  tower(18, 44, 22, 40),
  flag(29, 39, "#8257b8"),
], { light: 98, far: false, ground: "none" });
