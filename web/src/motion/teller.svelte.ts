// The teller: shows what happens in the order in which it happened, each step with what moves in it. When steps come
// faster than they can be told, or the reader is asked, it catches up in one step and says how much it left out.
import { settings } from "../state/settings.svelte";
import { type Line, NOBODY } from "../words";
import type { Beat } from "./beats";
import { whereIs } from "./places";

/** One change of the board, and what is told of it. */
export interface Step {
  beats: Beat[];
  show: () => void; // changes the board
}

export const PACES = ["natural", "quick", "instant"] as const;
export type Pace = (typeof PACES)[number];
const RATE: Record<Pace, number> = { natural: 1, quick: 0.6, instant: 0.6 }; // of the time for a beat
const BEHIND_MS: Record<Pace, number> = { natural: 3000, quick: 1200, instant: 0 }; // before it catches up

export class Teller {
  beat = $state.raw<Beat | null>(null); // what moves now
  caption = $state.raw<Line | null>(null); // what was told last: it stays until something else happens
  missed = $state(0); // how many sentences were left out before it
  takenBack = $state(NOBODY); // who has just taken a choice back: there is nothing else to tell
  pace: Pace = "natural";
  began: (beats: readonly Beat[]) => void = () => {}; // hears what is told now
  #rest: Beat[] = []; // of the step that is shown
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell a step when its time has come; at once where the reader must not wait. */
  add(step: Step, urgent = false): void {
    this.#waiting.push(step);
    const waits = this.#waiting.flatMap(({ beats }) => beats).reduce((sum, { ms }) => sum + ms * RATE[this.pace], 0);
    if (this.#timer === undefined && !urgent && moves()) this.#next();
    else if (urgent || !moves() || waits > BEHIND_MS[this.pace]) this.catchUp();
  }

  /** Show the newest step at once, and tell it. */
  catchUp(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    const skipped = this.#waiting.slice(0, -1).reduce((sum, step) => sum + step.beats.length, this.#rest.length);
    [this.#waiting, this.#rest] = [[last], []];
    this.#next(skipped);
  }

  /** Let go of whatever moves now; the board keeps its pace. */
  cut(): void {
    this.beat = null;
  }

  /** Have nothing more to tell; what is shown is what is. */
  end(caption: Line | null, takenBack = NOBODY): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    [this.#waiting, this.#rest] = [[], []];
    this.beat = null;
    this.missed = 0;
    [this.caption, this.takenBack] = [caption, takenBack];
  }

  #next(missed = 0): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (!this.#rest.length && this.#waiting.length) {
      const { beats, show } = this.#waiting.shift()!;
      this.#rest = beats.map((beat) => launched(beat, RATE[this.pace])); // before the board changes
      show();
      if (beats.length) [this.missed, this.takenBack] = [missed, NOBODY];
    }
    if (!moves()) return this.#tellStill();
    this.beat = this.#rest.shift() ?? null;
    if (!this.beat) return;
    this.caption = this.beat.line;
    this.began([this.beat]);
    const goOn = () => (moves() || !this.#waiting.length ? this.#next() : this.catchUp());
    this.#timer = setTimeout(goOn, this.beat.ms);
  }

  /** Where nothing may move, only the last sentence is told. */
  #tellStill(): void {
    const told = this.#rest;
    this.#rest = [];
    this.beat = null;
    if (!told.length) return;
    this.caption = told.at(-1)!.line;
    this.began(told);
  }
}

/** Whether things may move: on a page that nobody sees, nothing waits for its turn. */
function moves(): boolean {
  return settings.moves && !document.hidden;
}

/** A beat as it is told at a pace, with the places that things leave from. */
function launched(beat: Beat, rate: number): Beat {
  return {
    ...beat,
    ms: beat.ms * rate,
    flights: beat.flights.map((flight) => ({ ...flight, start: whereIs(flight.from, flight.card) })),
  };
}
