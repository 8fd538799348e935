import { dot, each, GOLD, INK, lamp, line, path, scene, spikes, twinkle, WOOD } from "../grammar";

export default scene("unique", () => [
  path("#8d7391", "M10 77l16-34 12 6 16-30 14 18 8-4 34 44z"),
  path("#5f4a6d", "M54 19l14 18 8-4 34 44H84L70 50l-8 4z"),
  path("#f3ecf8", "M54 19l-7 13 5-2 3 5 4-5 5 3z"),
  path(INK, "M42 77V60a16 14 0 0 1 32 0v17z"),
  line(WOOD[0], 4, "M43 77V58M73 77V58"),
  line(WOOD[0], 4.4, "M39 56h38"),
  line(WOOD[1], 1, "M40 58h36"),
  lamp(58, 62, 2),
  each([[30, 58, 3], [85, 60, 3.4], [50, 38, 2.4], [93, 71, 2.6], [34, 68, 2]] as const, ([x, y, r]) => path(GOLD[0], spikes(x, y, 5, r, r * 0.7)) + twinkle(x + r, y - r, r * 0.8, "#fff")),
  line("#4b4453", 1.3, "M20 82l44-4M30 84l50-5"),
  path(GOLD[0], "M66 67q2-6 6-4q2-5 6-2q5-3 7 2q4 0 4 4z"),
  path(GOLD[1], "M78 67q3-4 6-3q5-1 5 3z"),
  path("#6c6478", "M62 67h30l-4 10H66z"),
  path("#4b4453", "M80 67h12l-4 10H79z"),
  dot(INK, 70, 78.5, 2.8),
  dot(INK, 84, 78.5, 2.8),
], { light: 26, far: false });
