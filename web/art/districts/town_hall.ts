import { banner, door, hip, INK, line, MARBLE, path, PLASTER, rect, scene, spire, steps, wall, wins } from "../grammar";

export default scene("trade", (roof) => [
  wall(24, 48, 72, 28),
  hip(24, 48, 72, 15, roof, 12),
  path(PLASTER[0], "M44 76V42h4v-5h5v-5h14v5h5v5h4v34z"),
  path(PLASTER[1], "M62 76V32h5v5h5v5h4v34z"),
  wall(52, 18, 16, 16),
  spire(52, 18, 16, 17, roof),
  '<circle cx="60" cy="26" r="6" fill="#fffaf0" stroke="#6b4a25" stroke-width="1.2"/>',
  line(INK, 1.1, "M60 26v-4M60 26l2.8 1.6"),
  wins([48.5, 57.5, 66.5], 42, 5, 9),
  rect(MARBLE[0], 46, 52.5, 28, 2.5),
  banner(56.5, 55, 7, 8, [roof[0], roof[1]]),
  wins([29, 38, 78, 87], 55, 5, 9),
  door(54, 63, 12, 13),
  steps(50, 76, 20, 2),
], { ground: "paving", light: 96 });
