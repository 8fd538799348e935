// The chronicle as rounds and rows, of everything or of what somebody looks for.
import { type Kind, lookOf } from "../../motion/events";
import type { EventData } from "../../wire";
import type { Reader } from "../../words";

export interface Row {
  number: number; // its place in the whole chronicle
  event: EventData;
}

export interface Round {
  number: number; // 0 for what happens before the first one
  head: EventData | null;
  rows: Row[];
}

export interface Sought {
  seat: number; // -1 for everybody
  kind: Kind | "";
}

const OPENS_ROUND = "round";

/** The newest rows that are sought, by round, and how many older ones there are. */
export function roundsOf(
  events: readonly EventData[],
  sought: Sought,
  most: number,
): { rounds: Round[]; earlier: number } {
  const rounds: Round[] = [];
  let left = most;
  let earlier = 0;
  let rows: Row[] = [];
  const close = (head: EventData | null) => {
    if (rows.length || (head && left > 0 && isAll(sought))) rounds.unshift({ number: head?.amount ?? 0, head, rows });
    rows = [];
  };
  for (let number = events.length - 1; number >= 0; number--) {
    const event = events[number]!;
    if (event.name === OPENS_ROUND) close(event);
    else if (!fits(event, sought)) continue;
    else if (left > 0) {
      rows.unshift({ number, event });
      left--;
    } else earlier++;
  }
  close(null);
  return { rounds, earlier };
}

function isAll({ seat, kind }: Sought): boolean {
  return seat < 0 && !kind;
}

function fits(event: EventData, { seat, kind }: Sought): boolean {
  return (seat < 0 || event.seat === seat || event.other === seat) && (!kind || lookOf(event).kind === kind);
}

/** Whether two readers read the same words. */
export function isSame(one: Reader, two: Reader): boolean {
  const key = ({ language, seat, edition, names }: Reader) => [language, seat, edition, ...names].join("\n");
  return key(one) === key(two);
}
