// Where a panel stands so that it hides neither what it speaks of nor what is to be pressed.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const high = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The best place for a panel of a size in a window: near its target, over nothing that matters. */
export function spot(
  size: { width: number; height: number },
  target: Box,
  keepFree: readonly Box[],
  page: { width: number; height: number },
): { left: number; top: number } {
  const { width, height } = size;
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const [middle, centre] = [target.left + (target.width - width) / 2, target.top + (target.height - height) / 2];
  const [right, bottom] = [page.width - width, page.height - height];
  const wanted: [number, number][] = [
    [middle, target.top + target.height + GAP],
    [middle, target.top - height - GAP],
    [target.left + target.width + GAP, centre],
    [target.left - width - GAP, centre],
    [right, 0],
    [0, 0],
    [0, bottom],
    [right, bottom],
  ];
  const places = wanted.map(([left, top]) => ({ left: clamp(left, right), top: clamp(top, bottom) }));
  const cost = (place: { left: number; top: number }) =>
    [target, ...keepFree].reduce((sum, box) => sum + overlap({ ...place, ...size }, box), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
