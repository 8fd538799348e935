// Who is to sit where, and the table that is opened for them.
import type { TableOptions } from "../../wire";
import { api } from "../../wire/api";
import { openTable } from "../home/play";

export const KEPT = "wishes"; // under which browsers have always kept how tables are run
export const FREE = ""; // for whoever comes
export const HERE = ":here"; // somebody at this screen; anything else is the level of a bot

/** Seats for another number of players: those that are added are like the last one. */
export function resized(seats: readonly string[], players: number): string[] {
  const last = seats.at(-1) ?? FREE;
  return Array.from({ length: players - 1 }, (_, place) => seats[place] ?? last);
}

export const NAMES = "sharers"; // under which browsers keep who shared this screen last, by seat

/** Whether a game may change ratings: others may come, and all have a screen of their own. */
export const canBeRated = (seats: readonly string[]): boolean => seats.includes(FREE) && !seats.includes(HERE);

/** Open a table with people and bots on their seats, and begin if none is free. */
export async function openFor(
  code: string,
  seats: readonly string[],
  options: TableOptions,
  names: readonly string[] = [],
): Promise<string> {
  const hotseat = seats.includes(HERE);
  const table = await openTable({ setup: { code }, options: { ...options, hotseat } });
  const path = `/api/tables/${table}`;
  for (const [index, who] of seats.entries()) {
    if (who === HERE) await api.post(`${path}/seats/${index + 1}`);
    if (who === HERE && names[index]) await api.patch(`${path}/seats/${index + 1}`, { name: names[index] });
    else if (who !== FREE) await api.put(`${path}/seats/${index + 1}`, { level: who });
  }
  if (!seats.includes(FREE)) await api.post(`${path}/start`);
  return table;
}
