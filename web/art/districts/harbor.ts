import { barrel, boat, crenel, drum, flag, path, rock, scene, sea, ship, STONE } from "../grammar";

export default scene("trade", (roof) => [
  sea(58),
  rock(-6, 66, 34, 10, STONE),
  drum(20, 36, 12, 26, STONE),
  crenel(18.5, 36, 15, 3, STONE),
  flag(26, 32, roof[0]),
  boat(100, 62, 0.8),
  ship(62, 72, 1.7),
  path("#1f4f6b", "M38 73q24-4 50 0q-24 5-50 0z", 0.6),
  path(STONE[0], "M0 68h22l8 6v10H0z"),
  path(STONE[1], "M0 74h30v10H0zM22 68l8 6h-8z"),
  barrel(8, 59),
], { ground: "none", light: 96 });
