// Where a try begins.
import type { Replay } from "../../wire";

export interface Start {
  step: number;
  seat: number; // who plays it, unless another is picked
}

/** A step from which can be played on, and a seat: the last one has nothing left to play. */
export function startAt({ steps }: Replay, wanted: number, seat?: number): Start {
  const step = Math.min(wanted, steps.length - 2);
  return { step, seat: seat ?? steps[step]!.view.question?.seat ?? 0 };
}
