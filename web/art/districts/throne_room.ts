import { banner, columns, dot, each, faint, GOLD, LIT, MARBLE, path, rect, RED, scene, steps } from "../grammar";

export default scene("unique", () => [
  faint(0.35, path(LIT, "M60 4L36 70h48z")),
  columns([22, 90], 6, 66, 8, MARBLE),
  each([32, 78], (x) => banner(x, 8, 10, 34, [RED, "#842620"])),
  rect("#6b5a80", 0, 70, 120, 14),
  path("#4b3178", "M0 70h120v1.6H0z"),
  steps(40, 69, 40, 4, MARBLE),
  path(RED, "M51 69h18l7 15H44z"),
  path("#842620", "M64 69h5l7 15h-6z"),
  path(GOLD[1], "M45 69V34q0-14 15-18q15 4 15 18v35z"),
  path(GOLD[0], "M45 69V34q0-14 15-18v2q-12 4-12 16v35z"),
  path("#a22f3a", "M49 58V36q0-10 11-14q11 4 11 14v22z"),
  path("#7d1f2b", "M63 22.8q8 4.2 8 13.2v22h-8z"),
  each([[55, 34], [65, 34], [60, 42], [55, 50], [65, 50]] as const, ([x, y]) => dot(GOLD[0], x, y, 1)),
  path("#c8404a", "M47 57h26v6H47z"),
  path(GOLD[0], "M42 52h6v17h-6zM72 52h6v17h-6z"),
  dot(GOLD[0], 45, 51, 3.4),
  dot(GOLD[0], 75, 51, 3.4),
  rect(GOLD[1], 48, 63, 24, 6),
  path(GOLD[0], "M52 17l-2-9 5 4 5-7 5 7 5-4-2 9z"),
  dot(RED, 60, 13, 1.6),
], { inside: true });
