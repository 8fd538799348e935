import { door, flag, gable, GOLD, hip, INK, line, PALE, path, scene, wall, WOOD } from "../grammar";

const shield = (x: number, colour: string) => path(colour, `M${x - 5} 56h10v6q0 5-5 7q-5-2-5-7z`) + path(GOLD[0], `M${x - 0.8} 57h1.6v10h-1.6z`);
const tent = (x: number, roof: readonly [string, string]) => path(roof[0], `M${x - 14} 79L${x} 58L${x + 14} 79z`) + path(roof[1], `M${x} 58L${x + 14} 79H${x + 3}z`) + path(INK, `M${x - 4} 79L${x} 66L${x + 4} 79z`) + line(PALE, 1, `M${x} 58v-4`);

export default scene("military", (roof) => [
  wall(18, 50, 84, 26),
  hip(18, 50, 84, 18, roof, 10),
  flag(34, 34, "#34567f"),
  flag(86, 34, "#34567f", -1),
  gable(50, 50, 20, 14, roof),
  door(54, 58, 12, 18),
  shield(30, roof[0]),
  shield(43, "#34567f"),
  shield(77, "#34567f"),
  shield(90, roof[0]),
  tent(26, ["#f3e3c0", "#cfb27d"]),
  tent(94, ["#f3e3c0", "#cfb27d"]),
  line(WOOD[1], 1.3, "M46 79l5-16M51 79l-5-16M69 79l5-16M74 79l-5-16"),
], { light: 60 });
