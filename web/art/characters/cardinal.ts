import { each, line, medallion, mirror, path } from "../grammar";

export default medallion(5, ({ cream, shade, gilt }) => {
  const tassels = line(shade, 1.6, "M20 31q-5 3-4 8") + each([[16, 41], [13, 47], [19, 47], [10.5, 53], [16, 53], [21.5, 53]] as const, ([x, y]) => path("#e8554a", `M${x} ${y - 3}l2.3 4.5h-4.6z`));
  return [
    tassels,
    mirror(32, tassels),
    path("#d8392f", "M20 25q0-12 12-12t12 12z"),
    path("#a5221b", "M34 13q10 1 10 12h-8q0-8-2-12z"),
    path("#e8554a", "M7 27q25-7 50 0q-2 6-25 6T7 27z"),
    path("#a5221b", "M7 27q25 7 50 0q-2 6-25 6T7 27z"),
    line(gilt, 1.6, "M20 25.5q12 3 24 0"),
    path(cream, "M30 38h4v4h4v4h-4v8h-4v-8h-4v-4h4z"),
  ];
});
