import { bush, door, dot, gable, hip, line, MARBLE, path, rect, RED, scene, steps, wall, wins } from "../grammar";

export default scene("unique", (roof) => [
  wall(20, 48, 80, 28, MARBLE),
  hip(20, 48, 80, 14, roof, 10),
  wall(42, 30, 36, 46, MARBLE),
  gable(42, 30, 36, 16, roof),
  dot(roof[1], 60, 41, 12.5),
  dot("#fffaf0", 60, 41, 11),
  path(RED, "M60 49q-9-6-9-11.5q0-4 4-4q3.5 0 5 3.5q1.5-3.5 5-3.5q4 0 4 4q0 5.5-9 11.5z"),
  line("#fffaf0", 2, "M60 37.5v7M56.5 41h7"),
  wins([25, 33, 82, 90], 55, 5, 10),
  wins([46, 69], 59, 5, 9),
  door(54, 61, 12, 15),
  rect(RED, 52, 58, 16, 2.6),
  steps(50, 76, 20, 2, MARBLE),
  bush(30, 78),
  bush(90, 78),
], { light: 98 });
