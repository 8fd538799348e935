// A table in a list: what is said of it, and in which order they come.
import { app, t } from "../../state/app.svelte";
import { saySpan } from "../../state/clock";
import type { ListedTable } from "../../wire";
import { slug } from "../../words/bundle";

/** The cards of a table, by their preset and edition; nothing where the server cannot read them. */
export function sayCards({ edition, preset }: { edition: string; preset: string }): string {
  if (!edition) return "";
  const box = t(`edition-${slug(edition)}`);
  const name = preset ? t(`preset-${slug(preset)}`) : t("home-own-cards");
  return name === box ? name : t("home-of", { preset: name, edition: box });
}

export function sayTitle(table: ListedTable): string {
  return sayCards(table) || t("home-seats", { players: table.seats });
}

export function isUrgent(table: ListedTable): boolean {
  return table.asks_you && table.status === "playing";
}

/** My place and points in a finished game; nothing where several share my screen. */
function sayResult({ chairs }: ListedTable): string[] {
  const [me, other] = chairs.filter((chair) => chair.yours);
  if (!me?.place || other) return [];
  return [t("sheet-place", { place: me.place }), t("sheet-points", { points: me.points ?? 0 })];
}

/** How long a turn may still take, where that is a matter of hours. */
function sayLeft({ left, options }: ListedTable): string[] {
  return options.correspondence && typeof left === "number"
    ? [t("home-left", { turn: saySpan(left, app.language) })]
    : [];
}

export function sayStatus(table: ListedTable, mine: boolean): string {
  if (table.status === "open") return t("home-gathering", { free: table.seats - table.taken });
  if (mine && table.status === "playing")
    return [t(table.asks_you ? "home-turn" : "home-waiting"), ...sayLeft(table)].join(" · ");
  return [t(`home-${table.status}`), ...sayResult(table)].join(" · ");
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something happened; the browser knows the words. */
export function sayWhen(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(app.language, { numeric: "auto" });
  return format.format(-Math.floor(seconds / size), unit);
}

const ORDER = ["playing", "paused", "open", "over"];

/** My games: where I am asked first, those with the least time before others; then those that go on, the finished ones last. */
export function sorted(tables: readonly ListedTable[]): ListedTable[] {
  const weight = (table: ListedTable) => (isUrgent(table) ? -1 : ORDER.indexOf(table.status));
  const left = (table: ListedTable) => (isUrgent(table) ? (table.left ?? Infinity) : 0);
  const byTime = (a: ListedTable, b: ListedTable) => (left(a) === left(b) ? 0 : left(a) - left(b));
  return tables.filter((table) => ORDER.includes(table.status)).sort((a, b) => weight(a) - weight(b) || byTime(a, b));
}
