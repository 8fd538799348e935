"""Features: the few numbers of a seat at the end of a round, through the engine's scoring."""

from __future__ import annotations

from typing import Final

from ..core import rules
from ..core.basics import UNIQUE, Seat
from ..core.card import POINTS, POWER
from ..core.scoring import score_of
from ..core.state.state import State
from .worth import wanted_cards

# What each number is; the value file must have been made for exactly these, in this order.
NAMES: Final = (
    "score",  # by the engine, as if the game ended now
    "score_gap",  # to the best of the others
    "districts",
    "districts_gap",  # to the most of the others
    "one_to_go",
    "two_to_go",
    "gold",
    "first_gold",  # the first three
    "hand",
    "first_cards",  # the first two that can be built
    "hand_points",  # the dearest cards of the hand that there is room for
    "payable",  # how many of them gold and a gathering pay for
    "dearest_payable",  # the dearest district that can be built next
    "colours",  # how many different ones stand
    "best_income",  # the most districts of one colour that brings income
    "powers",  # districts with a power
    "weakest",  # the cheapest district
    "crown",
    "turns_to_crown",  # how late in the draft, as a part of the table
    "bonus",  # what the cards of the city score beyond their cost
)
COUNT: Final = len(NAMES)
STAGES: Final = (5.0, 3.0, 1.0)  # districts that the foremost city lacks
TABLES: Final = (2, 3, 4, 5, 6, 8)  # players: up to so many share a row of weights
ROWS: Final = len(TABLES)


def table_row(players: int) -> int:
    """Which row of weights a number of players has."""
    for row in range(ROWS):
        if players <= TABLES[row]:
            return row
    return ROWS - 1


def stage_of(state: State) -> float:
    """How many districts the foremost city lacks."""
    most = max([player.weight for player in state.players])
    return float(max(0, rules.complete_size(state) - most))


def stage_parts(stage: float) -> list[float]:
    """How much each stage counts: the two nearest share."""
    parts = [0.0] * len(STAGES)
    if stage >= STAGES[0]:
        parts[0] = 1.0
        return parts
    for place in range(1, len(STAGES)):
        upper = STAGES[place - 1]
        lower = STAGES[place]
        if stage >= lower:
            parts[place - 1] = (stage - lower) / (upper - lower)
            parts[place] = 1.0 - parts[place - 1]
            return parts
    parts[-1] = 1.0
    return parts


def features(state: State) -> list[list[float]]:
    """The numbers of every seat."""
    scores = [score_of(state, player.seat).total for player in state.players]
    size = rules.complete_size(state)
    return [_of_seat(state, player.seat, size, scores) for player in state.players]


def _of_seat(state: State, seat: Seat, size: int, scores: list[int]) -> list[float]:
    player = state.players[seat]
    count = len(scores)
    best = -99
    most = 0
    for other in state.players:
        if other.seat != seat:
            best = max(best, scores[other.seat])
            most = max(most, other.weight)
    left = size - player.weight
    cost = 0
    cheapest = 99
    powers = 0
    bonus = False
    for built in player.city:
        cost += built.cost
        cheapest = min(cheapest, built.cost)
        powers += bool(built.card.hooks & POWER)
        bonus = bonus or bool(built.card.hooks & POINTS)
    colours = 0
    income = 0
    for colour in range(UNIQUE + 1):
        number = player.colours[colour]
        colours += number > 0
        if colour != UNIQUE:
            income = max(income, number)
    wanted = [card.cost for card in wanted_cards(state, seat)]
    wanted.sort()
    room = min(max(left, 0), len(wanted))
    hand_points = 0
    for place in range(room):
        hand_points += wanted[len(wanted) - 1 - place]
    gold = player.gold
    budget = gold + 2
    payable = 0
    dearest = 0
    for price in wanted:
        if price <= gold + 2:
            dearest = price
        if price <= budget and payable < room:
            budget -= price
            payable += 1
    return [
        scores[seat] / 10,
        (scores[seat] - best) / 10,
        player.weight / 4,
        (player.weight - most) / 4,
        float(left <= 1),
        float(left == 2),
        min(gold, 12) / 4,
        min(gold, 3) / 3,
        min(len(player.hand), 8) / 4,
        min(len(wanted), 2) / 2,
        hand_points / 10,
        payable / 2,
        dearest / 4,
        colours / 5,
        income / 3,
        powers / 2,
        cheapest / 3 if player.city else 0.0,
        float(state.crown == seat),
        ((seat - state.crown) % count) / count,
        (scores[seat] - cost) / 5 if bonus else 0.0,
    ]
