// Search: which cards a reader looks for, by the words on them.
import { cards } from "../../state/cards.svelte";
import type { EditionFacts, CompleteSetup } from "../../wire";
import { cardName, cardText } from "../../words";

/** Without capitals and accents, with the apostrophe of keyboards, and no joiners; a stroke is no accent that can be taken off. */
const plain = (text: string) => {
  const bare = text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replaceAll("ł", "l").replaceAll("’", "'").replaceAll("\u2060", "");
};

/** Whether all words are on a card, in its name or its text; accents do not matter. */
export function fits(id: string, words: string, language: string): boolean {
  const names = ["", ...cards.catalog.editions.map((box) => box.id)].map((edition) =>
    String(cardName(id, language, edition)),
  );
  const said = plain([...names, cardText(id, language)].join(" "));
  return plain(words)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** How often a card is in a box, or in the game of a table; any box will do for "". */
export function copies(id: string, edition: string, setup?: CompleteSetup): number {
  const inBox = (box: EditionFacts) => Number(box.characters.includes(id)) || box.basic[id] || box.unique[id] || 0;
  const boxes = cards.catalog.editions;
  if (edition !== "table") return Math.max(...boxes.filter((box) => !edition || box.id === edition).map(inBox));
  const basic = boxes.find((box) => box.id === setup?.edition)?.basic[id] ?? 0;
  return basic || [...(setup?.cast ?? []), ...(setup?.unique ?? [])].filter((one) => one === id).length;
}

/** Whether a card is shown: also one that is in no box, where any will do. */
export function isIn(id: string, edition: string, setup?: CompleteSetup): boolean {
  return edition === "" || copies(id, edition, setup) > 0;
}
