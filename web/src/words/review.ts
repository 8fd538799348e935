// The review in words: moments, accounts and errors, as in Python.
import type { AccountData, EventData, MomentData, QuestionData, ReviewData } from "../wire";
import { isCard, readOption } from "../notation";
import { hasPart, phrase } from "./bundle";
import { cardName, playerName, sourceName } from "./names";
import { NOBODY, type Reader, type WhyData } from "./reader";
import { sayConfirm, sayOption, sayWhy } from "./sentences";
import { type Line, sayLine, SUMS, tellStory } from "./story";

type Step = ReviewData["steps"][number];

export const ACCOUNT = ["cards", "own", "guess", "targeted", "others"] as const; // the parts of a result
export const SURE = 2; // standard errors
const UNTOLD = ["silent", "sums", "round", "calls"]; // lines that do not say what was done
const NEXT = ["round", "calls"]; // events with which something begins that nobody chose
const PHASES = ["draft", "turn", "gather", "build"]; // they ask again without going on
const BARE = ["seat", "number", "colour"]; // kinds of options that do not say what they are for
const LEAST = 0.005; // a spread that would be said as nothing
const SLIGHT = 0.02; // a part that is not worth a sentence
const MEASURED = /^(gains|costs)-/; // codes of reasons that compare two options

/** A choice as its replay tells it: the question, and the events until all of it had happened. */
export interface Told {
  question: QuestionData | null | undefined;
  events: EventData[];
  since: number; // how many of them had happened before
}

/** A share as a percentage, or how much one changed. */
export function sayPercent(share: number, language: string, signed = false): string {
  const number = Math.round(100 * share) || 0;
  const sign = signed && number ? (number > 0 ? "+" : "\u2212") : "";
  return phrase("review-percent", language, "", { gain: sign ? sign + Math.abs(number) : String(number) });
}

/** Say what happened at a moment, and what it did to a share. */
export function sayTurn(moment: MomentData, told: Told, reader: Reader): string {
  const text = moment.kind === "error" ? sayError(moment, told, reader) : sayChange(moment, told, reader);
  return phrase("review-moment", reader.language, "", { round: moment.round, text });
}

function sayChange(moment: MomentData, told: Told, reader: Reader): string {
  const { language } = reader;
  const lines = tellStory(told.events, told.since);
  const next = lines.findIndex(begins);
  const say = (some: Line[]) =>
    some
      .filter(({ name }) => !UNTOLD.includes(name))
      .map((line) => sayLine(line, reader))
      .join(" ");
  const story = say(next < 0 ? lines : lines.slice(0, next));
  const later = moment.kind === "cards" && next >= 0 ? say(lines.slice(next)) : "";
  const goes = phrase("review-goes", language, reader.seat === moment.seat ? "you" : "", {
    player: playerName(moment.seat, reader),
    before: sayPercent(moment.before, language),
    after: sayPercent(moment.after, language),
  });
  const what = moment.choice
    ? story || later || sayChose(moment.choice, told, reader)
    : phrase("review-deal", language);
  return `${what} ${goes}`;
}

/** Whether a line tells of what came next, however somebody had chosen. */
function begins({ name, events }: Line): boolean {
  return name === SUMS || NEXT.includes(events[0]!.name);
}

/** Say who chose what, where the story has no word for it. */
function sayChose(choice: string, { question }: Told, reader: Reader): string {
  const seat = question?.seat ?? NOBODY;
  return phrase("review-chose", reader.language, reader.seat === seat ? "you" : "", {
    player: playerName(seat, reader),
    option: sayChoice(choice, reader, question),
  });
}

function sayError(moment: MomentData, told: Told, reader: Reader): string {
  const { language } = reader;
  const [best, chosen] = [moment.options[0]!, moment.options.at(-1)!];
  return phrase("review-error", language, reader.seat === moment.seat ? "you" : "", {
    player: playerName(moment.seat, reader),
    option: sayChoice(moment.choice, reader, told.question),
    before: sayPercent(chosen.share, language),
    way: sayChoice(best.option, reader, told.question),
    after: sayPercent(best.share, language),
  });
}

/** Say an option that a review names as what it does; only those of the reader speak to them. */
export function sayChoice(option: string, reader: Reader, question: Told["question"]): string {
  if (!question) return sayOption(option, reader);
  const to = question.seat === reader.seat ? reader : { ...reader, seat: NOBODY };
  const { asker, name } = question;
  if (asker === "draft" && name === "keep") return sayOption(option, to, question); // which everybody chooses
  const said = sayConfirm(option, to, question);
  if (!isCard(asker) || !BARE.includes(readOption(option).kind)) return said;
  return phrase("review-power", reader.language, "", { card: sourceName(asker, to), option: said });
}

