// The ring around what a lesson speaks of: where it lies, and how it comes into sight.
import type { Box } from "./spot";

export const BAR = ".act";
const EDGE = 16;
const RING = 6;

/** Where the page ends for a target: where there is little room, the action bar lies over it. */
function endFor(target: Element): number {
  const bar = target.closest(BAR) ? null : document.querySelector(BAR);
  return bar && getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top : innerHeight;
}

/** Scroll what a lesson speaks of into sight. */
export function bring(selector: string, moves: boolean): void {
  const target = selector ? document.querySelector(selector) : null;
  if (!target || target.closest(BAR)) return;
  const box = target.getBoundingClientRect();
  const by =
    box.top < EDGE ? box.top - EDGE : Math.min(box.top - EDGE, Math.max(0, box.bottom + EDGE - endFor(target)));
  if (by) scrollBy({ top: by, behavior: moves ? "smooth" : "auto" });
}

/** The ring around a target, as far as it is in sight. */
export function around(selector: string): Box | null {
  const target = selector ? document.querySelector(selector) : null;
  const box = target?.getBoundingClientRect();
  if (!target || !box?.width) return null;
  const height = Math.min(box.bottom + RING, endFor(target)) - box.top + RING;
  return height > EDGE ? { left: box.left - RING, top: box.top - RING, width: box.width + 2 * RING, height } : null;
}
