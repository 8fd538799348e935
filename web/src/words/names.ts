// Names: cards, colours and players, alone and in lists.
import { COLOURS, readOption } from "../notation";
import { hasPart, Name, nameOf, phrase, slug } from "./bundle";
import type { ChairData } from "../wire";
import { type Mark, NOBODY, type Reader } from "./reader";

const NUMBERED = /^([\p{L}]+)( \d+)?$/u; // a bot's name, such as Agnes or Agnes 2

/** Who has a seat: a level is that of a bot. */
type Sitter = Pick<ChairData, "name" | "level">;

/** The name of a card; a card without words is called by its id. */
export function cardName(id: string, language: string, edition = ""): Name {
  const own = [`${slug(id)}-${edition}`, slug(id)];
  const message = own.find((name) => hasPart(name, "", language));
  if (message) return nameOf(message, language);
  return new Name(id.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));
}

/** The short text of a card, or another part of its words; `version` is how this game words it. */
export function cardText(id: string, language: string, version = "", part = "text"): string {
  const own = version ? [`${slug(id)}-${version}`, slug(id)] : [slug(id)];
  const message = own.find((name) => hasPart(name, part, language));
  return message ? phrase(message, language, part) : "";
}

/** The name of a colour, given as its place in COLOURS. */
export function colourName(colour: number, language: string): Name {
  return nameOf(`colour-${COLOURS[colour]}`, language);
}

/** The name of a player, `Player 1` where none was given; a `Name` has its forms already. */
export function playerName(seat: number, reader: Reader): Name {
  if (seat === NOBODY) return new Name("");
  const name = reader.names[seat];
  if (name instanceof Name) return name;
  if (name) return nameOf("ui-named", reader.language, { name });
  return nameOf("ui-player", reader.language, { number: seat + 1 });
}

/** The name of a bot in the reader's script, declined; one without words stays as it is. */
export function botName(name: string, language: string): string | Name {
  const [, first = "", number = ""] = NUMBERED.exec(name) ?? [];
  const id = `bot-name-${first.toLowerCase()}`;
  if (!hasPart(id, "", language)) return name;
  const given = nameOf(id, language);
  const forms = Object.entries(given.forms).map(([form, text]) => [form, form === "gender" ? text : text + number]);
  return new Name(given.value + number, Object.fromEntries(forms));
}

/** The names of those who have the seats of a table: what people typed is never changed. */
export function chairNames(chairs: readonly Sitter[], language: string): (string | Name)[] {
  const typed = new Set(chairs.filter(({ level }) => !level).map(({ name }) => name?.toLowerCase()));
  return chairs.map(({ name = "", level }) => {
    const bot = level ? botName(name, language) : name;
    return typed.has(String(bot).toLowerCase()) ? name : bot; // nobody sits beside a bot of the same name
  });
}

/** The name of the card that something comes from, if it comes from one. */
export function sourceName(card: string, reader: Reader): Name {
  return card ? cardName(card, reader.language, reader.edition) : new Name("");
}

/** The name of anything that can be pointed at. */
export function thingName(text: string, reader: Reader, mark: Mark): Name {
  const { kind, card, seat, value } = readOption(text);
  if (card) return mark(sourceName(card, reader), { card });
  if (kind === "colour") return colourName(value, reader.language);
  if (kind === "seat") return mark(playerName(seat, reader), { seat });
  return new Name(text);
}

/** Join names to a list; equal ones are counted. Every form of it joins that form of each. */
export function listed(names: readonly (string | Name)[], language: string): Name {
  const parts = names.map((name) => (typeof name === "string" ? new Name(name) : name));
  const cases = new Set(parts.flatMap((name) => Object.keys(name.forms)));
  cases.delete("gender");
  const forms = [...cases].map((form) => [
    form,
    joined(
      parts.map((name) => name.in(form)),
      language,
    ),
  ]);
  return new Name(joined(parts.map(String), language), Object.fromEntries(forms));
}

function joined(names: string[], language: string): string {
  const parts = [...new Set(names)].map((thing) => {
    const count = names.filter((name) => name === thing).length;
    return count === 1 ? thing : phrase("ui-several", language, "", { thing, count });
  });
  return parts.reduce((first, next, place) => {
    const id = place === parts.length - 1 ? "ui-list-last" : "ui-list-more";
    return place ? phrase(id, language, "", { first, next }) : next;
  }, "");
}
