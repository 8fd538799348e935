// The parade: what has happened passes by one event at a time. The table itself never waits for it.
import type { EventData } from "../wire";
import type { Flight } from "./events";

export interface Float {
  event: EventData;
  flight: Flight | null;
  number: number;
}

export const FLIGHT_MS = 420;
export const STAGGER_MS = 55;
const STILL_MS = 650; // for what is only told
const AFTER_MS = 160;
const LONGEST = 6; // what is older than that is news no more

export class Parade {
  current = $state.raw<Float | null>(null);
  last = $state.raw<EventData | null>(null); // the caption stays until something else happens
  #waiting: Float[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Let events pass by, or only tell the last one where nothing may move. */
  add(happened: { event: EventData; flight: Flight | null }[], moves: boolean): void {
    if (!happened.length) return;
    if (!moves || document.hidden) return this.end(happened.at(-1)!.event);
    this.#waiting.push(...happened.map((one) => ({ ...one, number: ++this.#count })));
    this.#waiting = this.#waiting.slice(-LONGEST);
    if (!this.current) this.#next();
  }

  /** Have done with everything at once. */
  end(last = this.#waiting.at(-1)?.event ?? this.last): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.current = null;
    this.last = last;
  }

  #next(): void {
    this.current = this.#waiting.shift() ?? null;
    if (!this.current) return;
    const { event, flight } = this.current;
    this.last = event;
    const time = flight ? FLIGHT_MS + (flight.count - 1) * STAGGER_MS + AFTER_MS : STILL_MS;
    this.#timer = setTimeout(() => this.#next(), time);
  }
}
