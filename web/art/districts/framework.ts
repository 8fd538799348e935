import { arch, crate, each, INK, ladder, line, path, rect, scene, STONE, wall, WOOD } from "../grammar";

const pole = (x: number) => line(WOOD[1], 2, `M${x} 77V18`);

export default scene("unique", () => [
  wall(40, 54, 40, 22, STONE),
  path(STONE[0], "M40 54V40h6v4h6v-6h6v8h5v4h8v-5h5v5h4v4z"),
  path(STONE[1], "M64 54v-4h7v-5h5v5h4v4z"),
  arch(53, 60, 14, 16),
  rect(INK, 44, 46, 5, 8),
  each([30, 50, 70, 90], pole),
  line(WOOD[0], 2.4, "M26 60h68M26 46h68M26 32h68"),
  line("#c99763", 1.2, "M30 60l20-14M70 46l20-14M70 60l20-14M30 46l20-14"),
  rect("#c99763", 28, 29.4, 30, 2),
  ladder(73, 77, 17, 4),
  ladder(53, 60, 14, 3),
  ladder(33, 46, 14, 3),
  line(WOOD[1], 2.4, "M90 20L58 12M90 30V16"),
  line(INK, 0.9, "M60 13v12"),
  rect(STONE[0], 55, 24.5, 10, 6.5),
  rect(STONE[1], 61, 24.5, 4, 6.5),
  crate(14, 67, 10),
  rect(STONE[0], 96, 70, 11, 7),
], { light: 34 });
