// Who reads, and the pieces of what is read; what can be said comes as the server tells it.
import type { HintMessage, RefusedMessage, ScoreLineData } from "../wire";
import type { Name } from "./bundle";

/** Who reads, in which language, with which names of the players and of the cards. */
export interface Reader {
  language: string;
  seat: number; // NOBODY reads everything, as after the game
  names: readonly (string | Name)[]; // of the players, by seat: as typed, or with their forms
  edition: string; // whose names the cards have, where an edition prints another one
}

export const NOBODY = -1;
export const SPECTATOR = 8; // the observer without a seat

/** The part of a refusal that tells why. */
export type RefusalData = Pick<RefusedMessage, "code" | "facts">;
export type Fact = NonNullable<RefusedMessage["facts"]>[string]; // an id, a number, a list of ids
export type ScoreLine = Pick<ScoreLineData, "code" | "card">;
export type WhyData = HintMessage["why"];

/** A piece of a sentence; one that names a card or a player says which. */
export interface Part {
  text: string;
  card?: string;
  seat?: number;
}

/** Changes a name that stands for a card or a player, so that it is found again in the sentence. */
export type Mark = (name: Name, target: { card: string } | { seat: number }) => Name;
