// The table that this page sits at: what was told of it, and what its user wants.
import { readOption, type Option } from "../notation";
import { shieldsOf } from "../parts/shields";
import { Refused } from "../wire/api";
import type { EventTale, LineSaid, ReasonTale, TableTale, ViewTale } from "../wire";
import { Line, type LineState } from "../wire/line";
import type { AnyTale } from "../wire";
import { sayAsk, sayOption, type Reader } from "../words";
import { app, asRefused } from "./app.svelte";
import { keep, recall } from "./settings.svelte";

export const SPECTATOR = 8;
export const NOBODY = -1;

/** What comes back for a wish for advice. */
export interface Hint {
  ask: number;
  choice: string;
  alternatives: { option: string; share: number }[];
  why: { code: string; card?: string; player?: number; amount?: number };
}

type Listener = (events: EventTale[], before: ViewTale | null, after: ViewTale | null) => void;

class Table {
  line = $state<LineState>("off");
  tale = $state.raw<TableTale | null>(null);
  events = $state.raw<EventTale[]>([]);
  chat = $state.raw<LineSaid[]>([]);
  refused = $state.raw<Refused | null>(null); // why there is no table to show
  sent = $state(-1); // the question whose answer is on its way
  chosen = $state(""); // the option that is picked, but not confirmed
  hint = $state.raw<Hint | null>(null);
  lifted = $state(NOBODY); // where several share a screen: whose curtain is lifted
  toldAt = $state(0); // when the last tale came, for the clock
  listeners = new Set<Listener>();
  #version = "";
  #line = new Line(
    (tale) => this.#hear(tale),
    (state) => (this.line = state),
  );

  // What is the case

  id = $derived(this.tale?.table ?? "");
  seats = $derived((this.tale?.chairs ?? []).flatMap((chair, seat) => (chair.yours ? [seat] : [])));
  shared = $derived(this.seats.length > 1); // several people, one screen
  view: ViewTale | null = $derived.by(() => {
    const views = this.tale?.views ?? [];
    const asked = views.find((view) => view.observer === view.asked);
    return (this.shared ? (asked ?? views.find((view) => view.observer === this.lifted)) : undefined) ?? views[0] ?? null;
  });
  /** Whether the curtain is down: the next player at this screen has not said "it's me" yet. */
  curtain = $derived(this.shared && this.tale?.status === "playing" && this.view !== null && this.view.observer !== this.lifted);
  seat = $derived(this.view?.observer ?? SPECTATOR);
  watches = $derived(this.seat === SPECTATOR);
  asked = $derived(this.tale?.status === "playing" && this.view !== null && this.view.asked === this.seat);
  options: Option[] = $derived(this.asked && this.sent !== this.tale?.ask ? (this.view?.options ?? []).map(readOption) : []);
  offered = $derived(new Map(this.options.map((option) => [option.text, option])));
  reasons = $derived(new Map((this.view?.reasons ?? []).map((reason) => [reason.option, reason])));
  names = $derived((this.tale?.chairs ?? []).map((chair) => chair.name ?? "")); // "" is said as "Player 2"
  shields = $derived(shieldsOf(this.tale?.chairs ?? []));
  reader: Reader = $derived({
    language: app.language,
    seat: this.view?.over ? NOBODY : this.seat,
    names: this.names,
    edition: this.view?.edition ?? "",
  });
  /** Who reads what happens: those who share a screen read what everybody may know, by their names. */
  witness: Reader = $derived(this.shared ? { ...this.reader, seat: NOBODY } : this.reader);
  question = $derived(this.view && this.view.asked >= 0 ? sayAsk(this.view, this.reader) : "");

  say(option: Option): string {
    return sayOption(option.text, this.reader, this.view ?? undefined);
  }

  sayText(text: string): string {
    return this.say(readOption(text));
  }

  /** The option that points at a standing district, a hand card, a character or a player. */
  option(text: string): Option | undefined {
    return this.offered.get(text);
  }

  reason(text: string): ReasonTale | undefined {
    return this.reasons.get(text);
  }

  // What is wished

  async open(id: string): Promise<void> {
    this.forget();
    const key = `seat-${id}`;
    const token = location.hash.slice(1) || recall(key, "");
    if (location.hash) history.replaceState({}, "", location.pathname);
    if (token) keep(key, token);
    try {
      await this.#line.join(id, token);
    } catch (error) {
      const refused = asRefused(error);
      if (refused.code !== "moved") this.refused = refused;
    }
  }

  leave(): void {
    this.#line.leave();
    this.forget();
  }

  forget(): void {
    this.tale = null;
    this.events = [];
    this.chat = [];
    this.refused = null;
    this.sent = -1;
    this.chosen = "";
    this.hint = null;
    this.lifted = NOBODY;
  }

  /** Answer the open question. */
  async choose(option: string): Promise<void> {
    const ask = this.tale?.ask ?? -1;
    if (!this.asked || this.sent === ask || !this.offered.has(option)) return;
    const seat = this.seat;
    this.sent = ask;
    this.chosen = "";
    const done = await app.attempt(async () => {
      await this.#line.send({ do: "choose", ask, option, seat: this.shared ? seat : null });
      return true;
    });
    if (!done && this.sent === ask) this.sent = -1;
  }

  /** Pick something on the table; picking it again answers with it. */
  pick(option: string): void {
    if (this.chosen === option) void this.choose(option);
    else if (this.offered.has(option)) this.chosen = option;
  }

  undo(count = 1): Promise<void | undefined> {
    this.chosen = "";
    return app.attempt(() => this.#line.send({ do: "undo", count }));
  }

  pause(pause: boolean): Promise<void | undefined> {
    return app.attempt(() => this.#line.send({ do: "pause", pause }));
  }

  speak(text: string): Promise<boolean | undefined> {
    return app.attempt(async () => {
      await this.#line.send({ do: "say", text });
      return true;
    });
  }

  advise(): Promise<void | undefined> {
    return app.attempt(() => this.#line.send({ do: "hint" }));
  }

  lift(): void {
    this.lifted = this.seat;
  }

  // What is told

  #hear(tale: AnyTale): void {
    if (tale.tell === "table") this.#show(tale);
    else if (tale.tell === "chat") {
      const last = this.chat.at(-1)?.number ?? 0; // a line that was mended tells everything again
      this.chat = [...this.chat, ...tale.lines.filter((line) => line.number > last)];
    }
    else if (tale.tell === "hint") this.hint = tale;
    else if (tale.tell === "welcome") {
      const version = `${tale.version} ${tale.client ?? ""}`;
      app.outdated = this.#version !== "" && this.#version !== version;
      this.#version ||= version;
    }
  }

  #show(tale: TableTale): void {
    const before = this.tale?.table === tale.table ? this.view : null;
    const fresh = before === null;
    if (tale.ask !== this.tale?.ask) {
      this.chosen = "";
      this.hint = null;
    }
    this.tale = tale;
    this.toldAt = performance.now();
    this.events = [...this.events.slice(0, tale.keep), ...tale.events];
    this.refused = null;
    if (!fresh) for (const listen of this.listeners) listen(tale.events, before, this.view);
  }

  /** Show a moment of a finished game, with all events until then; `fresh` ones are seen to happen. */
  showReplay(tale: TableTale, events: EventTale[], fresh: EventTale[]): void {
    const before = this.view;
    this.tale = tale;
    this.events = events;
    if (fresh.length) for (const listen of this.listeners) listen(fresh, before, this.view);
  }
}

export const table = new Table();
