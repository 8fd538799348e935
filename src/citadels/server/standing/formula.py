"""Formula: ratings from whole rankings, by the model of Plackett and Luce (`openskill`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 25.0  # of everybody, before they have played
LUCK: Final = 25 / 6  # by how much a single game differs from the strength of its players
DRIFT: Final = 25 / 300  # by which people may change from game to game
MIDDLE: Final = 1500  # of the numbers that people read
# 400 points are ten times the chance to be before the other, as in chess and in our arena.
POINTS: Final = 30
REACH: Final = 2  # standard deviations: 19 of 20
SURE: Final = 220  # points: with a wider reach somebody is new


class Rating(NamedTuple):
    """How strong somebody is: what is most likely, and the standard deviation of that."""

    mu: float = MEAN
    sigma: float = LUCK


NEW: Final = Rating()


class Shown(NamedTuple):
    """A rating as people read it: `value` ± `reach`."""

    value: int
    reach: int
    games: int
    gained: int = 0  # by the last game

    @property
    def is_sure(self) -> bool:
        """Whether there are enough games to compare it with others."""
        return self.reach <= SURE


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game, by what they were and who came where; equal places are a tie."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in after]


def rate_players(
    players: Sequence[str], before: Sequence[Rating], places: Sequence[int]
) -> dict[str, Rating]:
    """The same by player; who has several seats, as a level of bots may, gets their mean."""
    found: dict[str, list[Rating]] = {}
    for who, rating in zip(players, rate(before, places), strict=True):
        found.setdefault(who, []).append(rating)
    return {who: _mean(ratings) for who, ratings in found.items()}


def show(rating: Rating, games: int, before: Rating | None = None) -> Shown:
    """Write a rating as people read it."""
    gained = 0 if before is None else _value(rating) - _value(before)
    return Shown(_value(rating), round(REACH * POINTS * rating.sigma), games, gained)


def _value(rating: Rating) -> int:
    return round(MIDDLE + POINTS * (rating.mu - MEAN))


def _mean(ratings: Sequence[Rating]) -> Rating:
    if len(ratings) == 1:
        return ratings[0]
    mus, sigmas = zip(*ratings, strict=True)
    return Rating(sum(mus) / len(mus), sum(sigmas) / len(sigmas))


@lru_cache(1)
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow, and not everybody's

    return PlackettLuce(mu=MEAN, sigma=LUCK, beta=LUCK, tau=DRIFT)
