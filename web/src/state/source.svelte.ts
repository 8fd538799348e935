// A source: what is shown of one game, wherever it comes from. The parts of a table draw it and need no more.
import { Teller } from "../motion/teller.svelte";
import type { Option } from "../notation";
import { shieldsOf } from "../parts/shields";
import type { ChairData, EventData, ReasonData, ViewData } from "../wire";
import { chairNames, NOBODY, type Reader } from "../words";
import { app } from "./app.svelte";

/** Hears what has just happened, with the views before and after it. */
export type Listener = (events: EventData[], before: ViewData | null, after: ViewData | null) => void;

export abstract class Source {
  abstract readonly view: ViewData | null;
  abstract readonly events: EventData[]; // all that have happened so far
  abstract readonly chairs: readonly ChairData[];
  abstract readonly code: string; // of the set-up
  abstract readonly seat: number; // whose place at the table this is; SPECTATOR's is none
  abstract readonly readingSeat: number; // to whom sentences speak; NOBODY reads everything
  abstract readonly shared: boolean; // several people, one screen
  abstract readonly options: Option[]; // that can be picked now

  readonly teller = new Teller();
  chosen = $state(""); // the option that is picked, but not confirmed
  marked = $state.raw<number[]>([]); // cards of the hand, by their places, that are to be answered with one after another
  #listeners: Listener[] = [];

  names = $derived.by(() => chairNames(this.chairs, app.language)); // "" is said as "Player 2"
  shields = $derived.by(() => shieldsOf(this.chairs));
  reader: Reader = $derived.by(() => ({
    language: app.language,
    seat: this.readingSeat,
    names: this.names,
    edition: this.view?.edition ?? "",
  }));
  /** Who reads what happens: those who share a screen read what everybody may know, by their names. */
  witness: Reader = $derived.by(() => (this.shared ? { ...this.reader, seat: NOBODY } : this.reader));

  /** Hear what happens from now on; gives how to stop that. */
  listen(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener));
  }

  /** Pick something on the table. */
  abstract pick(option: string): void;

  /** Whether people have to be there. */
  get expects(): boolean {
    return false;
  }

  /** How many cards of the hand may be marked; none where one at a time is picked. */
  get several(): number {
    return 0;
  }

  /** Mark a card of the hand, or mark it no more. */
  mark(place: number): void {
    if (this.marked.includes(place)) this.marked = this.marked.filter((one) => one !== place);
    else if (this.marked.length < this.several) this.marked = [...this.marked, place];
  }

  /** The option that points at a standing district, a hand card, a character or a player. */
  option(text: string): Option | undefined {
    return this.options.find((option) => option.text === text);
  }

  reason(text: string): ReasonData | undefined {
    return this.view?.question?.reasons?.[text];
  }

  /** What an answer costs in gold, where that is known. */
  price(_option: string): number | undefined {
    return undefined;
  }

  protected announce(events: EventData[], before: ViewData | null): void {
    for (const listen of this.#listeners) listen(events, before, this.view);
  }
}
