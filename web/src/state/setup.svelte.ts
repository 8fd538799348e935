// Set-ups by their codes, each asked for once: what a code means never changes.
import { SvelteMap } from "svelte/reactivity";
import type { CompleteSetup } from "../wire";
import { api } from "../wire/api";

class Setups {
  #told = new SvelteMap<string, CompleteSetup>();
  #asked = new Set<string>();

  /** The set-up of a code; nothing before it was loaded, and nothing if it is none. */
  of(code: string | undefined): CompleteSetup | undefined {
    return code ? this.#told.get(code) : undefined;
  }

  async load(code: string | undefined): Promise<void> {
    if (!code || this.#asked.has(code)) return;
    this.#asked.add(code);
    try {
      this.#told.set(code, await api.get<CompleteSetup>(`/api/setups/${encodeURIComponent(code)}`));
    } catch {
      this.#asked.delete(code); // the cards are explained without it, and it is asked for again
    }
  }
}

export const setups = new Setups();
