// The chronicle as rounds and rows, of everything or of what somebody looks for.
import { type Kind, lookOf } from "../../motion/events";
import { type Line, type Reader, seatsOf, SUMS } from "../../words";

export interface Row {
  number: number; // its place in the whole chronicle; below zero for the summary before that place
  line: Line;
}

export interface Round {
  number: number; // 0 for what happens before the first one
  head: Line | null;
  rows: Row[];
}

export interface Sought {
  seat: number; // -1 for everybody
  kind: Kind | "";
}

const OPENS_ROUND = "round";

/** The newest rows that are sought, by round, and how many older ones there are. */
export function roundsOf(lines: readonly Line[], sought: Sought, most: number): { rounds: Round[]; earlier: number } {
  const rounds: Round[] = [];
  let left = most;
  let earlier = 0;
  let rows: Row[] = [];
  const close = (head: Line | null) => {
    const number = head?.events[0]?.amount ?? 0;
    if (rows.length || (head && left > 0 && isAll(sought))) rounds.unshift({ number, head, rows });
    rows = [];
  };
  for (const line of [...lines].reverse()) {
    if (line.name === OPENS_ROUND) close(line);
    else if (!fits(line, sought)) continue;
    else if (left > 0) {
      rows.unshift({ number: line.name === SUMS ? -line.place : line.place, line });
      left--;
    } else earlier++;
  }
  close(null);
  return { rounds, earlier };
}

function isAll({ seat, kind }: Sought): boolean {
  return seat < 0 && !kind;
}

/** Whether a line tells of a player, and of something of a kind. */
function fits(line: Line, { seat, kind }: Sought): boolean {
  if (line.name === SUMS) return isAll({ seat, kind });
  return (
    (seat < 0 || seatsOf(line).includes(seat)) && (!kind || line.events.some((event) => lookOf(event).kind === kind))
  );
}

/** The lines as they are now; those that are as they were stay the very same ones, and are not said again. */
export function renewed(before: readonly Line[], now: readonly Line[]): Line[] {
  const known = new Map(before.map((line) => [keyOf(line), line]));
  return now.map((line) => {
    const old = known.get(keyOf(line));
    return old && isEqual(old, line) ? old : line;
  });
}

function keyOf({ name, place }: Line): string {
  return `${name} ${place}`;
}

function isEqual(one: Line, two: Line): boolean {
  const same =
    one.events.length === two.events.length && one.events.every((event, place) => event === two.events[place]);
  return same && one.deed?.doer === two.deed?.doer && JSON.stringify(one.standings) === JSON.stringify(two.standings);
}

/** Whether two readers read the same words. */
export function isSame(one: Reader, two: Reader): boolean {
  const key = ({ language, seat, edition, names }: Reader) => [language, seat, edition, ...names].join("\n");
  return key(one) === key(two);
}
