import { dot, line, medallion } from "../grammar";

export default medallion(0, ({ cream }) => [
  line(cream, 5, "M24 25q0-9 8.5-9t8.5 8q0 5-5 8t-4 7"),
  dot(cream, 32, 47, 3.2),
]);
