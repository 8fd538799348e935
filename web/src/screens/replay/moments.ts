// Moments of a replay: where its rounds and turns begin.
import { t } from "../../state/app.svelte";
import type { StepData } from "../../wire";
import { cardName, playerName, type Reader } from "../../words";

export interface Moment {
  step: number;
  round: number;
  seat: number; // -1 where a round begins with the draft
  character: string;
}

/** The beginnings of all rounds and turns, in order. */
export function moments(steps: readonly StepData[]): Moment[] {
  const found: Moment[] = [];
  steps.forEach(({ view }, step) => {
    const last = found.at(-1);
    const { seat, character } = view.turn;
    if (last?.round !== view.round) found.push({ step, round: view.round, seat: -1, character: "" });
    else if (seat >= 0 && (seat !== last.seat || character !== last.character))
      found.push({ step, round: view.round, seat, character });
  });
  return found;
}

/** The moment that a step belongs to. */
export function momentOf(all: readonly Moment[], step: number): Moment | undefined {
  return all.findLast((moment) => moment.step <= step);
}

/** Whose turn it is, or that the characters are chosen. */
export function sayMoment({ seat, character }: Moment, reader: Reader): string {
  if (seat < 0) return t("replay-draft");
  return t("replay-turn", {
    character: cardName(character, reader.language, reader.edition),
    player: playerName(seat, reader),
  });
}
