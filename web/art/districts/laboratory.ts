import { BRICK, chimney, door, dot, each, faint, gable, GLOW, path, scene, smoke, wall, wins } from "../grammar";

export default scene("unique", (roof) => [
  wall(18, 46, 44, 30),
  gable(18, 46, 44, 22, roof),
  chimney(24, 20, 6, 16, BRICK),
  smoke(27, 16, 0.8, "#a7f0b8"),
  dot(GLOW, 40, 37, 4),
  wins([24, 33], 52, 6, 10, GLOW),
  door(45, 60, 10, 16),
  faint(0.3, dot(GLOW, 78, 58, 24)),
  path("#eafff4", "M73 26h12v4h-2v14l14 24q3 9-6 9H67q-9 0-6-9l14-24V30h-2z"),
  path("#49c98a", "M70 54h18l8 14q3 8-5 8H67q-8 0-5-8z"),
  path("#2c9a6c", "M80 54h8l8 14q3 8-5 8h-9q6-10-2-22z"),
  faint(0.8, path("#fff", "M76 32h2.5v14l-9 15-2-1 8.5-15z")),
  each([[74, 68, 3], [82, 62, 2], [86, 71, 2.4], [77, 50, 1.8], [80, 41, 1.5], [78, 20, 2.4], [84, 12, 3.2], [75, 10, 1.8]] as const, ([x, y, r]) => dot("#c9ffe0", x, y, r)),
], { light: 46, ground: "paving" });
