// Slides: things go from their old place on the page to the new one.
import type { AnimationConfig } from "svelte/animate";
import { whenMeasured } from "./places";

const NAME = "slide";
const EASING = "cubic-bezier(0.22, 0.61, 0.36, 1)";

/**
 * Let a thing of a list go to its new place. Svelte's `flip` looks where that is as soon as the list has changed; but
 * sizes here follow from measures of the page, so it would begin beside its way. This looks when all is measured.
 */
export function slide(
  thing: Element,
  { from }: { from: DOMRect },
  { duration }: { duration: number },
): AnimationConfig {
  const begin = () => {
    for (const one of thing.getAnimations()) if (one.id === NAME) one.cancel();
    const start = invert(from, thing.getBoundingClientRect());
    if (start) thing.animate({ transform: [start, "none"] }, { duration, easing: EASING, id: NAME });
  };
  if (duration) whenMeasured(thing, begin);
  return { duration: 0 };
}

/** What puts a thing back to where it was; nothing where it is there. */
export function invert(from: DOMRect, to: DOMRect): string {
  if (!from.width || !to.width) return "";
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const [wide, high] = [from.width / to.width, from.height / to.height];
  return x || y || wide !== 1 || high !== 1 ? `translate(${x}px, ${y}px) scale(${wide}, ${high})` : "";
}
