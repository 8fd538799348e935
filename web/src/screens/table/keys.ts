// Keys: which key gives which answer. Common answers have a letter of their own, the rest digits.
import type { Option } from "../../notation";

const LETTERS: Record<string, string> = {
  gold: "g",
  cards: "c",
  income: "i",
  end: "e",
  done: "d",
  yes: "y",
  no: "n",
  pass: "p",
  gather: "g",
};

export const ENDING = "end";
export const STEPS: Readonly<Record<string, number>> = { arrowright: 1, arrowleft: -1 };

/** Whether an option lies on the table and is picked there; what has no place of its own is a button. */
export function isThere({ kind }: Option): boolean {
  return kind === "build" || kind === "district" || kind === "character" || kind === "standing";
}

export function keysOf(options: Option[]): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  for (const { text } of options) {
    const letter = LETTERS[text];
    if (letter && !taken.has(letter)) {
      keys.set(text, letter);
      taken.add(letter);
    }
  }
  let digit = 1;
  for (const { text } of options) {
    if (keys.has(text) || digit > 9) continue;
    keys.set(text, String(digit++));
  }
  return keys;
}

/** Whether a key was meant for something else: for writing, or for the browser. */
export function isForeign(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.matches?.("input, textarea, select") ||
    document.querySelector("dialog[open]") !== null
  );
}

/** Arrow keys walk along what can be chosen; cards to choose from come before the same ones elsewhere. */
export function walk(step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(".board [data-option]")].filter(
    (one) => !one.closest(".actions") && one.offsetParent,
  );
  const tray = all.filter((one) => one.closest(".tray"));
  const ring = tray.length ? tray : all;
  const at = ring.indexOf(document.activeElement as HTMLElement);
  ring.at(at < 0 && step < 0 ? -1 : (at + step) % ring.length)?.focus();
}
