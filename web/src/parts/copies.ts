// Copies: several cards of a kind in one row, each with a name of its own.

/** A name for each of some cards that stays the same while others come and go: its id, and which of its kind it is. */
export function keysOf(ids: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return `${id}-${copy}`;
  });
}
