// Which tables are guided first games, and which lessons were given there.
import { keep, recall } from "../../state/settings.svelte";

interface Tour {
  seen: string[];
  skipped: boolean;
}

const LAST = "guide";

/** The tour at a table, if that table has one. */
export function tourAt(table: string): Tour | null {
  return recall<Tour | null>(`guide-${table}`, null);
}

export function keepTour(table: string, tour: Tour): void {
  keep(`guide-${table}`, tour);
}

export function beginTour(table: string): void {
  keepTour(table, { seen: [], skipped: false });
  keep(LAST, table);
}

/** The table of the last tour, "" if there was none. */
export function lastTour(): string {
  return recall(LAST, "");
}
