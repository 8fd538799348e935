"""Features: the few numbers of a seat at the end of a round, through the engine's scoring."""

from __future__ import annotations

from typing import Final

from ..core import rules
from ..core.basics import ALL_SEEING, UNIQUE, Seat
from ..core.card import POINTS, POWER
from ..core.scoring import points_known
from ..core.state.parts import Player
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
    scores = [points_known(state, player.seat, ALL_SEEING) for player in state.players]
    size = rules.complete_size(state)
    return [_of_seat(state, player.seat, size, scores) for player in state.players]


def _of_seat(state: State, seat: Seat, size: int, scores: list[int]) -> list[float]:
    player = state.players[seat]
    count = len(scores)
    cost = 0
    bonus = False
    for built in player.city:
        cost += built.cost
        bonus = bonus or bool(built.card.hooks & POINTS)
    row = _standing(state, player, size, scores)
    _add_means(state, player, size - player.weight, row)
    _add_city(player, row)
    row.append(float(state.crown == seat))
    row.append(((seat - state.crown) % count) / count)
    row.append((scores[seat] - cost) / 5 if bonus else 0.0)
    return row


def _standing(state: State, player: Player, size: int, scores: list[int]) -> list[float]:
    """How far the player is, alone and beside the others: from `score` to `two_to_go`."""
    best = -99
    most = 0
    for other in state.players:
        if other.seat != player.seat:
            best = max(best, scores[other.seat])
            most = max(most, other.weight)
    score = scores[player.seat]
    left = size - player.weight
    return [
        score / 10,
        (score - best) / 10,
        player.weight / 4,
        (player.weight - most) / 4,
        float(left <= 1),
        float(left == 2),
    ]


def _add_means(state: State, player: Player, left: int, row: list[float]) -> None:
    """Add what gold and hand are good for: from `gold` to `dearest_payable`."""
    wanted = [card.cost for card in wanted_cards(state, player.seat)]
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
    row.append(min(gold, 12) / 4)
    row.append(min(gold, 3) / 3)
    row.append(min(len(player.hand), 8) / 4)
    row.append(min(len(wanted), 2) / 2)
    row.append(hand_points / 10)
    row.append(payable / 2)
    row.append(dearest / 4)


def _add_city(player: Player, row: list[float]) -> None:
    """Add what stands in the city: from `colours` to `weakest`."""
    colours = 0
    income = 0
    for colour in range(UNIQUE + 1):
        number = player.colours[colour]
        colours += number > 0
        if colour != UNIQUE:
            income = max(income, number)
    cheapest = 99
    powers = 0
    for built in player.city:
        cheapest = min(cheapest, built.cost)
        powers += bool(built.card.hooks & POWER)
    row.append(colours / 5)
    row.append(income / 3)
    row.append(powers / 2)
    row.append(cheapest / 3 if player.city else 0.0)
