// The operator's desk: what is seen now, and how something is done.
import { app, asRefused } from "../../state/app.svelte";
import type { AdminDeed, Overview } from "../../wire";
import { api } from "../../wire/api";

export const TIMES = { hour: 3600, day: 86_400, week: 604_800, month: 2_592_000 } as const;
export type Time = keyof typeof TIMES;

export class Desk {
  state = $state<"unknown" | "shut" | "open">("unknown");
  seen = $state.raw<Overview | null>(null);
  time = $state<Time>("day"); // how long a ban or a mute lasts

  get seconds(): number {
    return TIMES[this.time];
  }

  async look(): Promise<void> {
    try {
      this.seen = await api.get<Overview>("/api/admin");
      this.state = "open";
    } catch (error) {
      const refused = asRefused(error);
      if (refused.code === "no-key") this.state = "shut";
      else app.toast(app.sayRefused(refused), true);
      if (this.state === "unknown") this.state = "shut";
    }
  }

  async open(key: string): Promise<void> {
    const done = await app.attempt(() => api.post("/api/admin/session", { key }).then(() => true));
    if (done) await this.look();
  }

  async leave(): Promise<void> {
    await app.attempt(() => api.delete("/api/admin/session"));
    this.seen = null;
    this.state = "shut";
  }

  async do(deed: AdminDeed): Promise<void> {
    await app.attempt(() => api.post("/api/admin/deeds", deed));
    await this.look();
  }
}

/** A moment as people here read it. */
export function sayMoment(seconds: number): string {
  const style = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(app.language, style).format(seconds * 1000);
}
