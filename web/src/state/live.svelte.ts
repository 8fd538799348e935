// A live table: what the server tells of it, and what its user wants.
import { readOption, type Option } from "../notation";
import type { AnyMessage, Command, EventData, HintMessage, RemarkData, TableMessage, ViewData } from "../wire";
import type { Refused } from "../wire/api";
import { Connection, type ConnectionState } from "../wire/connection";
import { NOBODY, sayOption, sayQuestion, SPECTATOR } from "../words";
import { app, asRefused } from "./app.svelte";
import { keep, recall } from "./settings.svelte";
import { Source } from "./source.svelte";

const NONE = -1; // no question

export class LiveTable extends Source {
  readonly id: string;
  connection = $state<ConnectionState>("off");
  message = $state.raw<TableMessage | null>(null); // the last one
  events = $state.raw<EventData[]>([]);
  chat = $state.raw<RemarkData[]>([]);
  refused = $state.raw<Refused | null>(null); // why there is no table to show
  sent = $state(NONE); // the question whose answer is on its way
  hint = $state.raw<HintMessage | null>(null);
  lifted = $state(NOBODY); // where several share a screen: whose curtain is lifted
  toldAt = $state(0); // when the last message came, for the clock
  #connection = new Connection(
    (message) => this.#hear(message),
    (state) => (this.connection = state),
  );

  constructor(id: string) {
    super();
    this.id = id;
  }

  // What is the case

  chairs = $derived(this.message?.chairs ?? []);
  code = $derived(this.message?.code ?? "");
  seats = $derived(this.chairs.flatMap((chair, seat) => (chair.yours ? [seat] : [])));
  shared = $derived(this.seats.length > 1);
  view: ViewData | null = $derived.by(() => {
    const views = this.message?.views ?? [];
    const asked = views.find((view) => view.observer === view.question?.seat);
    const shown = asked ?? views.find((view) => view.observer === this.lifted);
    return (this.shared ? shown : undefined) ?? views[0] ?? null;
  });
  playing = $derived(this.message?.status === "playing");
  /** Whether the curtain is down: the next player at this screen has not said "it's me" yet. */
  curtain = $derived(this.shared && this.playing && this.view !== null && this.view.observer !== this.lifted);
  seat = $derived(this.view?.observer ?? SPECTATOR);
  readingSeat = $derived(this.view?.over ? NOBODY : this.seat);
  watches = $derived(this.seat === SPECTATOR);
  asked = $derived(this.playing && this.view?.question?.seat === this.seat);
  options: Option[] = $derived(
    this.asked && this.sent !== this.message?.question ? (this.view?.question?.options ?? []).map(readOption) : [],
  );
  question = $derived(this.view?.question ? sayQuestion(this.view.question, this.reader) : "");

  say(option: string): string {
    return sayOption(option, this.reader, this.view?.question);
  }

  // What is wanted

  /** Sit down, with the token of the address or the one that was kept. */
  async join(): Promise<void> {
    const key = `seat-${this.id}`;
    const token = location.hash.slice(1) || recall(key, "");
    if (location.hash) history.replaceState({}, "", location.pathname);
    if (token) keep(key, token);
    try {
      await this.#connection.join(this.id, token);
    } catch (error) {
      const refused = asRefused(error);
      if (refused.code !== "moved") this.refused = refused;
    }
  }

  leave(): void {
    this.#connection.leave();
  }

  /** Answer the open question. */
  async choose(option: string): Promise<void> {
    const question = this.message?.question ?? NONE;
    if (!this.asked || this.sent === question || !this.option(option)) return;
    const seat = this.shared ? this.seat : null;
    this.sent = question;
    this.chosen = "";
    const done = await this.#send({ do: "choose", question, option, seat });
    if (!done && this.sent === question) this.sent = NONE;
  }

  /** Pick something on the table; picking it again answers with it. */
  pick(option: string): void {
    if (this.chosen === option) void this.choose(option);
    else if (this.option(option)) this.chosen = option;
  }

  undo(count = 1): Promise<boolean> {
    this.chosen = "";
    return this.#send({ do: "undo", count });
  }

  pause(pause: boolean): Promise<boolean> {
    return this.#send({ do: "pause", pause });
  }

  speak(text: string): Promise<boolean> {
    return this.#send({ do: "say", text });
  }

  advise(): Promise<boolean> {
    return this.#send({ do: "hint" });
  }

  lift(): void {
    this.lifted = this.seat;
  }

  /** Send a command; gives whether it was done. */
  async #send(command: Command): Promise<boolean> {
    const done = await app.attempt(() => this.#connection.send(command).then(() => true));
    return done ?? false;
  }

  // What is told

  #hear(message: AnyMessage): void {
    if (message.tell === "table") this.#show(message);
    else if (message.tell === "chat") {
      const last = this.chat.at(-1)?.number ?? 0; // a connection that was mended tells everything again
      this.chat = [...this.chat, ...message.remarks.filter((remark) => remark.number > last)];
    } else if (message.tell === "hint") this.hint = message;
    else if (message.tell === "welcome") app.meet(`${message.version} ${message.client ?? ""}`);
  }

  #show(message: TableMessage): void {
    const before = this.message ? this.view : null;
    if (message.question !== this.message?.question) {
      this.chosen = "";
      this.hint = null;
    }
    this.message = message;
    this.toldAt = performance.now();
    this.events = [...this.events.slice(0, message.keep), ...message.events];
    this.refused = null;
    if (before) this.announce(message.events, before);
  }
}
