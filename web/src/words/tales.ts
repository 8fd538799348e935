// What can be said, as the server tells it: those fields that the words need.
import type { Name } from "./bundle";

/** Who reads, in which language, with which names of the players and of the cards. */
export interface Reader {
  language: string;
  seat: number; // NOBODY reads everything, as after the game
  names: readonly string[]; // of the players, by seat
  edition: string; // whose names the cards have, where an edition prints another one
}

export const NOBODY = -1;
export const SPECTATOR = 8; // the observer without a seat

export interface EventTale {
  name: string;
  card?: string;
  seat?: number;
  other?: number;
  amount?: number;
  things?: readonly string[];
}

export interface AskTale {
  asked: number;
  asker: string;
  question: string;
  about?: readonly string[];
}

export interface ReasonTale {
  code: string;
  amount?: number;
  card?: string;
}

export interface LineTale {
  code: string;
  card?: string;
}

export type Fact = string | number | readonly string[]; // ids, numbers, lists of them

export interface RefusalTale {
  code: string;
  facts?: Readonly<Record<string, Fact>>;
}

export interface WhyTale {
  code: string;
  card?: string;
  player?: number;
  amount?: number;
}

/** A piece of a sentence; one that names a card or a player says which. */
export interface Part {
  text: string;
  card?: string;
  seat?: number;
}

/** Changes a name that stands for a card or a player, so that it is found again in the sentence. */
export type Mark = (name: Name, target: { card: string } | { seat: number }) => Name;
