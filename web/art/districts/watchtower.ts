import { bastion, bush, door, FIRE, flag, hip, lamp, line, path, PLASTER, rect, scene, slit, tree, WOOD } from "../grammar";

export default scene("military", (roof) => [
  bastion(47, 40, 26, 36, 4, PLASTER),
  path(PLASTER[1], "M44 34h32l-3 7H47z"),
  rect(WOOD[0], 42, 26, 36, 9),
  rect(WOOD[1], 64, 26, 14, 9),
  line("#5e3d20", 1, "M48 26v9M54 26v9M60 26v9M66 26v9M72 26v9"),
  line("#5e3d20", 2, "M44 26v-9M76 26v-9"),
  rect("#5a2320", 45, 18, 30, 8),
  lamp(60, 22, 2.8, FIRE),
  hip(42, 18, 36, 9, roof, 14),
  flag(60, 9, "#34567f", 1, 8),
  slit(60, 45),
  slit(60, 54),
  door(55, 63, 10, 13),
  tree(28, 77, 1.1),
  tree(94, 77, 1.3),
  bush(82, 77),
], { light: 96 });
