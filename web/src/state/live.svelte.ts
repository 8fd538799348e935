// A live table: what the server tells of it, and what its user wants.
import { beatsOf } from "../motion/beats";
import type { Pace } from "../motion/teller.svelte";
import { blowTo } from "../motion/scenes";
import { readOption, type Option } from "../notation";
import type { AnyMessage, Command, EventData, HintMessage, QuestionData, RemarkData } from "../wire";
import type { TableMessage, ViewData } from "../wire";
import { Refused } from "../wire/api";
import { Connection, type ConnectionState } from "../wire/connection";
import { lineOf, NOBODY, sayConfirm, sayEffect, sayFully, sayLine, sayOption, SPECTATOR, tellStory } from "../words";
import { app, asRefused, t } from "./app.svelte";
import { now } from "./clock";
import { follow, shared } from "./follow";
import { manners } from "./manners.svelte";
import { keep, recall, settings } from "./settings.svelte";
import { Source } from "./source.svelte";

/** Somebody at this table, by the mark they have here. */
export interface Person {
  mark: string;
  name: string;
  seat?: number; // where they sit, if that is known
}

const NONE = -1; // no question
const DONE = "done"; // what ends a row of answers
const HANDS = ["magician", "wizard", "spy"]; // who aim at somebody's hand
const SHORT_S = 10; // seconds that are left when it is time to hurry

