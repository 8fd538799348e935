// Notation: what the text of an option points at.

export type Kind = "button" | "seat" | "colour" | "number" | "character" | "district" | "build" | "use" | "standing";

export interface Option {
  text: string;
  kind: Kind;
  card: string; // the id of a character or a district
  seat: number; // -1 where it points at nobody
  value: number; // a number, or the place of a colour in COLOURS
  beautified: boolean;
}

export const COLOURS = ["noble", "religious", "trade", "military", "unique"] as const;

const characters = new Set<string>();
const districts = new Set<string>();

/** Learn from the catalogue of the server which cards there are. */
export function learnCards(cards: { characters: Iterable<string>; districts: Iterable<string> }): void {
  for (const id of cards.characters) characters.add(id);
  for (const id of cards.districts) districts.add(id);
}

export function isCharacter(id: string): boolean {
  return characters.has(id);
}

export function isCard(id: string): boolean {
  return characters.has(id) || districts.has(id);
}

/** Read the text of an option; what names nothing else is a button. */
export function readOption(text: string): Option {
  const read = (kind: Kind, more: Partial<Option> = {}): Option => ({
    ...{ text, kind, card: "", seat: -1, value: 0, beautified: false },
    ...more,
  });
  const [, verb, object] = /^(build|use) (.+)$/.exec(text) ?? [];
  if (verb) return read(verb as "build" | "use", { card: object });
  const [, card, plus, seat] = /^([^@+]*)(\+?)@(\d)$/.exec(text) ?? [];
  if (card) return read("standing", { card, seat: Number(seat), beautified: plus === "+" });
  if (seat) return read("seat", { seat: Number(seat) });
  if (/^\d+$/.test(text)) return read("number", { value: Number(text) });
  const colour = COLOURS.findIndex((name) => name === text);
  if (colour >= 0) return read("colour", { value: colour });
  if (characters.has(text)) return read("character", { card: text });
  if (districts.has(text)) return read("district", { card: text });
  return read("button");
}
