// Sentences: events, questions, options, reasons and score lines, as one reader may read them.
import { isCard, isCharacter, type Option, readOption } from "../notation";
import { type Arguments, firstOf, has, hasPart, Name, phrase, slug } from "./bundle";
import { cardName, colourName, listed, playerName, sourceName, thingName } from "./names";
import type { EffectData, EventData, QuestionData, ReasonData, ViewData } from "../wire";
import { type Fact, type Mark, NOBODY, type Part, type Reader } from "./reader";
import type { RefusalData, ScoreLine, WhyData } from "./reader";

const NO_NAME = new Name("");
/** A fact as messages choose by it. */
export const yesOrNo = (fact: boolean): string => (fact ? "yes" : "no");

/** Tell an event. */
export function sayEvent(event: EventData, reader: Reader): string {
  return tellEvent(event, reader, (name) => name);
}

/** Tell an event, with its names marked. */
export function tellEvent(event: EventData, reader: Reader, mark: Mark): string {
  const { name, card = "", seat = NOBODY, other = NOBODY, amount = 0 } = event;
  const { language } = reader;
  const things = namesOf(event.things ?? [], reader, mark);
  const ids = card ? [`event-${name}-${slug(card)}`, `event-${name}`] : [`event-${name}`];
  const id = firstOf(ids, language);
  return phrase(id, language, partFor(id, seat, other, reader), {
    player: mark(playerName(seat, reader), { seat }),
    other: mark(playerName(other, reader), { seat: other }),
    amount,
    thing: things[0] ?? NO_NAME,
    second: things[1] ?? NO_NAME,
    things: listed(things, language),
    card: mark(sourceName(card, reader), { card }),
    source: card ? (isCharacter(card) ? "character" : "district") : "none",
    seen: yesOrNo(things.length > 0),
    own: yesOrNo(seat === other),
  });
}

/** The names of things, each with the form that it has with its article, where there are any. */
export function namesOf(things: readonly string[], reader: Reader, mark: Mark): Name[] {
  return things.map((thing) => {
    const name = thingName(thing, reader, mark);
    return new Name(name.value, { ...name.forms, the: phrase("story-the", reader.language, "", { thing: name }) });
  });
}

/** Which part of a message speaks to the reader: to who did it, the other one, or the rest. */
export function partFor(id: string, seat: number, other: number, reader: Reader): string {
  if (reader.seat === NOBODY) return "";
  if (reader.seat === seat && hasPart(id, "you", reader.language)) return "you";
  return reader.seat === other && hasPart(id, "other", reader.language) ? "other" : "";
}

const FIRST = 0xe000; // names are found again by characters that nobody writes
const CLOSE = "\uf8ff";
const MARKED = /([\ue000-\uf8fe][^\uf8ff]*\uf8ff)/;

/** Tell an event in pieces, those that name a card or a player apart. */
export function eventParts(event: EventData, reader: Reader): Part[] {
  return inParts((mark) => tellEvent(event, reader, mark));
}

/** Cut a sentence into pieces, those that name a card or a player apart. */
export function inParts(tell: (mark: Mark) => string): Part[] {
  const targets: { card?: string; seat?: number }[] = [];
  const mark: Mark = (name, target) => {
    if (!name.value) return name;
    const key = JSON.stringify(target);
    let place = targets.findIndex((known) => JSON.stringify(known) === key);
    if (place < 0) place = targets.push(target) - 1;
    const wrap = (text: string) => String.fromCharCode(FIRST + place) + text + CLOSE;
    const { gender, ...cases } = name.forms;
    const forms = Object.entries(cases).map(([form, text]) => [form, wrap(text)] as const);
    return new Name(wrap(name.value), { ...Object.fromEntries(forms), ...(gender ? { gender } : {}) });
  };
  const pieces = tell(mark).split(MARKED).filter(Boolean);
  const parts = pieces.map((piece): Part => {
    const target = MARKED.test(piece) ? targets[piece.charCodeAt(0) - FIRST] : undefined;
    return target ? { text: piece.slice(1, -1), ...target } : { text: piece };
  });
  const plain = tell((name) => name); // a player's name may hold such characters after all
  return parts.map((part) => part.text).join("") === plain ? parts : [{ text: plain }];
}

function questionId({ asker, name }: QuestionData): string {
  return `${slug(asker)}-${slug(name)}`;
}

/** Ask the seat that is asked; tell everybody else who is thinking about what. */
export function sayQuestion(question: QuestionData, reader: Reader): string {
  const { language } = reader;
  const { asker, about = [] } = question;
  const byCard = isCard(asker);
  const args: Arguments = { other: NO_NAME, thing: NO_NAME, amount: 0 };
  for (const { kind, card, seat, value } of about.map(readOption).reverse()) {
    if (kind === "seat")
      args.other = playerName(seat, reader); // the first of each kind remains
    else if (kind === "number") args.amount = value;
    else if (card) args.thing = sourceName(card, reader);
  }
  args.player = playerName(question.seat, reader);
  args.card = byCard ? sourceName(asker, reader) : NO_NAME;
  args.count = about.length;
  if (reader.seat === question.seat) return phrase(questionId(question), language, "", args);
  if (!byCard) args.card = phrase(`phase-${slug(asker)}`, language);
  return phrase(byCard ? "asked-card" : "asked-phase", language, "", args);
}

