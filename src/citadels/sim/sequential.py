"""Sequential tests: a few looks at a match that goes on, and an error rate that knows of them.

Whoever looks five times and stops when 95 % of an interval lie above chance is wrong in 14 % of
cases, not in 5. Here the bounds are those of O'Brien and Fleming (1979): hard at first, nearly the
usual ones at the last look. Deals are the independent cases, as everywhere in the arena.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from .arena import Match, Played, run
from .journal import Deal
from .shares import ALIKE, student
from .standings import wins_of

# The last bound, by the number of looks, for a two-sided test of 5 % (Jennison and Turnbull 2.3).
LAST: Final = (1.960, 1.977, 2.004, 2.024, 2.040, 2.053, 2.063, 2.072, 2.080, 2.087)
LOOKS: Final = 5


class Verdict(NamedTuple):
    """What was seen at the look at which a test ended, or at the last there was."""

    deals: int
    share: float
    low: float  # of an interval that holds however often one looks
    high: float
    decision: str  # above, below; nothing where that stays open
    ended: bool  # whether no more deals are needed


class Trial(NamedTuple):
    """A test of whether a mean of deals is above or below a number, with equal looks."""

    even: float
    deals: int  # at the last look
    looks: int = LOOKS

    def looks_at(self) -> list[int]:
        """After how many deals there is a look."""
        return [-(-self.deals * look // self.looks) for look in range(1, self.looks + 1)]

    def bound(self, look: int) -> float:
        """How many standard errors away decide at a look, from 1, of very many deals."""
        return LAST[self.looks - 1] * sqrt(self.looks / look)

    def judge(self, cases: Sequence[float]) -> Verdict:
        """Look at the deals in order; the first look that decides ends the test."""
        verdict = Verdict(0, 0.0, -1.0, 1.0, "", False)
        for look, deals in enumerate(self.looks_at(), 1):
            if deals > len(cases):
                break
            verdict = self._look(cases[:deals], look)
            if verdict.ended:
                break
        return verdict

    def _look(self, cases: Sequence[float], look: int) -> Verdict:
        count = len(cases)
        mean = sum(cases) / count
        squares = sum((case - mean) ** 2 for case in cases)
        last = look == self.looks
        if count < 2 or squares < ALIKE:  # nothing is known of their spread
            return Verdict(count, mean, -1.0, 1.0, "", last)
        reach = student(count - 1, self.bound(look)) * sqrt(squares / (count - 1) / count)
        low, high = mean - reach, mean + reach
        decision = "above" if low > self.even else "below" if high < self.even else ""
        return Verdict(count, mean, low, high, decision, last or bool(decision))


def shares_of(deals: Sequence[Deal]) -> list[float]:
    """The share of the win that the challenger has in each deal."""
    return [sum(wins_of(places)[0] for places in deal.places) / len(deal.places) for deal in deals]


def trial_of(match: Match, looks: int = LOOKS, even: float | None = None) -> Trial:
    """A test of whether the challenger of a match is above chance, or another share."""
    return Trial(1 / match.players if even is None else even, match.deals, looks)


def run_trial(
    match: Match,
    trial: Trial,
    jobs: int = 0,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[Played, Verdict]:
    """Play a match from look to look, until its test has ended; with a journal it goes on."""
    played, verdict = Played(match), trial.judge([])
    for deals in trial.looks_at():
        played = run(match._replace(games=deals * match.players), jobs, file, progress)
        verdict = trial.judge(shares_of(played.in_order()))
        if played.interrupted or verdict.ended:
            break
    return played, verdict