/** Say how sure an error is, and why the best option is the best. */
export function sayBest(
  { kind, choice, options, why }: MomentData,
  reader: Reader,
  question: Told["question"],
): string {
  const [best, chosen] = [options[0]!, options.at(-1)!];
  if (kind !== "error") {
    const other = best.option === choice ? options[1] : { option: choice };
    return sayGain(why, other?.option, reader, question);
  }
  const spread = SURE * Math.hypot(best.error, chosen.error);
  const said = why.code ? [sayWhy(why, reader)] : [];
  if (spread >= LEAST)
    said.unshift(phrase("review-sure", reader.language, "", { gain: sayPercent(spread, reader.language) }));
  return said.join(" ");
}

/** Say why an option is the best; and what it was compared with, if it brings more than that. */
export function sayGain(why: WhyData, other: string | undefined, reader: Reader, question: Told["question"]): string {
  if (!why.code) return "";
  const said = sayWhy(why, reader);
  if (!other || !MEASURED.test(why.code)) return said;
  const option = sayChoice(other, reader, question);
  return `${said} ${phrase("review-against", reader.language, "", { option })}`;
}

/** Say whose chance the shares of a moment's options are. */
export function sayWhose({ by, seat }: MomentData, reader: Reader): string {
  const chooser = by === NOBODY ? seat : by;
  return phrase("review-whose", reader.language, reader.seat === chooser ? "you" : "", {
    player: playerName(chooser, reader),
  });
}

/** The name of a part of the account, as a label or inside a sentence. */
export function partName(part: string, language: string, form: "" | "low", yours: boolean): string {
  const [id, toYou] = [`review-part-${part}`, form ? `${form}-you` : "you"];
  return phrase(id, language, yours && hasPart(id, toYou, language) ? toYou : form);
}

/** Say what helped a player most, and what hurt, in a sentence each. */
export function sayAccount(account: AccountData, review: ReviewData, reader: Reader): string {
  const { language } = reader;
  const parts = [...ACCOUNT].sort((one, other) => account[one] - account[other]);
  const [worst, best] = [parts[0]!, parts.at(-1)!];
  const say = (id: string, part: (typeof ACCOUNT)[number]) =>
    phrase(id, language, "", {
      text: partName(part, language, "low", account.seat === reader.seat),
      gain: sayPercent(account[part], language, true),
    });
  const said: string[] = [];
  if (account[best] >= SLIGHT) said.push(say("review-helped", best));
  if (account[worst] <= -SLIGHT) said.push(say("review-harmed", worst));
  if (worst === "targeted") said.push(...sayRival(account.seat, review, reader));
  return said.join(" ");
}

/** Say who hurt a seat most by aiming at it, if one did more than each of the others, as shown. */
function sayRival(seat: number, review: ReviewData, reader: Reader): string[] {
  const harm = review.hurt.map((row) => Math.max(0, Math.round(-100 * row[seat]!)));
  const most = Math.max(...harm);
  const rival = harm.indexOf(most);
  if (rival !== harm.lastIndexOf(most)) return [];
  const id = most > harm.reduce((sum, one) => sum + one, 0) / 2 ? "review-by" : "review-by-more";
  const other = playerName(rival, reader);
  const said = phrase(id, reader.language, reader.seat === rival ? "you" : "", { other });
  return [said, ...sayPowers(rival, seat, review, reader)];
}

/** Say with which cards somebody hurt a seat, and how often with each, the worst first. */
function sayPowers(by: number, seat: number, review: ReviewData, { language, edition }: Reader): string[] {
  const harms = new Map<string, number[]>();
  for (const [card, harm] of blows(by, seat, review))
    if (harm >= LEAST) harms.set(card, [...(harms.get(card) ?? []), harm]);
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  const worst = [...harms].sort(([, one], [, other]) => sum(other) - sum(one));
  const names = worst.map(([card, { length: count }]) => {
    const thing = cardName(card, language, edition);
    return count > 1 ? phrase("ui-several", language, "", { thing, count }) : String(thing);
  });
  return names.length ? [phrase("review-powers", language, "", { things: names.join(", ") })] : [];
}

/** What somebody did to a seat, act by act: the card of each, and its harm. */
function blows(by: number, seat: number, { start, steps }: ReviewData): [string, number][] {
  const found: [string, number][] = [];
  let act = false; // whether the step before belongs to the last of these
  steps.forEach((step, at) => {
    const last = steps[at - 1];
    act &&= last !== undefined && goesOn(last, step);
    if (step.seat !== by || !step.targets.includes(seat)) return;
    const harm = (last?.shares ?? start)[seat]! - step.chosen[seat]!;
    const card = PHASES.includes(step.asker) ? step.choice.replace(/^use /, "") : step.asker;
    const before = act ? found.pop()![1] : 0;
    found.push([card, before + harm]);
    act = true;
  });
  return found;
}

/** Whether a choice only says more of what the one before it began, without chance between. */
function goesOn(before: Step, step: Step): boolean {
  if (before.seat !== step.seat || before.chosen.some((share, seat) => share !== before.shares[seat])) return false;
  const askedAgain = before.asker === step.asker && !PHASES.includes(step.asker);
  return askedAgain || before.choice === `use ${step.asker}`;
}
