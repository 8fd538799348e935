"""Gains: what an option has brought by the end of the round, against another in the same worlds.

This is the reason that a review gives: no rule of thumb, but what came of both options where their
shares were measured. The gain that is worth most is named, and only if it is beyond doubt.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from ..bots.search import Found
from ..core.basics import NOBODY, Seat
from ..core.state.state import State
from .parts import Reason

WON, CITY, GOLD, CARDS, CROWN, SHARE = range(6)  # figures of one player at the end of a round
WIDTH: Final = 6
# What one of each is worth in shares, for the seat and against a rival: fitted on 6,814 pairs of
# options from 15 games of three to seven players, of whose gaps they explain 59 %.
OWN: Final = (0.48, 0.03, 0.02, 0.01, 0.01)
AGAINST: Final = (0.19, 0.02, 0.004, 0.016, 0.0)
NAMES: Final = ("won", "city", "gold", "cards", "crown")
LEAST: Final = 0.25  # of gold, a card or a crown: nobody would notice less
RARE: Final = 0.05  # a win so seldom explains nothing
PART: Final = 0.2  # of the gap between the shares: what explains less is not the reason
BLAMED: Final = 0.5  # of the gap: a rival who pays so much of it is named
SURE: Final = 2.0  # standard errors


class Gain(NamedTuple):
    """One thing that an option brings, with what it is worth."""

    worth: float
    code: str
    player: Seat
    amount: int


def end_of(state: State, seat: Seat, shares: list[float]) -> list[float]:
    """What a game has come to: some figures of each player, from a seat on."""
    count = len(state.players)
    ends: list[float] = []
    for place in range(count):
        player = state.players[(seat + place) % count]
        share = shares[player.seat]
        cost = 0
        for built in player.city:
            cost += built.cost
        ends.append(share if state.over else 0.0)
        ends.append(float(cost))
        ends.append(float(player.gold))
        ends.append(float(len(player.hand)))
        ends.append(1.0 if state.crown == player.seat else 0.0)
        ends.append(share)
    return ends


def shares_of(found: Found, seat: Seat) -> list[float]:
    """The mean share of every player at the end of the round, by seat."""
    count = len(found.ends[0]) // WIDTH
    places = [WIDTH * ((other - seat) % count) + SHARE for other in range(count)]
    return [sum([ends[place] for ends in found.ends]) / len(found.ends) for place in places]


def gain_of(best: Found, other: Found, seat: Seat) -> Reason | None:
    """What the first of two options brings that the other does not, if one thing stands out."""
    width = len(best.ends[0])
    gaps = [_gap(best, other, place) for place in range(width)]
    least = PART * gaps[SHARE]
    gains = [
        gain
        for place in range(width)
        if (gain := _gain(gaps[place], place, seat, width)) is not None and gain.worth >= least
    ]
    if gains:
        gain = max(gains)
        return Reason(gain.code, player=gain.player, amount=gain.amount)
    rivals = range(WIDTH, width, WIDTH)
    paid, place = min((gaps[place + SHARE], place) for place in rivals)
    if -paid >= BLAMED * gaps[SHARE] > 0:
        return Reason("costs-share", player=_seat_at(place, seat, width))
    return None


def _gain(gap: float, place: int, seat: Seat, width: int) -> Gain | None:
    """A gap as a gain, if it is one that anybody would notice."""
    what = place % WIDTH
    if what == SHARE:
        return None
    mine = place < WIDTH
    gap = gap if mine else -gap
    worth = gap * (OWN[what] if mine else AGAINST[what])
    if worth <= 0 or gap < (RARE if what == WON else LEAST):
        return None
    player = NOBODY if mine else _seat_at(place, seat, width)
    counted = what in (CITY, GOLD, CARDS)
    code = ("gains-" if mine else "costs-") + NAMES[what]
    return Gain(worth, code, player, math.floor(gap + 0.5) if counted else 0)


def _seat_at(place: int, seat: Seat, width: int) -> Seat:
    return (seat + place // WIDTH) % (width // WIDTH)


def _gap(best: Found, other: Found, place: int) -> float:
    """The mean gap of one figure, and nothing where it may be chance."""
    count = min(len(best.ends), len(other.ends))
    gaps = [best.ends[i][place] - other.ends[i][place] for i in range(count)]
    middle = sum(gaps) / count
    if count <= 3:
        return 0.0
    spread = sum([(gap - middle) ** 2 for gap in gaps])
    doubt = SURE * math.sqrt(spread / (count - 1) / count * (count - 1) / (count - 3))
    return middle if abs(middle) > doubt else 0.0
