// Manners: whom this device mutes, whom I block, what I report; and what the operator announces.
import type { Announcement, Blocked } from "../wire";
import { api } from "../wire/api";
import { app, t } from "./app.svelte";
import { keep, recall, settings } from "./settings.svelte";

export const REASONS = ["insult", "spam", "name", "cheating", "stalling", "other"] as const;
export type Reason = (typeof REASONS)[number];

const MUTED = 200; // marks that are remembered: each is good for one table only
const DISMISSED = "citadels-news"; // the last announcement that was read

class Manners {
  news = $state.raw<Announcement[]>([]);
  blocked = $state.raw<Blocked[]>([]);
  #dismissed = $state(recall(DISMISSED, 0));
  unread = $derived(this.news.filter(({ number }) => number > this.#dismissed));

  mutes(mark: string): boolean {
    return settings.kept.muted.includes(mark);
  }

  mute(mark: string, wanted: boolean): void {
    const others = settings.kept.muted.filter((one) => one !== mark);
    settings.set("muted", wanted ? [...others, mark].slice(-MUTED) : others);
  }

  /** Block somebody at a table, or no more; gives whether that was done. */
  async block(table: string, mark: string, wanted: boolean): Promise<boolean> {
    const path = `/api/tables/${table}/blocks`;
    const done = await app.attempt(async () => {
      if (wanted) await api.post(path, { mark });
      else await api.delete(`${path}/${mark}`);
      return true;
    });
    if (done && wanted) app.toast(t("order-blocked-now"));
    return done ?? false;
  }

  async listBlocked(): Promise<void> {
    this.blocked = (await app.attempt(() => api.get<Blocked[]>("/api/me/blocks"))) ?? [];
  }

  async unblock({ mark }: Blocked): Promise<void> {
    await app.attempt(() => api.delete(`/api/me/blocks/${mark}`));
    await this.listBlocked();
  }

  async report(table: string, mark: string, reason: Reason, words: string): Promise<boolean> {
    const body = { mark, reason, words };
    const done = await app.attempt(() => api.post(`/api/tables/${table}/reports`, body).then(() => true));
    if (done) app.toast(t("order-report-sent"));
    return done ?? false;
  }

  /** Fetch what is announced; a page that cannot does without. */
  async listen(): Promise<void> {
    if (navigator.onLine) this.news = await api.get<Announcement[]>("/api/announcements").catch(() => this.news);
  }

  hear(one: Announcement): void {
    this.news = [...this.news.filter(({ number }) => number !== one.number), one];
  }

  dismiss(number: number): void {
    this.#dismissed = number;
    keep(DISMISSED, number);
  }
}

export const manners = new Manners();
