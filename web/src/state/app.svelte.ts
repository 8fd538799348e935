// The app: who I am, which language is spoken, and what is to be said in passing.
import { api, Refused } from "../wire/api";
import type { Guest } from "../wire";
import { LANGUAGES, load, phrase, sayRefusal, type Arguments } from "../words";
import { cards } from "./cards.svelte";
import { settings } from "./settings.svelte";

const TOAST_MS = 6000;

interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

class App {
  language = $state("en");
  me = $state.raw<Guest>({ id: "" });
  ready = $state(false);
  failed = $state.raw<Refused | null>(null);
  toasts = $state.raw<Toast[]>([]);
  card = $state(""); // the card that is explained now
  place = $state(""); // ... and where it stands, as answers name it: "manor@1"
  menu = $state(false); // whether the settings are open
  outdated = $state(false); // whether the server has a newer page than this one
  #toasts = 0;
  #version = ""; // of the server, as it was met first

  /** Fetch what every screen needs. */
  async start(): Promise<void> {
    this.failed = null;
    try {
      const told = Promise.all([api.get<Guest>("/api/me"), cards.load()]);
      told.catch(() => undefined); // said below, in words that have come by then
      await this.speak(settings.kept.language || preferred(), false);
      const [me] = await told;
      this.me = me;
      if (!settings.kept.language && me.language) await this.speak(me.language, false);
      this.ready = true;
    } catch (error) {
      this.failed = asRefused(error);
    }
  }

  /** Speak another language, everywhere and at once. */
  async speak(language: string, remember = true): Promise<void> {
    await load(language);
    this.language = language;
    document.documentElement.lang = language;
    if (!remember) return;
    settings.set("language", language);
    await this.introduce({ language });
  }

  /** Meet the server of a version: where it is another one than before, this page is old. */
  meet(version: string): void {
    this.outdated = this.#version !== "" && this.#version !== version;
    this.#version ||= version;
  }

  /** Explain a card, or, where it stands somewhere, that one of its kind. */
  explain(card: string, place = ""): void {
    [this.card, this.place] = [card, place];
  }

  /** Choose a name, a shield or a language; says whether it may be so. */
  async introduce(change: Partial<Pick<Guest, "name" | "shield" | "language">>): Promise<boolean> {
    const { name = "", shield = "", language = "" } = { ...this.me, ...change };
    const me = await this.attempt(() => api.patch<Guest>("/api/me", { name, shield, language }));
    if (me) this.me = me;
    return me !== undefined;
  }

  /** Do something that may be refused; say why, if it is. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
    try {
      return await deed();
    } catch (error) {
      const refused = asRefused(error);
      if (refused.code !== "moved") this.toast(this.sayRefused(refused), true);
      return undefined;
    }
  }

  sayRefused({ code, facts: { until, ...facts } }: Refused): string {
    const refused = { code, facts: typeof until === "number" ? { ...facts, until: this.#time(until) } : facts };
    return sayRefusal(refused, { language: this.language, seat: -1, names: [], edition: "" });
  }

  /** A moment, in seconds since 1970, as people here read it. */
  #time(seconds: number): string {
    const style = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(this.language, style).format(seconds * 1000);
  }

  toast(text: string, bad = false): void {
    const id = ++this.#toasts;
    this.toasts = [...this.toasts.filter((one) => one.text !== text), { id, text, bad }].slice(-3);
    setTimeout(() => this.dismiss(id), TOAST_MS);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((one) => one.id !== id);
  }
}

function preferred(): string {
  const known = (tag: string) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
  return navigator.languages.map(known).find(Boolean) ?? "en";
}

export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  console.error(error);
  return new Refused("page");
}

export const app = new App();

/** Say a message in the language that is spoken. */
export function t(id: string, args?: Arguments, part = ""): string {
  return phrase(id, app.language, part, args);
}
