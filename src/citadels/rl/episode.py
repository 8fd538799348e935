"""Episode: one game as the learning environments play it, its actions and observations numbers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..core import loop
from ..core.basics import NOBODY, IllegalChoice, Seat
from ..core.game import Game
from ..core.scoring import all_scores
from ..core.state.state import State
from .actions import ACTIONS
from .encoder import Encoder


def illegal(state: State, action: int, legal: list[int]) -> IllegalChoice:
    """The error for an action that may not be taken now; it says which may."""
    if state.question is None:
        return IllegalChoice("the game is over: reset the environment", "over")
    if not 0 <= action < ACTIONS:
        return IllegalChoice(f"an action is a number from 0 to {ACTIONS - 1}, not {action}")
    seat = state.question.seat
    names = ", ".join([option.text for option in state.question.options])
    return IllegalChoice(f"action {action} is not legal; seat {seat} has: {legal} ({names})")


def shares(state: State) -> list[float]:
    """What each seat has won: 1 for the winner, shared where not even the rank decides a tie."""
    keys = [(score.total, score.tie_rank) for score in all_scores(state)]
    best = max(keys)
    winners = keys.count(best)
    return [1.0 / winners if key == best else 0.0 for key in keys]


def rewards(state: State, margin: float) -> list[float]:
    """The win shares, and so much for each point before the best of the others, or behind."""
    won = shares(state)
    if margin:
        totals = [score.total for score in all_scores(state)]
        for seat in range(len(won)):
            rivals = totals[:seat] + totals[seat + 1 :]
            won[seat] += margin * (totals[seat] - max(rivals))
    return won


@final
class Episode:
    """One game under way; with `skip_forced`, who has but one answer is not asked."""

    def __init__(self, encoder: Encoder, seed: int, skip_forced: bool) -> None:
        self.encoder = encoder
        self.skip_forced = skip_forced
        self.state = Game(encoder.config, seed, False).state
        if skip_forced:
            self._skip()

    @property
    def seat(self) -> Seat:
        """Who is asked; `NOBODY` once the game is over."""
        return loop.asked_seat(self.state)

    def _skip(self) -> None:
        state = self.state
        question = state.question
        while question is not None and len(question.options) == 1:
            loop.play(state, question.options[0])
            question = state.question

    def play(self, action: i64) -> None:
        """Take an action for the seat that is asked; an illegal one changes nothing."""
        state = self.state
        question = state.question
        if question is None or not 0 <= action < ACTIONS:
            raise illegal(state, action, [])
        option = self.encoder.vocabularies[question.seat].options[action]
        if option is None or not question.offers(option):
            raise illegal(state, action, self.encoder.legal(state))
        loop.play(state, option)
        if self.skip_forced:
            self._skip()

    def observe(self, seat: Seat) -> vec[u8]:
        """What a seat may know."""
        return self.encoder.observe(self.state, seat)

    def mask(self, seat: Seat) -> vec[u8]:
        """The legal actions of a seat; none if it is not asked."""
        if self.seat != seat:
            return self.encoder.nothing()
        return self.encoder.mask(self.state)

    def everything(self) -> vec[u8]:
        """The whole truth, as seen from the first seat."""
        return self.encoder.observe(self.state, 0, True)

    def legal(self) -> list[int]:
        """The legal actions of the seat that is asked."""
        return self.encoder.legal(self.state)

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.seat == NOBODY
