// Spaces at which no line may break, put into messages when the client is built.
const SPACE = "\u00a0";
const JOINER = "\u2060"; // takes no room
const SHORT: Record<string, string> = { uk: "авзійоу", ru: "авикосу", cs: "aikosuvz", pl: "aiouwz" }; // do not end a line
const RANKED: Record<string, string> = {
  en: "[Rr]ank|[Pp]layer",
  uk: "[Рр]анг\\p{L}*|[Гг]рав(?:ець|ц\\p{L}+)",
  ru: "[Рр]анг\\p{L}*|[Ии]грок\\p{L}*",
  cs: "[Čč]ísl\\p{L}+|[Hh]ráč\\p{L}*",
  pl: "[Rr]ang[ai]|[Rr]andze|[Gg]racz\\p{L}*",
}; // words whose number follows them
const NUMBERS = [
  ...["amount", "bank", "cards", "count", "deals", "gain", "games", "gold", "least", "max"],
  ...["min", "most", "number", "players", "points", "seconds", "share", "size", "total"],
];
const TYPED = '`[^`\\n]*`|"[^"\\n]*"'; // what somebody types, and the arguments of functions

function breaks(language: string): RegExp {
  const digits = "(?<![\\p{L}\\p{N}_.,-])\\d+(?:[.,–]\\d+)?";
  const number = `(?:${digits}|\\{ \\$(?:${NUMBERS.join("|")}) \\}) (?=\\p{L}|%)`;
  const short = SHORT[language] ?? "";
  const letters = short + short.toUpperCase();
  const word = `|(?<![\\p{L}\\p{N}_.’'\\[-])[${letters}] (?=[\\p{L}\\p{N}_{«„“(])`;
  const ranked = `|(?<![\\p{L}\\p{N}_])(?:${RANKED[language]})[ ${SPACE}](?:\\d+|\\{ \\$(?:rank|number) \\})`;
  const ending = "|(?<![\\p{L}\\p{N}_.,-])\\d+-(?=\\p{L})";
  return new RegExp(`${TYPED}${ending}|${number}${ranked}${short ? word : ""}| (?=[–—] )`, "gu");
}

function bound(found: string): string {
  if (/^[`"]/.test(found) || found.includes(SPACE)) return found;
  if (found.endsWith("-")) return found + JOINER;
  return found.endsWith(" ") ? found.slice(0, -1) + SPACE : found.replace(" ", SPACE);
}

/** Bind a number to its word or ending, a one-letter word to the next, a dash to the last: as Python does. */
export function typeset(text: string, language: string): string {
  return text.replace(breaks(language), bound);
}
