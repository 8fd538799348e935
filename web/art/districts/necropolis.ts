import { arch, at, deadwood, DUSK, GLOW, line, oval, path, scene, SLATE } from "../grammar";

const tomb = (x: number, y: number, s: number) => at(x, y, s, [path(SLATE[0], "M-7 0v-16h14V0z"), path(SLATE[1], "M2 0v-16h5V0z"), path(SLATE[1], "M-9-16L0-23L9-16z"), path("#21133c", "M-3.5 0v-8a3.5 3.5 0 0 1 7 0v8z")]);

export default scene("unique", () => [
  tomb(20, 70, 0.9),
  tomb(101, 70, 0.9),
  path(SLATE[0], "M28 77L44 40h32l16 37z"),
  path(SLATE[1], "M64 40h12l16 37H68z"),
  line(SLATE[1], 1.1, "M40 50h25M35 61h12M32 68h12"),
  path(SLATE[0], "M40 42L60 14l20 28z"),
  path(SLATE[1], "M60 14l20 28H64z"),
  path(GLOW, "M46 77V62a14 14 0 0 1 28 0v15z", 0.35),
  arch(51, 58, 18, 19, "#1d3a34", DUSK),
  path(GLOW, "M56 77v-9a4 4 0 0 1 8 0v9z", 0.7),
  path("#f6efdf", "M49 40a11 10.5 0 1 1 22 0q0 4-3 6v5H52v-5q-3-2-3-6z"),
  oval("#2a1a3f", 55.5, 41, 3, 3.4),
  oval("#2a1a3f", 64.5, 41, 3, 3.4),
  path("#2a1a3f", "M60 44l2 3.6h-4z"),
  line("#2a1a3f", 0.9, "M56.5 48v3M60 48v3M63.5 48v3"),
  deadwood(34, 78, 0.8),
  deadwood(90, 78, 0.7, -1),
  tomb(14, 80, 0.6),
], { light: 92, far: false, ground: "paving" });
