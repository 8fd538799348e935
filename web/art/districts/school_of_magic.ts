import { door, dot, drum, GOLD, hip, line, LIT, type Pair, path, scene, spikes, twinkle, wall, wins } from "../grammar";

const hat = (x: number, y: number, w: number, h: number, roof: Pair) =>
  path(roof[0], `M${x - 3} ${y}q${w * 0.4} ${-h * 0.3} ${w * 0.4} ${-h * 0.7}q${w * 0.2} ${-h * 0.3} ${w * 0.8} ${-h * 0.34}q${-w * 0.5} ${h * 0.1} ${-w * 0.46} ${h * 0.4}q${w * 0.1} ${h * 0.4} ${w * 0.26 + 6} ${h * 0.64}z`) +
  path(roof[1], `M${x + w * 0.6} ${y}q0 ${-h * 0.4} ${-w * 0.05} ${-h * 0.8}q${-w * 0.06} ${h * 0.4} ${w * 0.45 + 3} ${h * 0.8}z`) + line(GOLD[0], 1.6, `M${x - 2} ${y - 1}h${w + 4}`);

export default scene("unique", (roof) => [
  wall(34, 52, 52, 24),
  hip(34, 52, 52, 12, roof),
  drum(22, 42, 16, 34),
  hat(22, 42, 16, 24, roof),
  drum(82, 42, 16, 34),
  hat(82, 42, 16, 24, roof),
  drum(48, 36, 24, 40),
  hat(48, 36, 24, 30, roof),
  dot(roof[1], 60, 48, 9.5),
  path(LIT, spikes(60, 48, 5, 8, 3.4)),
  wins([27.5, 87.5], 49, 5, 9, "#8fe6ff"),
  wins([41, 75], 58, 5, 9, "#8fe6ff"),
  door(54, 61, 12, 15),
  line("#8fe6ff", 1.3, "M30 30q14-12 30-6t32-10"),
  twinkle(36, 24, 4, "#fff"),
  twinkle(92, 13, 5, "#8fe6ff"),
  twinkle(80, 26, 3, LIT),
  twinkle(24, 34, 3, LIT),
], { light: 0 });
