// Places: where on the page something is, by its `data-at`, and a ring around it.

/** Where a place is, or a card there; what is not shown is found at the seat that it belongs to. */
export function whereIs(place: string, card = ""): DOMRect | null {
  const seat = /^(?:gold|hand|city)-(\d)$/.exec(place)?.[1];
  const thing = card ? thingAt(place, card) : undefined;
  const shown = thing && restOf(thing);
  if (shown?.width) return shown;
  const names = [place, ...(seat ? [`seat-${seat}`] : []), ...(place === "bank" ? ["deck"] : [])];
  for (const name of names) {
    const box = document.querySelector(at(name))?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return null;
}

/** The card itself, where it lies: in its slot of a city, or in my hand; of several, the newest. */
export function thingAt(place: string, card: string): HTMLElement | undefined {
  const hand = /^hand-(\d)$/.exec(place)?.[1];
  const home = hand ? `${at(`seat-${hand}`)} ul.hand` : at(place);
  return [...document.querySelectorAll<HTMLElement>(`${home} [data-card="${CSS.escape(card)}"]`)].at(-1);
}

/** The box of a card when its list has come to rest, wherever it moves now. */
function restOf(thing: HTMLElement): DOMRect {
  const box = thing.getBoundingClientRect();
  const moved = thing.closest("li");
  const moves = moved ? getComputedStyle(moved).transform : "none";
  if (moves === "none") return box;
  const { a, d, e, f } = new DOMMatrix(moves);
  const [width, height] = [box.width / a, box.height / d];
  return new DOMRect(box.x + (box.width - width) / 2 - e, box.y + (box.height - height) / 2 - f, width, height);
}

/** Act before the next frame is painted, when the sizes that follow from measures of the page are known. */
export function whenMeasured(thing: Element, act: () => void): void {
  const measures = new ResizeObserver(() => {
    measures.disconnect();
    act();
  });
  measures.observe(thing);
}

const at = (place: string) => `[data-at="${CSS.escape(place)}"]`;

/** Show a place to the reader: bring it into sight, and let it glow for a moment. */
export function pointAt(place: string, moves: boolean): void {
  const there = document.querySelector<HTMLElement>(at(place));
  there?.scrollIntoView({ block: "nearest", behavior: moves ? "smooth" : "auto" });
  const glow = "0 0 0 4px #ffd257, 0 0 34px #ffd257aa";
  there?.animate({ boxShadow: [glow, glow, "none"] }, { duration: 1400 });
}
