// The review in words: moments, accounts and errors, as in Python.
import type { AccountData, EventData, MomentData, QuestionData, ReviewData } from "../wire";
import { phrase } from "./bundle";
import { playerName } from "./names";
import { NOBODY, type Reader, type WhyData } from "./reader";
import { sayOption, sayWhy } from "./sentences";
import { sayLine, tellStory } from "./story";

export const ACCOUNT = ["cards", "own", "guess", "targeted", "others"] as const; // the parts of a result
export const SURE = 2; // standard errors
const UNTOLD = ["silent", "sums", "round", "calls"]; // lines that do not say what was done
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
  const lines = tellStory(told.events, told.since).filter(({ name }) => !UNTOLD.includes(name));
  const story = lines.map((line) => sayLine(line, reader)).join(" ");
  const dealt = moment.choice ? `${sayChoice(moment.choice, reader, told.question)}.` : phrase("review-deal", language);
  const goes = phrase("review-goes", language, reader.seat === moment.seat ? "you" : "", {
    player: playerName(moment.seat, reader),
    before: sayPercent(moment.before, language),
    after: sayPercent(moment.after, language),
  });
  return `${story || dealt} ${goes}`;
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

/** Say an option that a review names; only those of the reader speak to them. */
export function sayChoice(option: string, reader: Reader, question: Told["question"]): string {
  const mine = question?.seat === reader.seat;
  return sayOption(option, mine ? reader : { ...reader, seat: NOBODY }, question);
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

/** Say what helped a player most, and what hurt, in a sentence each. */
export function sayAccount(account: AccountData, review: ReviewData, reader: Reader): string {
  const { language } = reader;
  const parts = [...ACCOUNT].sort((one, other) => account[one] - account[other]);
  const [worst, best] = [parts[0]!, parts.at(-1)!];
  const say = (id: string, part: (typeof ACCOUNT)[number]) =>
    phrase(id, language, "", {
      text: phrase(`review-part-${part}`, language, "low"),
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
  return [phrase(id, reader.language, reader.seat === rival ? "you" : "", { other })];
}