/** The ids of the messages that may say an option, the most fitting one first. */
function optionIds({ kind, text }: Option, question?: QuestionData | null): string[] {
  const named = kind === "button" || kind === "use";
  const ids = kind === "button" ? [`button-${slug(text)}`] : [`option-${kind}`];
  if (kind === "use") ids.unshift(`option-${slug(text)}`);
  if (!question) return ids;
  const exact = named ? [`${questionId(question)}-${slug(text)}`] : [];
  return [...exact, `${questionId(question)}-${kind}`, ...ids];
}

/** Name an option as the seat sees it, best as an answer to a question; with what a build takes. */
export function sayOption(option: string, reader: Reader, question?: QuestionData | null): string {
  const said = nameOption(option, reader, question);
  const way = question?.ways?.[option];
  if (!way) return said;
  const { language } = reader;
  const paid = readOption(way);
  const id = firstOf([`build-pay-${slug(way)}`, ...optionIds(paid)], language);
  const words = phrase(id, language, "", { card: sourceName(paid.card, reader) });
  return phrase("option-build-by", language, "", { option: said, way: words });
}

/** Say what the button does that confirms what is picked on the table, in the words of the question. */
export function sayConfirm(option: string, reader: Reader, question: QuestionData): string {
  const { kind, card, seat } = readOption(option);
  const id = `confirm-${questionId(question)}`;
  if (!card || kind === "use" || !has(id, reader.language)) return sayOption(option, reader, question);
  const said = phrase(id, reader.language, "", { card: sourceName(card, reader) });
  return seat === NOBODY || seat === reader.seat ? said : `${said} · ${playerName(seat, reader)}`;
}

/** Say what an answer gains or costs, to a player who has so much gold. */
export function sayEffect(effect: EffectData, had: number, language: string): string {
  const { gold = 0, cards = 0, keep = 0, income = 0 } = effect;
  const said: string[] = [];
  if (gold > 0) said.push(`+${phrase("ui-gold", language, "", { gold })}`);
  if (gold < 0) said.push(phrase("effect-pays", language, "", { cost: -gold, left: had + gold }));
  if (cards > keep) said.push(phrase("effect-draws", language, "", { drawn: cards, keep }));
  else if (cards) said.push(`+${phrase("ui-cards", language, "", { cards })}`);
  if (income) said.push(phrase("effect-income", language, "", { amount: income }));
  return said.join(", ");
}

/** Ask with what is being built and paid for, or with the place of one of several answers in a row. */
export function sayFully(question: QuestionData, reader: Reader, view: ViewData, price: number): string {
  const said = sayQuestion(question, reader);
  const { language, edition } = reader;
  if (reader.seat !== question.seat) return said;
  if (view.work && questionId(question) === "build-pay")
    return phrase("table-pay-for", language, "", { card: cardName(view.work, language, edition), cost: price });
  const id = `step-${questionId(question)}`;
  if (!has(id, language)) return said;
  const step = 1 + view.marks.filter(({ by }) => by === question.asker).length;
  return phrase(id, language, "", { text: said, step });
}

function nameOption(option: string, reader: Reader, question?: QuestionData | null): string {
  const read = readOption(option);
  return phrase(firstOf(optionIds(read, question), reader.language), reader.language, "", {
    card: sourceName(read.card, reader),
    player: playerName(read.seat, reader),
    own: yesOrNo(read.seat === reader.seat),
    number: read.value,
    colour: read.kind === "colour" ? colourName(read.value, reader.language) : NO_NAME,
    beautified: yesOrNo(read.beautified),
  });
}

/** Say why something cannot be done. */
export function sayReason({ code, amount = 0, card = "" }: ReasonData, reader: Reader): string {
  return phrase(`reason-${code}`, reader.language, "", { amount, card: sourceName(card, reader) });
}

/** Say it in two or three words, for a small card; "" where nobody wrote them. */
export function shortReason({ code, amount = 0 }: ReasonData, { language }: Reader): string {
  const id = `reason-${code}`;
  return hasPart(id, "short", language) ? phrase(id, language, "short", { amount }) : "";
}

/** Say what the points of a score line are for. */
export function sayScoreLine({ code, card = "" }: ScoreLine, reader: Reader): string {
  return phrase(`score-${code}`, reader.language, "", { card: sourceName(card, reader) });
}

/** Say what was wrong with a wish, and what would be right. */
export function sayRefusal({ code, facts = {} }: RefusalData, reader: Reader): string {
  const args: Arguments = { text: "…" }; // technical remarks stay with the server
  for (const [name, fact] of Object.entries(facts)) args[name] = inWords(name, fact, reader);
  return phrase(`error-${code}`, reader.language, "", args);
}

/** Put a fact of an error into words: ids become names, the rest stays as it is. */
function inWords(name: string, fact: Fact, reader: Reader): string | number | Name {
  const { language, edition } = reader;
  if (typeof fact === "number") return fact;
  if (typeof fact === "object")
    return listed(
      fact.map((one) => String(inWords(name, one, reader))),
      language,
    );
  if (name === "card" || name === "second") return cardName(fact, language, edition);
  return name === "edition" || name === "preset" ? phrase(`${name}-${slug(fact)}`, language) : fact;
}

/** Say why a bot chose what it chose. */
export function sayWhy({ code, card = "", player = NOBODY, amount = 0 }: WhyData, reader: Reader): string {
  const args = { card: sourceName(card, reader), player: playerName(player, reader), amount };
  return phrase(`bot-${code}`, reader.language, "", args);
}

/** Say a line of chat: a quick phrase, sent as its id between colons, in the reader's language. */
export function sayChat(text: string, language: string): string {
  const id = `chat-${/^:([a-z-]+):$/.exec(text)?.[1]}`;
  return has(id, language) ? phrase(id, language) : text;
}
