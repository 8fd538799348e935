// A finished game as a source: one step of it is shown, to somebody who sees everything and is asked nothing.
import { beatsOf } from "../../motion/beats";
import type { Option } from "../../notation";
import { Source } from "../../state/source.svelte";
import type { Replay } from "../../wire";
import { NOBODY, SPECTATOR } from "../../words";

const NO_OPTIONS: Option[] = [];

export class Replayed extends Source {
  readonly replay: Replay;
  step = $state(0);

  constructor(replay: Replay, step = 0) {
    super();
    this.replay = replay;
    this.step = this.#within(step);
  }

  seat = SPECTATOR;
  shared = false;
  options = NO_OPTIONS;
  now = $derived.by(() => this.replay.steps[this.step]!);
  view = $derived(this.now.view);
  events = $derived.by(() => this.replay.events.slice(0, this.now.events));

  get chairs() {
    return this.replay.chairs;
  }

  /** The seats that I had in it. */
  get mine(): number[] {
    return this.chairs.flatMap((chair, seat) => (chair.yours ? [seat] : []));
  }

  /** I am spoken to, unless several of us shared a screen. */
  get readingSeat(): number {
    return this.mine.length === 1 ? this.mine[0]! : NOBODY;
  }

  get code(): string {
    return this.replay.code;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** Show another step; from one to the next, what happened between them is seen to happen. */
  go(step: number): void {
    const before = this.now;
    const onward = step === this.step + 1;
    const next = this.#within(step);
    const show = () => (this.step = next);
    this.teller.end(null);
    if (!onward) return void show();
    const events = this.replay.events.slice(0, this.replay.steps[next]!.events);
    this.teller.add({ beats: beatsOf(events, before.events, before.view.crown, false), show }, true);
    const fresh = events.slice(before.events);
    if (fresh.length) this.announce(fresh, before.view);
  }

  // Nothing is asked any more: nothing can be picked, and nothing waits for a reason.
  pick(): void {}

  override reason(): undefined {}

  #within(step: number): number {
    return Math.max(0, Math.min(this.last, step));
  }
}
