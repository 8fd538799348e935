"""Outlook: what can be said of a seat between two rounds, for a net that looks further ahead.

After the features at the end of a round come those that ask how long each city will take, how
many points it will have by then, and which districts with a power stand in it.
"""

from __future__ import annotations

from typing import Final, final

from ..core import rules
from ..core.basics import NO_COLOUR, UNIQUE, Seat
from ..core.scoring import all_scores, rank_scores
from ..core.state.state import State
from .features import COUNT as BASE
from .features import NAMES as BASE_NAMES
from .features import features, stage_of
from .net import Net
from .value import Leaf
from .worth import wanted_cards

# Districts with a power by number, as the net was trained with them.
FIRST_POWER: Final = 17
POWERS: Final = 36
GATHERED: Final = 2.0  # gold
DRAWN: Final = 3.0  # what a district costs that is still to be drawn
SLOWEST: Final = 12.0  # rounds

NAMES: Final = (
    *BASE_NAMES,
    "players",
    "stage",  # districts that the foremost city lacks
    "all_gold",
    "noble",
    "religious",
    "trade",
    "military",
    "wanted",  # cards that can be built
    "cheapest",  # of them
    "income",  # of a character of this cast, on average
    "rounds",  # until the city may be completed
    "rounds_gap",  # to the soonest of the others
    "score_rank",  # how many are ahead by points
    "city_rank",  # and by districts
    "final",  # points when the soonest city is completed
    "final_gap",  # to the best of the others
    *[f"power_{FIRST_POWER + place}" for place in range(POWERS)],
)
COUNT: Final = len(NAMES)
OWN: Final = BASE  # where the numbers begin that are not those of a round's end
CITY: Final = COUNT - POWERS


@final
class Outlook(Leaf):
    """The shares of the win between two rounds, by a net."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def shares(self, state: State) -> list[float]:
        """The share of the win that each seat can expect; after the game, the result."""
        if not state.over:
            return self.net.shares(outlook(state))
        shares = [0.0] * len(state.players)
        shares[rank_scores(all_scores(state))[0]] = 1.0
        return shares


def outlook(state: State) -> list[list[float]]:
    """The numbers of every seat."""
    rows = features(state)
    count = len(rows)
    stage = stage_of(state) / 5
    size = rules.complete_size(state)
    rounds: list[float] = []
    for seat in range(count):
        row = rows[seat]
        row.extend([0.0] * (COUNT - BASE))
        row[OWN] = count / 8
        row[OWN + 1] = stage
        rounds.append(_add_pace(state, seat, row, size))
    soonest = min(rounds)
    finals = [_final(state, seat, rows[seat], soonest) for seat in range(count)]
    _add_ranks(rows, rounds, finals)
    return rows


def _add_pace(state: State, seat: Seat, row: list[float], size: int) -> float:
    """Add the means of a seat; gives how many rounds its city may take."""
    player = state.players[seat]
    for colour in range(UNIQUE):
        row[OWN + 3 + colour] = player.colours[colour] / 3
    for built in player.city:
        place = built.card.number - FIRST_POWER
        if 0 <= place < POWERS:
            row[CITY + place] = 1.0
    costs = [card.cost for card in wanted_cards(state, seat)]
    costs.sort()
    income = _income(state, seat)
    row[OWN + 2] = player.gold / 10
    row[OWN + 7] = len(costs) / 4
    row[OWN + 8] = costs[0] / 4 if costs else 0.0
    row[OWN + 9] = income
    left = size - player.weight
    need = -float(player.gold)
    for place in range(left):
        need += costs[place] if place < len(costs) else DRAWN + GATHERED
    rounds = min(SLOWEST, max(float(left), need / (GATHERED + income)))
    row[OWN + 10] = rounds / 5
    return rounds


def _income(state: State, seat: Seat) -> float:
    """What a character of the cast brings this city, on average."""
    total = 0
    count = 0
    for character in state.config.cast:
        count += 1
        if character.income != NO_COLOUR:
            total += rules.count_for_income(state, seat, character)
    return total / max(1, count)


def _final(state: State, seat: Seat, row: list[float], rounds: float) -> float:
    """The points of a seat after some rounds, a district in each, as gold and hand allow."""
    costs = [card.cost for card in wanted_cards(state, seat)]
    costs.sort()
    gold = state.players[seat].gold + rounds * (GATHERED + row[OWN + 9])
    points = row[0] * 10
    builds = max(1, int(rounds + 0.5))
    for place in range(builds):
        cost = float(costs[place]) if place < len(costs) else DRAWN
        if cost <= gold:
            gold -= cost
            points += cost
    return points


def _add_ranks(rows: list[list[float]], rounds: list[float], finals: list[float]) -> None:
    """Add how a seat stands beside the others."""
    count = len(rows)
    for seat in range(count):
        row = rows[seat]
        soonest = SLOWEST
        best = -99.0
        ahead = 0
        further = 0
        for other in range(count):
            if other != seat:
                soonest = min(soonest, rounds[other])
                best = max(best, finals[other])
                ahead += rows[other][0] > row[0]
                further += rows[other][2] > row[2]
        row[OWN + 11] = (soonest - rounds[seat]) / 3
        row[OWN + 12] = ahead / (count - 1)
        row[OWN + 13] = further / (count - 1)
        row[OWN + 14] = finals[seat] / 10
        row[OWN + 15] = (finals[seat] - best) / 10
