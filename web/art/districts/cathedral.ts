import { arch, cross, each, gable, line, MARBLE, PLASTER, rect, rose, scene, spire, wall, wins } from "../grammar";

export default scene("religious", (roof) => [
  line(PLASTER[1], 2.4, "M16 76V56Q24 50 32 48M104 76V56Q96 50 88 48"),
  wall(36, 40, 48, 36),
  gable(40, 42, 40, 18, roof),
  each([26, 78], (x) => wall(x, 34, 16, 42) + spire(x, 34, 16, 24, roof) + cross(x + 8, 11, 0.8) + wins([x + 5.5], 38, 5, 13) + wins([x + 5.5], 56, 5, 13)),
  rect(MARBLE[1], 42, 53, 36, 2),
  rose(60, 43, 8.5),
  arch(52, 58, 16, 18, "#6e4526"),
  arch(55, 62, 10, 14, "#8a5a30"),
  line("#472b17", 0.9, "M60 62v14"),
  wins([45, 71.5], 60, 4, 9),
], { light: 102, ground: "paving" });
