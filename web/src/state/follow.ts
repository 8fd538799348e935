// What a message adds to the events that are known: a choice may have been taken back, or a mended connection may tell
// everything again.
import type { EventData, TableMessage } from "../wire";

/** All events after a message, from which one on they are new, and whether some that were known are gone. */
export function follow(
  known: readonly EventData[],
  { keep, events }: Pick<TableMessage, "keep" | "events">,
): { events: EventData[]; since: number; lost: boolean } {
  const all = [...known.slice(0, keep), ...events];
  const since = shared(known, all, (one, two) => JSON.stringify(one) === JSON.stringify(two));
  return { events: [...known.slice(0, since), ...all.slice(since)], since, lost: since < known.length };
}

/** How many events two lists begin with in common. */
export function shared(
  one: readonly EventData[],
  two: readonly EventData[],
  isSame = (a: EventData, b: EventData) => a === b,
): number {
  const most = Math.min(one.length, two.length);
  for (let place = 0; place < most; place++)
    if (one[place] !== two[place] && !isSame(one[place]!, two[place]!)) return place;
  return most;
}
