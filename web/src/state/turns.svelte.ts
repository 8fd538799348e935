// Turns: at which tables it is my turn; the number is on the page, and on the icon of the app.
import type { Waiting } from "../wire";
import { api } from "../wire/api";

const AGAIN_MS = 60_000;

class Turns {
  #tables = $state.raw<readonly string[]>([]);
  count = $derived(this.#tables.length);
  first = $derived(this.#tables[0] ?? ""); // the one with the least time

  /** Look now and then, while somebody sees the page. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.look();
    look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    try {
      this.#tables = (await api.get<Waiting[]>("/api/me/turns")).map(({ table }) => table);
    } catch {
      // without a network the number stays as it was
    }
  }

  /** Note what the table on the screen knows better. */
  note(table: string, asked: boolean): void {
    if (this.#tables.includes(table) === asked) return;
    this.#tables = asked ? [...this.#tables, table] : this.#tables.filter((one) => one !== table);
  }
}

export const turns = new Turns();
