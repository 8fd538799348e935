import { line, medallion, path } from "../grammar";

export default medallion(8, ({ cream, shade, deep, gilt }) => [
  path(cream, "M19 28Q7 26 8 10q3 9 13 11zM45 28q12-2 11-18q-3 9-13 11z"),
  path(cream, "M18 46V30q0-15 14-16q14 1 14 16v16l-7 7V42h-4l-3 5-3-5h-4v11z"),
  path(shade, "M32 14q14 1 14 16v16l-7 7V42h-4l-3 5z"),
  path(deep, "M21 34h9l1 4q-6 3-10-1zM43 34h-9l-1 4q6 3 10-1z"),
  path(gilt, "M30 13h4v24l-2 4-2-4z"),
  line(gilt, 2.2, "M19 31q13-3 26 0"),
]);
