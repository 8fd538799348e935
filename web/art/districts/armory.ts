import { arch, at, crenel, dot, each, GOLD, hip, line, path, rect, RED, scene, SLATE, slit, wall, wins, WOOD } from "../grammar";

const sword = (angle: number) =>
  at(60, 34, 1, [
    path("#f2f0f5", "M-2.4 10V-24L0-30L2.4-24V10z"), path("#a9a5b8", "M0 10V-30L2.4-24V10z"),
    rect(GOLD[0], -7, 14, 14, 3), rect(WOOD[1], -1.5, 17, 3, 6), dot(GOLD[0], 0, 24, 2.4),
  ], angle);

export default scene("unique", (roof) => [
  wall(24, 52, 72, 24, SLATE),
  hip(24, 52, 72, 16, roof, 12),
  each([18, 88], (x) => wall(x, 44, 14, 32, SLATE) + crenel(x - 2, 44, 18, 3, SLATE)),
  sword(45),
  sword(-45),
  path(roof[1], "M50 27h20v10q0 9-10 14q-10-5-10-14z"),
  path(GOLD[0], "M51.5 28.5h17v8.5q0 8-8.5 12q-8.5-4-8.5-12z"),
  path(RED, "M53 30h14v7q0 7-7 10.4q-7-3.4-7-10.4z"),
  path("#8a2822", "M60 30h7v7q0 7-7 10.4z"),
  arch(51, 60, 18, 16, "#4d3a29", SLATE),
  line("#d8d4e0", 1.3, "M55 76V64M60 76V62M65 76V64"),
  each([55, 60, 65], (x) => path("#f2f0f5", `M${x - 1.6} 65L${x} 60L${x + 1.6} 65z`)),
  slit(25, 54),
  slit(95, 54),
  wins([36, 79], 60, 5, 9),
], { light: 98, ground: "paving" });
