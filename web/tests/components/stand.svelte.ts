// A stand for components: a table that is told by hand, a place to mount parts in, and what is seen there.
import { type Component, flushSync, mount, unmount } from "svelte";
import { app } from "../../src/state/app.svelte";
import { cards } from "../../src/state/cards.svelte";
import { LiveTable } from "../../src/state/live.svelte";
import { learnCards } from "../../src/notation";
import type { EventData, TableMessage, ViewData } from "../../src/wire";
import { load } from "../../src/words";
import facts from "../options.json";
import Stand from "./Stand.svelte";

/** A table that says nothing to a server: it keeps what would have been sent. */
export class ToldTable extends LiveTable {
  chose: string[] = [];
  wanted: string[] = [];

  refuses = ""; // an answer that the server does not take

  override choose(option: string): Promise<boolean> {
    const taken = this.asked && this.option(option) !== undefined && option !== this.refuses;
    if (taken) this.chose.push(option);
    return Promise.resolve(taken);
  }

  /** Ask the same once more, and let that be all. */
  protected override after(): Promise<void> {
    const { question, views, ...rest } = this.message!;
    const asked = {
      ...views[0]!.question!,
      options: (views[0]!.question!.options ?? []).filter((one) => one !== "done").concat("done"),
    };
    this.message = { ...rest, question: question + 1, views: [{ ...views[0]!, question: asked }] };
    return Promise.resolve();
  }

  override undo(): Promise<boolean> {
    this.wanted.push("undo");
    return Promise.resolve(true);
  }

  override advise(): Promise<boolean> {
    this.wanted.push("advice");
    return Promise.resolve(true);
  }

  override pause(pause: boolean): Promise<boolean> {
    this.wanted.push(pause ? "pause" : "go on");
    return Promise.resolve(true);
  }

  override takeBack(): Promise<boolean> {
    this.wanted.push("take back");
    return Promise.resolve(true);
  }

  override decline(): Promise<boolean> {
    this.wanted.push("decline");
    return Promise.resolve(true);
  }

  override comeBack(): Promise<boolean> {
    this.wanted.push("come back");
    return Promise.resolve(true);
  }

  /** Let something happen before everybody's eyes. */
  tell(events: EventData[]): void {
    this.announce(events, this.view);
  }
}

/** A player who has nothing yet. */
export function player(more: object = {}): object {
  return { gold: 2, hand_size: 4, city: [], points: 0, characters: [], ...more };
}

/** What somebody sees; asked are the options of the question, reasons go with it. */
export function view(more: object = {}, question: object = {}): ViewData {
  return {
    observer: 0,
    edition: "deluxe",
    round: 2,
    over: false,
    complete_size: 7,
    completed: -1,
    crown: 1,
    aside: [],
    turn: { seat: 0, character: "king", gathered: true, income: false, built: 0 },
    players: [player(), player(), player()],
    question: { seat: 0, asker: "turn", name: "turn", options: [], ...question },
    ...more,
  } as unknown as ViewData;
}

/** A table of Ada, who reads, Ben and a bot. */
export function told(seen: ViewData, more: object = {}): ToldTable {
  const table = new ToldTable("T");
  table.toldAt = performance.now();
  table.message = {
    tell: "table",
    table: "T",
    status: "playing",
    question: 7,
    chairs: [
      { name: "Ada", yours: true, taken: true },
      { name: "Ben", taken: true },
      { name: "Cleo", taken: true, level: "novice" },
    ],
    views: [seen],
    events: [],
    keep: 0,
    code: "",
    options: {},
    commitment: "",
    ...more,
  } as unknown as TableMessage;
  return table;
}

let mounted: object | null = null;

/** Show a part at a table; gives where it stands. */
export function show(part: Component<never>, table: LiveTable, props: object): HTMLElement {
  mounted = mount(Stand, { target: document.body, props: { part: part as Component, table, props } });
  flushSync();
  return document.body;
}

/** Take away what was shown. */
export async function clear(): Promise<void> {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
}

/** Learn the words and the cards that tests speak of. */
export async function prepare(): Promise<void> {
  await load("en");
  app.language = "en";
  learnCards(facts);
  cards.catalog = {
    ...cards.catalog,
    characters: facts.characters.map((id) => ({ id, rank: 4, colour: "noble", min_players: 2 })),
    districts: facts.districts.map((id) => ({ id, colour: "trade", cost: 2, requires: "" })),
  };
}

/** The text of something, with plain spaces. */
export function textOf(element: Element | null | undefined): string {
  const text = (element?.textContent ?? "").replaceAll("\u2060", "");
  return text.replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();
}

export function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

export function press(selector: string): void {
  flushSync();
  find(selector).click();
  flushSync();
}

export function key(name: string, target: EventTarget = window): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  flushSync();
}
