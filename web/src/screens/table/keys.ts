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
  return event.ctrlKey || event.metaKey || event.altKey || target.matches?.("input, textarea, select") || document.querySelector("dialog[open]") !== null;
}
