import { bat, deadwood, DUSK, faint, GLOW, line, oval, type Pair, path, scene } from "../grammar";

const house = (x: number, w: number, h: number, lean: number, roof: Pair) =>
  path(DUSK[0], `M${x} 77l${lean} ${-h}h${w}l${-lean * 0.4} ${h}z`) + path(DUSK[1], `M${x + w * 0.6} 77l${lean * 0.9} ${-h}h${w * 0.4}l${-lean * 0.4} ${h}z`) +
  path(roof[1], `M${x + lean - 4} ${77 - h}l${w * 0.4 + lean} ${-w * 0.85}l${w * 0.6 + 8 - lean} ${w * 0.85}z`) + line("#241533", 1, `M${x + lean - 4} ${77 - h}h${w + 8}`);
const eye = (x: number, y: number) => path(GLOW, `M${x} ${y}l6 1v6l-5.5-.6z`) + line("#241533", 0.9, `M${x + 3} ${y}v7M${x} ${y + 3.4}h6`);

export default scene("unique", (roof) => [
  house(22, 22, 30, -4, roof),
  house(76, 20, 34, 5, roof),
  eye(26, 54),
  eye(34, 62),
  eye(86, 50),
  eye(82, 62),
  deadwood(16, 77, 1, 1),
  deadwood(104, 77, 0.9, -1),
  faint(0.35, oval("#d9fbe8", 60, 58, 22, 26)),
  path("#f4fff9", "M45 76V52a15 16 0 0 1 30 0v24l-5-5-5 5-5-5-5 5-5-5z"),
  path("#b9e6d0", "M66 38a15 16 0 0 1 9 14v24l-5-5-2 2q3-18-2-35z"),
  oval("#2a1a3f", 54.5, 52, 2.8, 4),
  oval("#2a1a3f", 65, 52, 2.8, 4),
  oval("#2a1a3f", 60, 62, 2.6, 3.6),
  bat(34, 22, 1.3),
  bat(46, 14),
  bat(84, 18, 1.1),
], { light: 60, ground: "paving" });
