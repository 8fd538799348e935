"""Minds: those inside a search, who search too where it matters, from what they can know."""

from __future__ import annotations

from typing import Final, final

from ..core.basics import Seat
from ..core.card import Character
from ..core.game import Game
from ..core.hidden.redeal import redeal
from ..core.loop import play
from ..core.option import CHARACTER, DISTRICT, SEAT, STANDING, Option
from ..core.rng import FastRng, Rng
from ..core.state.parts import Question
from ..core.state.state import State
from .roles import draft_weight
from .rules import decide, play_round
from .style import Style
from .value import Leaf

# What may matter, as bits.
TARGETS: Final = 1  # whom or what to hit
POWERS: Final = 2  # whatever else a character asks
PICKS: Final = 4  # which card to keep
TURNS: Final = 8  # what to do next in a turn
DRAFTS: Final = 16
HITS: Final = (CHARACTER, SEAT, STANDING)


def kind_of(question: Question) -> int:
    """Which kind of decision a question is; 0 for the rest."""
    asker = question.asker.id
    if asker == "turn":
        return TURNS
    if asker == "draft":
        return DRAFTS if question.name == "keep" else 0
    kind = question.options[0].kind
    if kind in HITS:
        return TARGETS
    if isinstance(question.asker, Character):
        return POWERS
    return PICKS if kind == DISTRICT else 0


@final
class Minds:
    """How those inside a search decide: by rules, and where it matters by a small search."""

    def __init__(self, value: Leaf, style: Style, worlds: int, others: int, own: int) -> None:
        self.value = value
        self.style = style
        self.worlds = worlds
        self.others = others  # what matters to others, as bits
        self.own = own  # and to the seat for which the outer search is

    def play_round(self, state: State, seat: Seat, rng: Rng) -> None:
        """Play on until the round is over; the outer search is for a seat."""
        number = state.round.number
        question = state.question
        while question is not None and state.round.number == number:
            play(state, self.decide(state, question, seat, rng))
            question = state.question

    def decide(self, state: State, question: Question, seat: Seat, rng: Rng) -> Option:
        """Answer a question of some seat."""
        matters = self.own if question.seat == seat else self.others
        if matters and len(question.options) > 1 and kind_of(question) & matters:
            return self._search(state, question, rng)
        return decide(state, self.style, rng)

    def _search(self, state: State, question: Question, rng: Rng) -> Option:
        """The option that wins most in games that the seat cannot tell from this one."""
        options = question.options
        seat = question.seat
        number = state.round.number
        totals = [0.0] * len(options)
        game = Game(state)
        for _ in range(self.worlds):
            world = redeal(game, seat, rng).state
            weight = draft_weight(world, seat, self.style)
            luck = rng.next32()
            for place in range(len(options)):
                end = world.copy()
                play(end, options[place])
                if not end.over and end.round.number == number:
                    play_round(end, self.style, FastRng(luck))
                totals[place] += weight * self.value.shares(end)[seat]
        best = 0
        for place in range(1, len(options)):
            if totals[place] > totals[best]:
                best = place
        return options[best]
