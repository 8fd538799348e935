/** What covers: gables, hips, spires, domes. */
import { dot, line, path, rect, times } from "./markup";
import { GOLD, MARBLE, type Pair } from "./palette";

const tiles = (shade: string, d: string): string => line(shade, 0.8, d, 0.45);

/** A roof seen from its narrow side. */
export const gable = (x: number, y: number, w: number, h: number, roof: Pair, over = 2.5): string =>
  path(roof[0], `M${x - over} ${y}L${x + w / 2} ${y - h}L${x + w + over} ${y}z`) +
  path(roof[1], `M${x + w * 0.56} ${y}L${x + w / 2} ${y - h}L${x + w + over} ${y}z`) +
  line(roof[1], 1, `M${x - over} ${y}h${w + 2 * over}`);

/** A roof seen from its long side. */
export const hip = (x: number, y: number, w: number, h: number, roof: Pair, inset = h, over = 2.5): string =>
  path(roof[0], `M${x - over} ${y}L${x + inset} ${y - h}H${x + w - inset}L${x + w + over} ${y}z`) +
  path(roof[1], `M${x + w * 0.72} ${y}L${x + w - inset} ${y - h}L${x + w + over} ${y}z`) +
  tiles(roof[1], [0.35, 0.7].map((t) => `M${x - over + (inset + over) * t + 2} ${y - h * t}H${x + w * 0.7}`).join("")) +
  line(roof[1], 1, `M${x - over} ${y}h${w + 2 * over}`);

/** A pointed hat for a tower, with a gilt ball. */
export const spire = (x: number, y: number, w: number, h: number, roof: Pair, over = 2): string =>
  path(
    roof[0],
    `M${x - over} ${y}Q${x + w * 0.38} ${y - h * 0.45} ${x + w / 2} ${y - h}Q${x + w * 0.62} ${y - h * 0.45} ${x + w + over} ${y}z`,
  ) +
  path(
    roof[1],
    `M${x + w * 0.6} ${y}Q${x + w * 0.56} ${y - h * 0.5} ${x + w / 2} ${y - h}Q${x + w * 0.62} ${y - h * 0.45} ${x + w + over} ${y}z`,
  ) +
  dot(GOLD[0], x + w / 2, y - h, 1.3);

export const dome = (x: number, y: number, w: number, h: number, roof: Pair): string =>
  path(roof[0], `M${x} ${y}C${x} ${y - h * 1.33} ${x + w} ${y - h * 1.33} ${x + w} ${y}z`) +
  path(
    roof[1],
    `M${x + w * 0.6} ${y}C${x + w * 0.66} ${y - h * 0.6} ${x + w * 0.6} ${y - h * 0.95} ${x + w / 2} ${y - h}C${x + w * 0.85} ${y - h} ${x + w} ${y - h * 0.6} ${x + w} ${y}z`,
  ) +
  (w < 20 ? "" : tiles(roof[1], `M${x + w * 0.28} ${y}Q${x + w * 0.26} ${y - h * 0.7} ${x + w / 2} ${y - h}`)) +
  line(
    "#fff",
    w / 30,
    `M${x + w * 0.14} ${y - h * 0.35}Q${x + w * 0.18} ${y - h * 0.7} ${x + w * 0.34} ${y - h * 0.85}`,
    0.4,
  );

/** The small lantern that crowns a dome; its foot stands at (x, y). */
export const lantern = (x: number, y: number, roof: Pair = GOLD, s = 1): string =>
  rect(MARBLE[0], x - 2 * s, y - 5 * s, 4 * s, 5.5 * s) +
  rect(MARBLE[1], x + 0.6 * s, y - 5 * s, 1.4 * s, 5.5 * s) +
  path(
    roof[0],
    `M${x - 2.6 * s} ${y - 5 * s}Q${x} ${y - 9 * s} ${x} ${y - 12 * s}Q${x} ${y - 9 * s} ${x + 2.6 * s} ${y - 5 * s}z`,
  );

export const onion = (x: number, y: number, w: number, h: number, roof: Pair): string => {
  const m = x + w / 2;
  return (
    path(
      roof[0],
      `M${x + w * 0.14} ${y}C${x - w * 0.22} ${y - h * 0.5} ${m - w * 0.08} ${y - h * 0.6} ${m} ${y - h}C${m + w * 0.08} ${y - h * 0.6} ${x + w * 1.22} ${y - h * 0.5} ${x + w * 0.86} ${y}z`,
    ) +
    path(
      roof[1],
      `M${x + w * 0.6} ${y}C${x + w * 0.8} ${y - h * 0.5} ${m} ${y - h * 0.6} ${m} ${y - h}C${m + w * 0.08} ${y - h * 0.6} ${x + w * 1.22} ${y - h * 0.5} ${x + w * 0.86} ${y}z`,
    )
  );
};

/** The low triangle over columns. */
export const pediment = (x: number, y: number, w: number, h: number, roof: Pair, paint: Pair = MARBLE): string =>
  gable(x, y - 3, w, h, roof, 3) +
  path(paint[1], `M${x + 7} ${y - 4}L${x + w / 2} ${y - h + 1}L${x + w - 7} ${y - 4}z`) +
  rect(paint[0], x - 1, y - 3, w + 2, 3.5) +
  rect(paint[1], x - 1, y - 0.2, w + 2, 1);

export const chimney = (x: number, y: number, w: number, h: number, paint: Pair): string =>
  rect(paint[0], x, y, w, h) + rect(paint[1], x + w * 0.55, y, w * 0.45, h) + rect(paint[1], x - 1, y, w + 2, 2);

/** Awning of a stall: stripes with scallops. */
export const awning = (x: number, y: number, w: number, h: number, a: string, b: string, n = 6): string =>
  times(n, (i) => {
    const s = w / n;
    return path(
      i % 2 ? a : b,
      `M${x + i * s + s * 0.12 * (n / 2 - i)} ${y}h${s * 0.88}L${x + (i + 1) * s} ${y + h}a${s / 2} ${s / 2} 0 0 1 ${-s} 0z`,
    );
  });
