// Playback: a replay that goes on by itself, and the jumps that stop it.
import { app } from "../../state/app.svelte";
import { keep, recall } from "../../state/settings.svelte";
import { momentOf, moments, type Moment } from "./moments";
import type { Replayed } from "./replayed.svelte";

export const SPEEDS: Readonly<Record<string, number>> = { slow: 2600, normal: 1400, fast: 500 }; // ms between steps
const KEPT = "replay-speed";

export class Playback {
  readonly replayed: Replayed;
  readonly moments: Moment[];
  playing = $state(false);
  speed = $state(recall(KEPT, "normal"));

  constructor(replayed: Replayed) {
    this.replayed = replayed;
    this.moments = moments(replayed.replay.steps);
  }

  here = $derived.by(() => momentOf(this.moments, this.replayed.step));

  /** Go on after a while, if it plays; each step winds the clock again. Gives how to stop it. */
  wind(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const { step, last } = this.replayed;
    const goOn = () => (step < last ? this.replayed.go(step + 1) : (this.playing = false));
    const timer = setTimeout(goOn, SPEEDS[this.speed] ?? SPEEDS.normal);
    return () => clearTimeout(timer);
  }

  toggle(): void {
    if (!this.playing && this.replayed.step === this.replayed.last) this.replayed.go(0);
    this.playing = !this.playing;
  }

  jump(step: number): void {
    this.playing = false;
    this.replayed.go(step);
  }

  /** To the beginning of the next round, or of this one and then the one before. */
  turnRound(onward: boolean): void {
    const { step, last } = this.replayed;
    const starts = this.moments.filter((moment) => moment.seat < 0).map((moment) => moment.step);
    if (onward) this.jump(starts.find((start) => start > step) ?? last);
    else this.jump(starts.findLast((start) => start < step) ?? 0);
  }

  keepSpeed(): void {
    keep(KEPT, this.speed);
  }

  /** Do what a key does, unless it means something else where it was pressed. */
  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (app.card || app.menu || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("select, textarea, input:not([type=range])")) return;
    if (event.key === " " && target.closest("button, a, summary")) return; // those are pressed by it
    const deed = this.deedOf(event.key);
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  /** What a key does; nothing for most of them. */
  deedOf(key: string): (() => void) | undefined {
    const { step, last } = this.replayed;
    const deeds: Record<string, () => void> = {
      ArrowLeft: () => this.jump(step - 1),
      ArrowRight: () => this.jump(step + 1),
      PageUp: () => this.turnRound(false),
      PageDown: () => this.turnRound(true),
      Home: () => this.jump(0),
      End: () => this.jump(last),
      " ": () => this.toggle(),
    };
    return deeds[key];
  }
}
