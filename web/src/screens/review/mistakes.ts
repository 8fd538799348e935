// The mistakes of one player as turning points, the largest first.
import type { MomentData, ReviewData } from "../../wire";
import { NOBODY } from "../../words";

export const MOST = 10; // that are listed
const LEAST = 0.01; // a smaller loss is not listed: both shares would be said as the same number

export function mistakesOf(seat: number, { mistakes, steps }: ReviewData): MomentData[] {
  const mine = mistakes.filter((mistake) => mistake.seat === seat && mistake.loss >= LEAST);
  mine.sort((one, other) => other.loss - one.loss);
  return mine.slice(0, MOST).map(({ step, loss, choice, options, why }) => ({
    ...{ kind: "error", step, round: steps[step]!.round, seat, by: NOBODY },
    ...{ before: steps[step - 1]!.shares[seat]!, after: steps[step]!.chosen[seat]!, change: -loss },
    ...{ choice, options, why },
  }));
}
