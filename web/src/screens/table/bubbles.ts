// Remarks that are shown at once: each beside its shield, none over another.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 4; // pixels between two remarks

/** How far a remark has to move up or down so that it meets none of the others and stays in a window of a height. */
export function shiftOf(box: Box, others: readonly Box[], height: number): number {
  const beside = others.filter((other) => other.left < box.right && box.left < other.right);
  const tall = box.bottom - box.top;
  const isFree = (top: number) => beside.every((other) => top >= other.bottom || top + tall <= other.top);
  const tops = [box.top, ...beside.flatMap((other) => [other.bottom + GAP, other.top - GAP - tall])];
  const free = tops.filter((top) => isFree(top) && top >= 0 && top + tall <= height).map((top) => top - box.top);
  return free.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}
