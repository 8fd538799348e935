import { dot, each, line, MARBLE, oval, path, rect, RED, scene, tree, WOOD } from "../grammar";

export default scene("unique", () => [
  tree(24, 70, 1.7),
  tree(98, 70, 1.8),
  tree(40, 66, 1.2, ["#7fae5b", "#56813f"]),
  tree(82, 66, 1.2, ["#c98fb8", "#9c6591"]),
  path("#86a34f", "M0 68q60-8 120 0v16H0z"),
  path("#e2cf9c", "M50 84q2-8 6-12h8q4 4 6 12z"),
  oval(MARBLE[1], 60, 70, 21, 5.5),
  oval("#6fb7d6", 60, 69, 18.5, 4),
  rect(MARBLE[0], 57.5, 48, 5, 21),
  path(MARBLE[0], "M48 55q12 8 24 0v-2H48z"),
  path(MARBLE[1], "M60 58.9q6 0 12-3.9v-2H60z"),
  line("#dff4ff", 1.6, "M60 48q-8-14-12 4M60 48q8-14 12 4M60 48V36"),
  line("#dff4ff", 1.2, "M49 56q-4 2-4 12M71 56q4 2 4 12M60 40q-3-4-5 3M60 40q3-4 5 3"),
  each([[20, 76, RED], [27, 79, "#f3c64f"], [34, 76, "#e98fb0"], [84, 77, "#f3c64f"], [92, 80, RED], [99, 76, "#e98fb0"], [40, 80, RED], [78, 81, "#e98fb0"]] as const, ([x, y, c]) => dot(c, x, y, 1.7)),
  rect(WOOD[0], 82, 68, 16, 2),
  line(WOOD[1], 1.4, "M84 70v5M96 70v5M83 64h14"),
], { light: 60, ground: "none" });
