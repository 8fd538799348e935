import { bastion, birds, cloud, door, line, path, rect, scene, spire, wins } from "../grammar";

export default scene("unique", (roof) => [
  cloud(38, 72, 1.8, "#fff", 0.5),
  bastion(52, 22, 16, 56, 4, ["#fffaf0", "#d9ccc4"]),
  line("#cbb9b4", 1.3, "M52 34Q60 40 68.5 33M51.5 46Q60 53 69 45M50.5 58Q60 66 69.5 57M49.6 70Q60 78 70.5 69"),
  path("#fffaf0", "M46 22h28l-4 6H50z"),
  path("#d9ccc4", "M62 22h12l-4 6h-8z"),
  rect("#fffaf0", 51, 15, 18, 7),
  rect("#d9ccc4", 62, 15, 7, 7),
  wins([53.5, 58, 62.5], 16, 3.6, 6),
  spire(50, 15, 20, 12, roof, 3),
  wins([57.5], 40, 5, 8),
  wins([57.5], 54, 5, 8),
  door(55, 67, 10, 11),
  cloud(84, 50, 1.1, "#fff", 0.8),
  cloud(36, 38, 1, "#fff", 0.8),
  cloud(76, 76, 2, "#fff", 0.75),
  cloud(44, 80, 2.2, "#fff", 0.85),
  cloud(100, 82, 2, "#fff", 0.7),
  birds(80, 30, 0.9, "#fff"),
], { light: 90 });
