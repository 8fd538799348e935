// Spaces at which no line may break, put into messages when the client is built.
const SPACE = "\u00a0";
const SHORT: Record<string, string> = { uk: "авзійоу", ru: "авикосу", cs: "aikosuvz", pl: "aiouwz" }; // do not end a line
const NUMBERS = [
  ...["amount", "bank", "cards", "count", "deals", "games", "gold", "least", "max"],
  ...["min", "most", "number", "players", "points", "seconds", "share", "size", "total"],
];
const TYPED = '`[^`\\n]*`|"[^"\\n]*"'; // what somebody types, and the arguments of functions

function breaks(language: string): RegExp {
  const digits = "(?<![\\p{L}\\p{N}_.,-])\\d+(?:[.,–]\\d+)?";
  const number = `(?:${digits}|\\{ \\$(?:${NUMBERS.join("|")}) \\}) (?=\\p{L}|%)`;
  const short = SHORT[language] ?? "";
  const letters = short + short.toUpperCase();
  const word = `|(?<![\\p{L}\\p{N}_.’'\\[-])[${letters}] (?=[\\p{L}\\p{N}_{«„“(])`;
  return new RegExp(`${TYPED}|${number}${short ? word : ""}| (?=[–—] )`, "gu");
}

/** Bind a number to its word, a one-letter word to the next, a dash to the last: as Python does. */
export function typeset(text: string, language: string): string {
  return text.replace(breaks(language), (found) => (/^[`"]/.test(found) ? found : found.slice(0, -1) + SPACE));
}
