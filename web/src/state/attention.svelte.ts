// Attention: the title, a sound, a notification and a badge say when it is your turn.
import { loudest, lookOf } from "../motion/events";
import { play, readySound } from "../sound";
import type { ViewData } from "../wire";
import { NOBODY, playerName } from "../words";
import { t } from "./app.svelte";
import { settings } from "./settings.svelte";
import type { LiveTable } from "./live.svelte";
import type { Listener } from "./source.svelte";

const DOT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='15' fill='%231a1424'/%3E%3Ccircle cx='16' cy='16' r='10' fill='%23ffd257'/%3E%3C/svg%3E";
const BUZZ_MS = [90, 60, 90];

/** Watch a table for as long as the component that calls this is there. */
export function watchAttention(table: LiveTable): void {
  $effect(() => readySound());

  $effect(() => table.listen((...news) => hear(table, ...news)));

  $effect(() => {
    document.title = title(table);
    return () => (document.title = t("web-title"));
  });

  $effect(() => {
    if (!table.asked) return;
    const icons = [...document.querySelectorAll<HTMLLinkElement>("link[rel='icon']")].map(
      (link) => [link, link.href] as const,
    );
    for (const [link] of icons) link.href = DOT;
    void navigator.setAppBadge?.(1).catch(() => undefined);
    return () => {
      for (const [link, href] of icons) link.href = href;
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  });
}

function title(table: LiveTable): string {
  const name = t("web-title");
  const { view, message } = table;
  if (!view || !message || message.status === "open" || message.status === "closed") return name;
  if (message.status === "paused") return `${t("table-paused")} – ${name}`;
  if (view.over) return `${t("table-over")} – ${name}`;
  if (table.asked) return `● ${t("chronicle-your-turn")} – ${name}`;
  const round = t("ui-round", { round: view.round });
  if (!view.question) return `${round} – ${name}`;
  const player = playerName(view.question.seat, table.reader);
  return `${t("chronicle-their-turn", { player })} · ${round} – ${name}`;
}

/** Hear what has happened: one sound at most, and a call for whoever is looking elsewhere. */
function hear(table: LiveTable, ...[events, before, after]: Parameters<Listener>): void {
  const asked = (view: ViewData | null) => view?.question?.seat ?? NOBODY;
  const mine = (view: ViewData | null) => table.seats.includes(asked(view));
  const called = mine(after) && (!mine(before) || asked(before) !== asked(after));
  play(loudest([called ? "turn" : undefined, ...events.map((event) => lookOf(event).sound)]));
  if (!called) return;
  if (settings.kept.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
  if (document.hidden && settings.kept.notify) notify(table);
}

function notify(table: LiveTable): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(t("chronicle-your-turn"), {
      body: t("web-title"),
      tag: `citadels-${table.id}`,
      icon: "/icons/icon-192.png",
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones let only installed pages notify: title, sound and buzz have to do there
  }
}
