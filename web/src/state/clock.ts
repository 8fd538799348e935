// The time, for every clock on the page; it stands still where nobody looks.
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 500;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** The time now, told again with every tick to whatever reacts to it. */
export function now(): number {
  subscribe();
  return performance.now();
}

/** Seconds as a clock shows them. */
export function sayTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
