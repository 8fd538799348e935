// Euphony: how a preposition sounds before the name that a message put behind it; as Python does.
const CHANGES: Record<string, [word: string, letters: string, other: string][]> = {
  uk: [
    ["в", "ВФ", "у"],
    ["з", "ЗСЦЧШЩ", "із"],
  ],
  cs: [["s", "SŠZŽ", "se"]],
};
const MARK = "[\ue000-\uf8fe]?"; // names may be marked, to be found again

const patterns = Object.fromEntries(
  Object.entries(CHANGES).map(([language, changes]) => [
    language,
    changes.map(([word, letters, other]) => {
      return [new RegExp(`(?<![\\p{L}\\p{N}_’])${word}(?=[ \u00a0]${MARK}[${letters}])`, "gu"), other] as const;
    }),
  ]),
);

/** Say a sentence as it is easier to speak: «у Віктора» for «в Віктора». */
export function smooth(text: string, language: string): string {
  return (patterns[language] ?? []).reduce((said, [pattern, other]) => said.replace(pattern, other), text);
}