export class LiveTable extends Source {
  readonly id: string;
  connection = $state<ConnectionState>("off");
  message = $state.raw<TableMessage | null>(null); // the one that is shown: the last, or one that is being told
  events = $state.raw<EventData[]>([]);
  chat = $state.raw<RemarkData[]>([]);
  read = $state(0); // how many remarks were on the screen
  unread = $derived(Math.max(0, this.chat.length - this.read));
  saidBefore = $state(Infinity); // the last remark from before I came; not known before the chat is told
  refused = $state.raw<Refused | null>(null); // why there is no table to show
  sent = $state(NONE); // the question whose answer is on its way
  hint = $state.raw<HintMessage | null>(null);
  lifted = $state(NOBODY); // where several share a screen: whose curtain is lifted
  recap = $state(false); // whether it is told what happened since the reader was asked
  since = $state(0); // from which event on that is
  returned = $state(false); // whether that is since they were here, days ago perhaps
  #noted = NONE; // how many events the server knows to be seen
  skipping = $state(false); // whether nothing is told until somebody here is asked
  about = $state.raw<Person | null>(null); // about whom something is to be done
  #blocked = $state.raw<Record<string, boolean>>({}); // what has changed since the last message, by mark
  scored = $state(true); // whether the score sheet lies on the finished table
  toldAt = $state(0); // when it came, for the clock
  #shown: (() => void)[] = []; // those who wait for the next message to be shown
  #heard: TableMessage | null = null; // the last one
  #events: EventData[] = []; // all that were heard of, shown or not
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
  readingSeat = $derived(this.seat);
  watches = $derived(this.seat === SPECTATOR);
  away = $derived(this.chairs[this.seat]?.away ?? false); // a bot plays in my place
  /** Why I do not play here just now: the line is broken, or a bot has my seat. */
  silence = $derived.by(() => {
    if (this.connection === "lost") return t("table-lost-line");
    if (!this.away) return "";
    return t(this.message?.options.timer ? "table-sitter-late" : "table-sitter");
  });
  asked = $derived(this.playing && !this.away && this.view?.question?.seat === this.seat);
  /** Whether I am to agree to something, or to another game. */
  wished = $derived.by(() => {
    const mine = this.seats.map((seat) => this.chairs[seat]!);
    if (this.message?.request) return mine.some((chair) => chair.asked);
    return Boolean(this.message?.next) && mine.some((chair) => !chair.declined);
  });
  /** Seconds until the clock answers, where one runs. */
  left: number | null = $derived.by(() => this.#until(this.message?.left));
  /** Seconds until one player is enough to go on, in a pause. */
  pauseLeft: number | null = $derived.by(() => this.#until(this.message?.pause_left));
  slow = $derived(Boolean(this.message?.options.correspondence)); // nobody need be there
  short = $derived(this.left !== null && this.left <= SHORT_S); // whoever is asked should hurry
  options: Option[] = $derived(
    this.asked && this.sent !== this.message?.question ? (this.view?.question?.options ?? []).map(readOption) : [],
  );
  /** Whether picking something on the table answers at once: it is all there is. */
  once = $derived(this.options.length === 1);
  #hand = $derived(this.view?.players[this.seat]?.hand ?? []);
  marks = $derived(this.marked.map((place) => this.#hand[place]!));
  #several = $derived(this.once || !this.options.length ? 0 : mostMarks(this.view?.question, this.#hand.length));
  question = $derived.by(() => {
    const { view, reader } = this;
    return view?.question ? sayFully(view.question, reader, view, this.price("gold") ?? 0) : "";
  });

  override get expects(): boolean {
    return !this.slow;
  }

  override get several(): number {
    return this.#several;
  }

  /** Whether I have blocked somebody who sits or speaks here. */
  blocks(mark: string): boolean {
    return this.#blocked[mark] ?? this.chairs.some((chair) => chair.blocked && chair.mark === mark);
  }

  noteBlock(mark: string, blocked: boolean): void {
    this.#blocked = { ...this.#blocked, [mark]: blocked };
  }

  say(option: string): string {
    return sayOption(option, this.reader, this.view?.question);
  }

  /** Name the button that confirms an option. */
  confirm(option: string): string {
    const question = this.view?.question;
    return question ? sayConfirm(option, this.reader, question) : "";
  }

  /** Name the button that confirms all cards that are marked. */
  confirmMarked(): string {
    const id = questionName(this.view?.question).replaceAll(/[ _]/g, "-");
    return t(`several-${id}`, { count: this.marked.length });
  }

  override price(option: string): number | undefined {
    const effect = this.message?.effects?.[option];
    return effect && 0 - (effect.gold ?? 0); // never -0
  }

  /** What an answer gains or costs at once, in words, or how many cards are aimed at; empty where that is not certain. */
  effect(option: string): string {
    const effect = this.message?.effects?.[option];
    const aimed = this.option(option);
    if (aimed?.kind === "seat" && HANDS.includes(this.view?.question?.asker ?? ""))
      return t("ui-cards", { cards: this.view?.players[aimed.seat]?.hand_size ?? 0 });
    if (effect && !effect.gold && aimed?.kind === "standing") return t("effect-free");
    return effect ? sayEffect(effect, this.view?.players[this.seat]?.gold ?? 0, app.language) : "";
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

  /** Answer the open question; gives whether the server took it. */
  async choose(option: string): Promise<boolean> {
    const question = this.message?.question ?? NONE;
    if (!this.asked || this.sent === question || !this.option(option)) return false;
    const seat = this.shared ? this.seat : null;
    this.sent = question;
    this.chosen = "";
    this.recap = false;
    const done = await this.#send({ do: "choose", question, option, seat });
    if (!done && this.sent === question) this.sent = NONE;
    return done;
  }

  /** Answer with every card that is marked, one after another, and then that this is all; a refusal stops it. */
  async chooseMarked(): Promise<void> {
    const asking = questionName(this.view?.question);
    const answers = [...this.marks, DONE];
    for (const answer of answers) {
      const question = this.message?.question ?? NONE;
      if (questionName(this.view?.question) !== asking || !(await this.choose(answer))) return;
      await this.after(question);
    }
  }

  /** Wait until another question is shown, or none any more. */
  protected async after(question: number): Promise<void> {
    while (this.message?.question === question) await new Promise<void>((shown) => this.#shown.push(shown));
  }

  /** Pick something on the table; picking it again answers with it. */
  pick(option: string): void {
    if (this.chosen === option || this.once) void this.choose(option);
    else if (this.option(option)) this.chosen = option;
  }

  undo(count = 1): Promise<boolean> {
    this.chosen = "";
    return this.#send({ do: "undo", count, question: this.message?.question ?? null });
  }

  pause(pause: boolean): Promise<boolean> {
    return this.#send({ do: "pause", pause });
  }

  setPace(pace: Pace): Promise<boolean> {
    return this.#send({ do: "pace", pace });
  }

  /** Go on to the next question for somebody here; bots hurry, unless somebody else plays with them. */
  skip(): void {
    this.skipping = true;
    this.teller.catchUp();
    const asked = this.chairs[this.#heard?.views[0]?.question?.seat ?? NOBODY];
    const alone = this.chairs.every((chair) => chair.yours || chair.level);
    if (asked?.level && alone) void this.#send({ do: "skip" });
  }

  /** Ask the others to let my last choice be taken back, or agree to it. */
  takeBack(): Promise<boolean> {
    return this.#send({ do: "take-back" });
  }

  /** Decline what others ask for, or ask for it no more. */
  decline(): Promise<boolean> {
    return this.#send({ do: "decline" });
  }

  /** Take my seat back from the bot. */
  comeBack(): Promise<boolean> {
    return this.#send({ do: "come-back" });
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

  /** What is left of some seconds that the server told. */
  #until(told: number | null | undefined): number | null {
    return typeof told === "number" ? Math.max(0, Math.ceil(told - (now() - this.toldAt) / 1000)) : null;
  }

  #hear(message: AnyMessage): void {
    if (message.tell === "table") this.#take(message);
    else if (message.tell === "chat") {
      const last = this.chat.at(-1)?.number ?? 0; // a connection that was mended tells everything again
      this.chat = [...this.chat, ...message.remarks.filter((remark) => remark.number > last)];
      if (this.saidBefore === Infinity) this.saidBefore = this.chat.at(-1)?.number ?? 0;
    } else if (message.tell === "announcement") manners.hear(message);
    else if (message.tell === "bye" && message.reason === "banned")
      this.refused = new Refused("banned", { until: Math.round(message.until ?? 0) });
    else if (message.tell === "hint") this.hint = message;
    else if (message.tell === "refused" && message.code !== "too-fast") this.refused = new Refused(message.code);
    else if (message.tell === "welcome") app.meet(`${message.version} ${message.client ?? ""}`);
  }

  /** Take a message as the next step of the story; whoever is asked, or just was, sees it at once. */
  #take(message: TableMessage): void {
    const before = this.#heard;
    const { events, since, lost } = follow(this.#events, message);
    [this.#heard, this.#events] = [message, events];
    const now = performance.now();
    const show = () => this.#show(message, events, now);
    this.teller.pace = message.options?.pace ?? "natural";
    if (!before?.views.length) {
      show(); // what happened before one came is not seen to happen
      this.teller.end(tellStory(events).findLast((line) => line.events.length) ?? null);
      return;
    }
    if (lost) this.teller.end(null, message.views[0]?.question?.seat);
    const scenes = settings.kept.scenes && !this.skipping && mine(message);
    const beats = beatsOf(events, since, before.views[0]?.crown ?? NOBODY, scenes);
    this.teller.add({ beats, show }, lost || this.skipping || asksHere(before) || asksHere(message));
  }

  #show(message: TableMessage, events: EventData[], toldAt: number): void {
    const before = this.message ? this.view : null;
    if (message.question !== this.message?.question) {
      this.chosen = "";
      this.marked = [];
      this.hint = null;
    }
    const fresh = events.slice(shared(this.events, events));
    if (!this.message) this.#begin(message, events);
    else if (asksHere(this.message) && !asksHere(message)) [this.since, this.returned] = [this.events.length, false];
    this.since = Math.min(this.since, events.length);
    this.message = message;
    this.toldAt = toldAt;
    this.events = events;
    this.refused = null;
    for (const go of this.#shown.splice(0)) go();
    if (!before) return;
    if (this.skipping && (asksHere(message) || message.status !== "playing")) {
      this.skipping = false;
      this.recap = !this.view?.over;
    }
    this.announce(fresh, before);
    this.#tellBlows(fresh);
  }

  /** Begin to tell: since my last choice, or where that takes days, since I was here. */
  #begin({ seen = null, status }: TableMessage, events: EventData[]): void {
    this.since = seen ?? 1 + events.findLastIndex((event) => isChoice(event) && event.seat === this.seat);
    this.returned = seen !== null && seen < events.length && status === "playing";
    this.recap = this.returned;
  }

  /** Let the server keep what was seen, for the next look from whichever device. */
  noteSeen(): void {
    const events = this.events.length;
    if (typeof this.message?.seen !== "number" || events === this.#noted || this.connection !== "open") return;
    this.#noted = events;
    void this.#connection.send({ do: "seen", events }).catch(() => (this.#noted = NONE));
  }

  /** Tell a victim in a sentence of their own; who share a screen must not read each other's. */
  #tellBlows(events: EventData[]): void {
    if (this.shared || !this.message) return;
    for (const event of events) {
      const blow = blowTo(event, this.seat, mine(this.message));
      if (blow) app.toast(blow === "told" ? sayLine(lineOf(event), this.reader) : t(`table-blow-${blow}`), true);
    }
  }
}

/** Whether an event is the answer of whoever does it, and ends what they were asked. */
function isChoice({ name }: EventData): boolean {
  return name === "picks" || name === "ends";
}

/** Whether somebody at this screen is asked. */
function asksHere({ views }: TableMessage): boolean {
  return views.some((view) => view.observer === view.question?.seat);
}

/** The characters of the reader; of several readers, nobody's. */
function mine({ views }: TableMessage): string[] {
  return views.length === 1 ? (views[0]!.players[views[0]!.observer]?.characters ?? []) : [];
}

function questionName(question: QuestionData | null | undefined): string {
  return question ? `${question.asker} ${question.name}` : "";
}

/** How many cards a question may be answered with, one after another; none where each answer is another matter. */
function mostMarks(question: QuestionData | null | undefined, held: number): number {
  const name = questionName(question);
  if (name === "magician redraw" || name === "thieves_den pay") return held;
  const owed = question?.about?.map(readOption).find((option) => option.kind === "number")?.value ?? 0;
  return name === "cardinal repay" && owed > 1 ? owed : 0;
}
