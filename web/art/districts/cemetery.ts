import { at, bat, deadwood, line, type Pair, path, scene, SLATE, STONE } from "../grammar";

const grave = (x: number, y: number, s: number, paint: Pair = SLATE) => at(x, y, s, [path(paint[0], "M-7 0v-14a7 7 0 0 1 14 0V0z"), path(paint[1], "M2 0v-20q5 1 5 6V0z"), line("#5d566b", 1.4, "M-1.5-6v-9M-5-12h7")]);
const croix = (x: number, y: number, s: number) => at(x, y, s, [path(SLATE[0], "M-2.5 0v-12h-6v-5h6v-6h5v6h6v5h-6V0z"), path(SLATE[1], "M.5 0v-23h2v6h6v5h-6V0z")]);

export default scene("unique", () => [
  deadwood(34, 70, 1.5),
  path("#5f6b45", "M0 66q40-12 70-4t50 0v22H0z"),
  grave(90, 66, 0.8),
  croix(72, 64, 0.8),
  grave(52, 66, 0.8, STONE),
  croix(26, 70, 0.7),
  path("#4a5536", "M0 74q50-8 120 0v10H0z"),
  grave(40, 79, 1.25),
  croix(66, 80, 1.35),
  grave(90, 80, 1.2, STONE),
  line("#2b2033", 1.2, "M2 64v16M8 62v18M14 64v16M106 64v16M112 62v18M118 64v16M0 68h18M102 68h18M0 76h18M102 76h18"),
  bat(92, 20, 1.2),
  bat(80, 28, 0.9),
], { light: 74, far: false });
