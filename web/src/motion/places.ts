// Places: where on the page something is, by its `data-at`, and a ring around it.

/** Where a place is; one that is not shown is found at the seat that it belongs to. */
export function whereIs(place: string): DOMRect | null {
  const seat = /^(?:gold|hand|city)-(\d)$/.exec(place)?.[1];
  const names = [place, ...(seat ? [`seat-${seat}`] : []), ...(place === "bank" ? ["deck"] : [])];
  for (const name of names) {
    const box = document.querySelector(`[data-at="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return null;
}

/** Show a place to the reader: bring it into sight, and let it glow for a moment. */
export function pointAt(place: string, moves: boolean): void {
  const there = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`);
  there?.scrollIntoView({ block: "nearest", behavior: moves ? "smooth" : "auto" });
  const glow = "0 0 0 4px #ffd257, 0 0 34px #ffd257aa";
  there?.animate({ boxShadow: [glow, glow, "none"] }, { duration: 1400 });
}
