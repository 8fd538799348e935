// Attention: the title, a sound, a notification and a badge say when it is your turn.
import { untrack } from "svelte";
import { loudest } from "../motion/events";
import { play, readySound } from "../sound";
import type { ViewData } from "../wire";
import { NOBODY, playerName } from "../words";
import { t } from "./app.svelte";
import { sayTime } from "./clock";
import { worker } from "./notify.svelte";
import { settings } from "./settings.svelte";
import { turns } from "./turns.svelte";
import type { LiveTable } from "./live.svelte";
import type { Listener } from "./source.svelte";

const DOT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='15' fill='%231a1424'/%3E%3Ccircle cx='16' cy='16' r='10' fill='%23ffd257'/%3E%3C/svg%3E";
const BUZZ_MS = [90, 60, 90];
const SEEN_MS = 1500; // for which something is on the screen before it counts as seen
const BLINK_MS = 3000; // for which a line may be broken without a sound
const LAST_S = 5; // seconds that are heard one by one

/** Watch a table for as long as the component that calls this is there. */
export function watchAttention(table: LiveTable): void {
  $effect(() => readySound());

  $effect(() => table.listen((...news) => hear(table, ...news)));

  $effect(() => {
    table.teller.began = (beats) => play(loudest(beats.map((beat) => beat.sound)));
    return () => (table.teller.began = () => {});
  });

  $effect(() => {
    if (!table.asked || table.left === null || !table.short) return;
    play(table.left > LAST_S ? "hurry" : "tick");
  });

  $effect(() => {
    if (!table.slow || !table.events.length) return;
    const note = () => document.visibilityState === "visible" && table.noteSeen();
    const timer = setTimeout(note, SEEN_MS);
    document.addEventListener("visibilitychange", note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", note);
    };
  });

  $effect(() => {
    if (table.away && table.playing) untrack(() => call(table, "late", table.silence));
  });

  $effect(() => {
    if (table.connection !== "lost" || !table.playing || table.watches) return;
    const timer = setTimeout(() => document.hidden || play("late"), BLINK_MS);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    if (table.wished) play("ask");
  });

  $effect(() => {
    document.title = title(table);
    return () => (document.title = t("web-title"));
  });

  $effect(() => {
    if (table.message && !table.watches) turns.note(table.id, table.asked);
  });

  $effect(() => {
    if (!table.asked) return void (table.message && recall(table));
    const icons = [...document.querySelectorAll<HTMLLinkElement>("link[rel='icon']")].map(
      (link) => [link, link.href] as const,
    );
    for (const [link] of icons) link.href = DOT;
    return () => {
      for (const [link, href] of icons) link.href = href;
    };
  });
}

function title(table: LiveTable): string {
  const name = t("web-title");
  const { view, message } = table;
  if (table.silence && !view?.over) return `○ ${table.silence} – ${name}`;
  if (!view || !message || message.status === "open" || message.status === "closed") return name;
  if (message.status === "paused") return `${t("table-paused")} – ${name}`;
  if (view.over) return `${t("table-over")} – ${name}`;
  const left = table.asked && table.short ? `${sayTime(table.left ?? 0)} ` : "";
  if (table.asked) return `${left}● ${t("chronicle-your-turn")} – ${name}`;
  const round = t("ui-round", { round: view.round });
  if (!view.question) return `${round} – ${name}`;
  const player = playerName(view.question.seat, table.reader);
  return `${t("chronicle-their-turn", { player })} · ${round} – ${name}`;
}

/** Hear that it is somebody's turn here: a sound, and a call for whoever is looking elsewhere. */
function hear(table: LiveTable, ...[, before, after]: Parameters<Listener>): void {
  const asked = (view: ViewData | null) => view?.question?.seat ?? NOBODY;
  const mine = (view: ViewData | null) => table.seats.includes(asked(view));
  const called = mine(after) && (!mine(before) || asked(before) !== asked(after));
  if (called) call(table, "turn", t("chronicle-your-turn"));
}

/** Call whoever has a seat here: by a sound, a buzz, and a notification where the page is not seen. */
function call(table: LiveTable, sound: Parameters<typeof play>[0], text: string): void {
  play(sound);
  if (settings.kept.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
  if (document.hidden && settings.kept.notify) void notify(table, text);
}

/** Show a notification: by the worker, whose notifications phones show too; else by the page. */
async function notify(table: LiveTable, text: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const told = { body: t("web-title"), tag: tagOf(table), icon: "/icons/icon-192.png", data: { table: table.id } };
  try {
    const behind = await worker();
    if (behind) return await behind.showNotification(text, told);
    const shown = new Notification(text, told);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // a browser that shows none: title, sound and buzz have to do there
  }
}

/** Take away what calls to a table where nobody is waited for any more. */
async function recall(table: LiveTable): Promise<void> {
  const shown = (await (await worker())?.getNotifications({ tag: tagOf(table) })) ?? [];
  for (const one of shown) one.close();
}

function tagOf(table: LiveTable): string {
  return `citadels-${table.id}`;
}
