import { boat, door, dot, faint, GOLD, INK, lamp, line, PALE, path, rect, rock, scene, sea, win } from "../grammar";

export default scene("unique", () => [
  path("#ffe98a", "M60 20L0 1v32zM60 20l60-19v32z", 0.28),
  path("#fff6cf", "M60 20L0 10v14zM60 20l60-10v14z", 0.45),
  sea(64, "#3f6a9c"),
  rock(28, 82, 66, 20),
  path(PALE, "M52 28h16l4 42H48z"),
  path("#c94a40", "M51.2 36h17.6l.9 9H50.4zM49.5 54h21l.9 9H48.6z"),
  faint(0.18, path("#000", "M62 28h6l4 42h-9z")),
  rect(INK, 49, 25.5, 22, 3),
  line(INK, 1, "M49 25v-4M55 25v-4M65 25v-4M71 25v-4M49 21.5h22"),
  rect("#fff7cf", 54.5, 14, 11, 11.5),
  lamp(60, 20, 3, "#ffd84d"),
  line(INK, 1, "M54.5 14v11.5M60 14v3M65.5 14v11.5"),
  path("#c94a40", "M52 14q8-10 16 0z"),
  dot(GOLD[0], 60, 8.5, 1.5),
  win(57.5, 46.5, 5, 6),
  door(56, 60, 8, 10),
  line("#fff", 1.2, "M26 80q5-3 10 0t10 0t10 0t10 0t10 0t10 0t10 0", 0.7),
  boat(100, 72, 0.7),
], { light: 0, ground: "none", far: false });
