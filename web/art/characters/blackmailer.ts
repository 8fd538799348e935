import { dot, line, medallion, path, spikes } from "../grammar";

export default medallion(2, ({ cream, shade, deep }) => [
  path(cream, "M12 20h40v26H12z"),
  path(shade, "M12 46l15-14h10l15 14z"),
  path(cream, "M12 20h40L32 37z"),
  line(deep, 1.4, "M12.5 20.5L32 37l19.5-16.5M13 45.5l13-13M51 45.5l-13-13"),
  path("#c8352c", spikes(32, 36, 10, 8, 6.6)),
  dot("#9d231c", 32, 36, 4.8),
  line("#ffd9cf", 1.5, "M30 34l4 4M34 34l-4 4"),
]);
