// The rule book as one edition has it: its chapters in the order to learn them, and their words.
import { cards } from "../../state/cards.svelte";
import { phrase } from "../../words";
import { hasPart, slug } from "../../words/bundle";
import list from "./book.json";

interface Listed {
  id: string;
  parts: string[];
  editions?: string[]; // where it is not for all of them
  paper?: boolean; // whether it is only printed: the browser has a page of its own for it
}

export interface Chapter {
  id: string;
  parts: string[];
}

/** The chapters of an edition. */
export function chapters(edition: string): Chapter[] {
  return (list.chapters as Listed[])
    .filter(({ paper, editions }) => !paper && (editions?.includes(edition) ?? true))
    .map(({ id, parts }) => ({ id: `rules-${id}`, parts }));
}

/** The lines of a part of a chapter, as an edition words them. */
export function lines(id: string, part: string, language: string, edition: string): string[] {
  const version = `${id}-${edition}`;
  return phrase(hasPart(version, part, language) ? version : id, language, part).split("\n");
}

/** An item of a list: its term, and what it means. */
export function term(line: string): { name: string; meaning: string } {
  const [name = "", ...rest] = line.split(": ");
  return { name, meaning: rest.join(": ") };
}

const box = (edition: string) => cards.catalog.editions.find(({ id }) => id === edition);

/** The rules that can be agreed upon: those about cards of the edition. */
export function variants(edition: string): string[] {
  const here = new Set([...(box(edition)?.characters ?? []), ...Object.keys(box(edition)?.unique ?? {})]);
  return Object.entries(list.variants)
    .filter(([, card]) => !card || here.has(card))
    .map(([id]) => `variant-${slug(id)}`);
}

/** What is discarded, by the number of players; a star where the last player gets the face-down character. */
export function draft(edition: string): string[][] {
  const most = box(edition)?.max_players ?? 0;
  const ranks = new Set((box(edition)?.characters ?? []).map((id) => cards.character(id).rank));
  return cards.catalog.draft
    .filter(({ players, characters }) => players <= most && characters <= ranks.size)
    .map(({ players, characters, face_up, face_down }) => [
      ...[players, characters, face_up].map(String),
      `${face_down}${characters === players + 1 ? "*" : ""}`,
    ]);
}
