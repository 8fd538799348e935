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

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const SEVERAL = 2; // of a unit, before it is the one to count in

/** A span of time in words, in the largest unit that tells enough; the browser knows them. */
export function saySpan(seconds: number, language: string): string {
  const whole = UNITS.find(([, size]) => seconds > 0 && seconds % size === 0);
  const [unit, size] = whole ?? UNITS.find(([, size]) => seconds >= SEVERAL * size) ?? UNITS[2];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.floor(seconds / size)),
  );
}

/** The day on which some seconds from now are over. */
export function sayDay(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(Date.now() + seconds * 1000);
}

/** Seconds as a clock shows them. */
export function sayTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
