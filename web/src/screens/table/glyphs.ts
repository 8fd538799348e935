// The glyph on the button of an answer.
import type { Option } from "../../notation";
import { cards } from "../../state/cards.svelte";

const GLYPHS: Record<string, string> = {
  gold: "coin",
  cards: "card",
  card: "card",
  income: "coin",
  end: "bell",
  done: "check",
  yes: "check",
  no: "close",
  pass: "close",
  gather: "coin",
  swap: "cards",
  redraw: "cards",
  hand: "card",
  build: "hammer",
};

export function glyphOf(option: Option): string {
  if (option.kind === "use") return cards.isCharacter(option.card) ? "star" : "hammer";
  return GLYPHS[option.text] ?? "star";
}
