/** What carries: walls, towers, columns, battlements, steps. */
import { chance, path, rect, times } from "./markup";
import { type Pair, PLASTER, STONE } from "./palette";

/** A wall with its right part in shade and a few stones showing. */
export function wall(x: number, y: number, w: number, h: number, paint: Pair = PLASTER): string {
  const [light, shade] = paint;
  const next = chance(`${x},${y},${w},${h}`);
  const stones =
    w < 10
      ? ""
      : times(Math.min(6, Math.floor((w * h) / 90)), () => {
          const sx = x + 1 + next() * (w * 0.5 - 3);
          return `M${sx} ${y + 3 + next() * (h - 6)}h3v1.3h-3z`;
        });
  return rect(light, x, y, w, h) + rect(shade, x + w * 0.6, y, w * 0.4, h) + (stones && path(shade, stones, 0.6));
}

/** A round tower: light runs around it. */
export const drum = (x: number, y: number, w: number, h: number, paint: Pair = PLASTER): string =>
  wall(x, y, w, h, paint) +
  path("#fff", `M${x + w * 0.12} ${y}h${w * 0.16}v${h}h${-w * 0.16}z`, 0.35) +
  path("#000", `M${x + w * 0.84} ${y}h${w * 0.16}v${h}h${-w * 0.16}z`, 0.13);

/** Battlements standing on the line y. */
export function crenel(x: number, y: number, w: number, n: number, paint: Pair = PLASTER): string {
  const [light, shade] = paint;
  const step = w / (2 * n - 1);
  const teeth = (from: number, to: number) =>
    times(to - from, (i) => `M${x + 2 * (from + i) * step} ${y - 5}h${step}v6h${-step}z`);
  const lit = Math.ceil(n * 0.6);
  return (
    path(light, `M${x} ${y}h${w}v3.5h${-w}z${teeth(0, lit)}`) +
    path(shade, `M${x + w * 0.6} ${y}h${w * 0.4}v3.5h${-w * 0.4}z${teeth(lit, n)}M${x} ${y + 3.5}h${w}v1.2h${-w}z`)
  );
}

/** A wall with sloping foot: it stands for ever. */
export const bastion = (x: number, y: number, w: number, h: number, foot: number, paint: Pair = STONE): string =>
  path(paint[0], `M${x} ${y}h${w}l${foot} ${h}h${-w - 2 * foot}z`) +
  path(paint[1], `M${x + w * 0.6} ${y}h${w * 0.4}l${foot} ${h}h${-w * 0.4 - foot * 0.7}z`);

export const column = (x: number, y: number, h: number, w = 5, paint: Pair = PLASTER): string =>
  path(
    paint[0],
    `M${x} ${y}h${w}v${h}h${-w}zm-1.2 0h${w + 2.4}v2.2h${-w - 2.4}zm0 ${h - 2.2}h${w + 2.4}v2.2h${-w - 2.4}z`,
  ) +
  path(
    paint[1],
    `M${x + w * 0.6} ${y + 2.2}h${w * 0.4}v${h - 4.4}h${-w * 0.4}zM${x - 1.2} ${y + 2.2}h${w + 2.4}v.8h${-w - 2.4}z`,
  );

export const columns = (xs: readonly number[], y: number, h: number, w = 5, paint: Pair = PLASTER): string =>
  xs.map((x) => column(x, y, h, w, paint)).join("");

/** Steps that grow wider downwards. */
export const steps = (x: number, y: number, w: number, n: number, paint: Pair = PLASTER): string =>
  path(
    paint[0],
    times(n, (i) => `M${x - i * 3} ${y + i * 2.6}h${w + i * 6}v2.6h${-w - i * 6}z`),
  ) +
  path(
    paint[1],
    times(n, (i) => `M${x - i * 3} ${y + i * 2.6 + 1.7}h${w + i * 6}v.9h${-w - i * 6}z`),
  );
