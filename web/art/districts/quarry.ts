import { INK, line, path, rect, scene, WOOD } from "../grammar";

const block = (x: number, y: number, w = 11, h = 8) => rect("#f6eee0", x, y, w, h) + rect("#c9b9a4", x + w * 0.64, y, w * 0.36, h) + rect("#fffaf0", x, y, w, 1.6);

export default scene("unique", () => [
  path("#c9ae90", "M0 46h30v10h14v10h14v10h34V66h10V54h18v30H0z"),
  path("#96795f", "M0 38q16-4 30 0v8H0z"),
  path("#ad9072", "M30 46h6v10h-6zM44 56h6v10h-6zM58 66h6v10h-6z"),
  path("#e8d6b8", "M0 46h30v2.5H0zM30 56h14v2.5H30zM44 66h14v2.5H44zM58 76h34v2H58z"),
  path("#96795f", "M102 46q10-4 18-2v10h-18zM92 66V54h10v12z"),
  path("#e8d6b8", "M102 54h18v2.5h-18zM92 66h10v2.5H92z"),
  line("#96795f", 1, "M8 49v12M18 52v16M28 60v14M40 70v10M108 60v12"),
  block(8, 38),
  block(20, 38, 9),
  block(33, 48),
  block(66, 68, 12),
  block(79, 68, 11),
  block(72, 60, 11),
  line(WOOD[1], 3, "M104 54V14"),
  line(WOOD[1], 2.6, "M108 16L60 24M104 30l-14-10"),
  line(INK, 1, "M62 24v16M62 40l-6 4M62 40l6 4"),
  block(55, 44, 14, 9),
  line(INK, 1.4, "M46 55l7-10"),
  line("#6c6478", 2.2, "M48.5 43.5q5 0 8 5"),
], { light: 30, far: false, ground: "none" });
