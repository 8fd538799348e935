"""Policy: how likely a seat is to keep each character, as strong players were seen to draft."""

from __future__ import annotations

import math
from typing import Final, final

from ..core import rules
from ..core.basics import NO_COLOUR, Seat
from ..core.card import Character
from ..core.state.state import State
from .style import Drafter
from .worth import MUCH, builds_within, standing

# What each number of a drafter is; every character has a weight of its own for each.
NAMES: Final = (
    "always",
    "gold",
    "cards",
    "one_to_go",
    "two_to_go",
    "rival_one_to_go",  # of the others, who lacks least
    "rival_two_to_go",
    "lead",  # over the best of the others
    "districts",
    "late",  # in the draft, as a part of the table
    "crown",
    "richest",  # the gold of the richest of the others
    "fullest",  # the cards of the fullest hand of the others
)
COUNT: Final = len(NAMES)
# What each number of a character is for its drafter; all characters share their weights.
SHARED_NAMES: Final = ("income", "draws", "builds")
SHARED: Final = len(SHARED_NAMES)
CHARACTERS: Final = 28  # by number; another card has no weights
FAR: Final = 2.0  # a lead beyond which more makes no difference


@final
class Policy(Drafter):
    """A logit over the characters that are offered."""

    def __init__(self, weights: list[list[float]], shared: list[float]) -> None:
        assert len(weights) == CHARACTERS
        assert len(shared) == SHARED
        for row in weights:
            assert len(row) == COUNT
        self.weights = weights  # by number of the character
        self.shared = shared

    def stronger(self, times: float) -> Policy:
        """The same likings, so many times as strong."""
        weights = [[times * number for number in row] for row in self.weights]
        return Policy(weights, [times * number for number in self.shared])

    def attractions(self, state: State, seat: Seat, ranks: int, sees: bool) -> list[float]:
        """How likely, up to a factor, a seat is to keep each character, by rank."""
        points = self.points(state, seat, ranks, sees)
        top = -1e9
        for rank in range(1, 10):
            if ranks >> rank & 1:
                top = max(top, points[rank])
        found = [0.0] * 10
        for rank in range(1, 10):
            if ranks >> rank & 1:
                found[rank] = math.exp(points[rank] - top)
        return found

    def points(self, state: State, seat: Seat, ranks: int, sees: bool) -> list[float]:
        """What each character is worth to a seat, by rank."""
        numbers = drafter_numbers(state, seat)
        points = [0.0] * 10
        for character in state.config.cast:
            if ranks >> character.rank & 1:
                points[character.rank] = self._point(state, seat, character, numbers, sees)
        return points

    def _point(
        self, state: State, seat: Seat, character: Character, numbers: list[float], sees: bool
    ) -> float:
        point = 0.0
        if character.number < CHARACTERS:
            weights = self.weights[character.number]
            for place in range(COUNT):
                point += weights[place] * numbers[place]
        amounts = character_numbers(state, seat, character, sees)
        for place in range(SHARED):
            point += self.shared[place] * amounts[place]
        return point


def drafter_numbers(state: State, seat: Seat) -> list[float]:
    """The numbers of a seat that drafts, from what everybody can see."""
    player = state.players[seat]
    size = rules.complete_size(state)
    count = len(state.players)
    nearest = 99
    best = 0.0
    richest = 0
    fullest = 0
    for other in state.players:
        if other.seat != seat:
            nearest = min(nearest, size - other.weight)
            best = max(best, standing(state, other.seat))
            richest = max(richest, other.gold)
            fullest = max(fullest, len(other.hand))
    left = size - player.weight
    lead = (standing(state, seat) - best) / 10
    return [
        1.0,
        min(player.gold, MUCH) / 4,
        min(len(player.hand), MUCH) / 4,
        float(left <= 1),
        float(left == 2),
        float(nearest <= 1),
        float(nearest == 2),
        max(-FAR, min(FAR, lead)),
        player.weight / 4,
        (seat - state.round.first) % count / count,
        float(state.crown == seat),
        min(richest, MUCH) / 4,
        min(fullest, MUCH) / 4,
    ]


def character_numbers(
    state: State, seat: Seat, character: Character, sees: bool
) -> tuple[float, float, float]:
    """The numbers of a character for a seat; without seeing its hand, by the size of it."""
    income = 0.0
    draws = 0.0
    if character.income != NO_COLOUR:
        gain = float(rules.count_for_income(state, seat, character))
        if character.income_in_cards:
            draws = gain
        else:
            income = gain
    limit = character.build_limit
    builds = 0
    if limit != 1:
        player = state.players[seat]
        gold = player.gold + 2
        can = (
            builds_within(state, seat, gold, limit)
            if sees
            else min(len(player.hand), gold // 3, limit)
        )
        builds = min(limit, can) - min(1, can)
    return income, draws, float(builds)
