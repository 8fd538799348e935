"""Chance in a review: the mean over its outcomes, exact where there are few, else drawn."""

from __future__ import annotations

from hashlib import blake2b
from typing import final

from ..core.loop import play
from ..core.option import Option
from ..core.rng import FastRng, Rng
from ..core.state.chance import OutcomeNeeded
from ..core.state.state import State
from .value import Judge


def stream_of(*words: object) -> Rng:
    """A stream of random numbers of its own for what the words say."""
    text = "\n".join([str(word) for word in words])
    digest = blake2b(text.encode(), digest_size=8).digest()
    return FastRng(int.from_bytes(digest, "big"))


@final
class Outlook:
    """What a choice promises before its chance is decided: the mean of the shares."""

    __slots__ = ("chance", "shares")

    def __init__(self, shares: list[float], chance: bool) -> None:
        self.shares = shares
        self.chance = chance  # whether anything was left to chance


@final
class Chances:
    """Takes the mean of a value over what chance may bring after a choice."""

    def __init__(self, judge: Judge, exact: int, draws: int) -> None:
        self.judge = judge
        self.exact = exact
        self.draws = draws
        self.total: list[float] = []
        self.weight = 0.0

    def outlook(self, state: State, option: Option, rng: Rng) -> Outlook:
        """The mean of the shares after an option; `rng` draws where outcomes are too many."""
        after = state.copy()
        after.events = None
        size = self._size(after, option)
        if not size:
            play(after, option)
            return Outlook(self.judge.shares(after), False)
        self.total = [0.0] * len(state.players)
        self.weight = 0.0
        if size <= self.exact:
            self._enumerate(after, option, [], 1.0)
        else:
            for _ in range(self.draws):
                drawn = after.copy()
                drawn.rng = FastRng(rng.next32() << 32 | rng.next32())
                play(drawn, option)
                self._add(drawn, 1.0)
        return Outlook([part / self.weight for part in self.total], True)

    def _size(self, state: State, option: Option) -> int:
        """How many joint outcomes there are, judged by the first of each; 0 without chance."""
        size = 0
        script: list[Option] = []
        while size <= self.exact:
            trial = state.copy()
            trial.script = script[:]
            try:
                play(trial, option)
            except OutcomeNeeded as needed:
                size = max(size, 1) * len(needed.odds.outcomes)
                script.append(needed.odds.outcomes[0])
            else:
                return size
        return size

    def _enumerate(self, state: State, option: Option, script: list[Option], weight: float) -> None:
        """Add every outcome that begins with some, each with its probability."""
        trial = state.copy()
        trial.script = script[:]
        try:
            play(trial, option)
        except OutcomeNeeded as needed:
            odds = needed.odds
            every = sum(odds.weights)
            for place in range(len(odds.outcomes)):
                part = weight * odds.weights[place] / every
                self._enumerate(state, option, [*script, odds.outcomes[place]], part)
        else:
            trial.script = None
            self._add(trial, weight)

    def _add(self, state: State, weight: float) -> None:
        shares = self.judge.shares(state)
        for seat in range(len(shares)):
            self.total[seat] += weight * shares[seat]
        self.weight += weight
