import { dot, line, medallion, mirror, path } from "../grammar";

export default medallion(6, ({ cream, shade, gilt }) => {
  const pan = line(cream, 1.2, "M18 20L11 37M18 20l7 17") + path(shade, "M9 37h18q-1 8-9 8t-9-8z") + path(gilt, "M12 37q1-5 6-5t6 5z");
  return [
    pan,
    mirror(32, pan),
    path(cream, "M30.3 14h3.4v34h-3.4z"),
    path(cream, "M22 52q0-5 10-5t10 5z"),
    line(cream, 3, "M17 20q15-6 30 0"),
    dot(cream, 32, 13, 3.2),
  ];
});
