"""League: how a league stands, from the games in which at least two of its members sat.

Members are compared with each other alone: a place is that among the members at the table, and
each member who came after is one point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ...review.history import EVEN, FEW, LESS, MORE
from ...review.intervals import proportion

FORMER: Final = ""  # stands for all who are in the league no more
NARROW: Final = 0.05  # of the win: an interval of this reach tells enough


class Standing(NamedTuple):
    """One line of the table of a league."""

    who: str
    games: int
    points: int
    places: tuple[int, ...]  # how often the first one among the members, the second...
    wins: int
    chance: float  # the share of wins of somebody who is as good as the others
    low: float
    high: float
    says: str  # of the share of wins: more, less, even or few


class _Game(NamedTuple):
    place: int  # among the members
    behind: int  # members who came after
    members: int


def table_of(games: Iterable[Mapping[str, int]], members: Iterable[str]) -> list[Standing]:
    """The table, from the places of the members in each game, the best first.

    Who is in the league no more is one of the former, in one line at the end.
    """
    inside = set(members)
    played: dict[str, list[_Game]] = {who: [] for who in inside}
    for game in games:
        places = list(game.values())
        for who, place in game.items():
            found = _Game(
                1 + sum(other < place for other in places),
                sum(other > place for other in places),
                len(places),
            )
            played.setdefault(who if who in inside else FORMER, []).append(found)
    lines = [_line(who, found) for who, found in played.items()]
    return sorted(lines, key=_order)


def _line(who: str, games: Sequence[_Game]) -> Standing:
    most = max((game.members for game in games), default=0)
    counts = tuple(sum(game.place == place for game in games) for place in range(1, most + 1))
    wins, points = (counts[0] if counts else 0), sum(game.behind for game in games)
    if not games:
        return Standing(who, 0, 0, (), 0, 0.0, 0.0, 1.0, FEW)
    chance = sum(1 / game.members for game in games) / len(games)
    low, high = proportion(wins, len(games))
    return Standing(
        who, len(games), points, counts, wins, chance, low, high, _says(low, high, chance)
    )


def _says(low: float, high: float, chance: float) -> str:
    if low > chance:
        return MORE
    if high < chance:
        return LESS
    return EVEN if (high - low) / 2 <= NARROW else FEW


def _order(line: Standing) -> tuple[bool, int, int, int, str]:
    """By points, then wins, then fewer games."""
    return line.who == FORMER, -line.points, -line.wins, line.games, line.who
