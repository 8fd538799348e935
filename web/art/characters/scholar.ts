import { line, medallion, path } from "../grammar";

export default medallion(7, ({ cream, shade, deep }) => [
  path(shade, "M32 50q-10-7-21-3V24q11-4 21 3q10-7 21-3v23q-11-4-21 3z"),
  path(cream, "M32 47q-9-6-18-3V22q10-3 18 4z"),
  path(cream, "M32 47q9-6 18-3V22q-10-3-18 4z"),
  line(deep, 1.3, "M32 26v21M18 28q5-1 10 1.5M18 33q5-1 10 1.5M18 38q5-1 10 1.5M36 39.5q5-2.5 10-1.5"),
  path(cream, "M35 37q2-20 15-28q5 14-12 24z"),
  path(deep, "M35 38q4-14 12-23q-6 9-10 23z"),
  line(deep, 1.5, "M34 40l2-5"),
]);
