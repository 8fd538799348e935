"""History: many games of one player, and what their number carries, as a pure function."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from ..core.basics import Seat
from .intervals import TAIL, proportion, student
from .make import Review
from .moments import LEAST
from .parts import CARDS, GUESS, KINDS, TARGETED

LUCK: Final = (CARDS, GUESS, TARGETED)
WORTH: Final = LEAST  # of the win: what is too small for a moment needs no word here
RARE: Final = 0.01  # errors per choice: an interval of this reach is narrow enough
POINTS: Final = 40  # of a course, at most
# Games below which nothing is said of a mean: even if all of them pointed the same way, that would
# be no surprise.
LEAST_GAMES: Final = math.ceil(-math.log2(TAIL))
ENDLESS: Final = 10**6  # games

FEW: Final = "few"  # too few games to tell
MORE: Final = "more"  # than what is fair
LESS: Final = "less"
EVEN: Final = "even"  # as is fair, with an interval too narrow for anything worth a word
KNOWN: Final = "known"  # narrow enough, with nothing to compare it with
SOME: Final = "some"  # only some games were reviewed, and those may have been picked
SAYS: Final = (FEW, MORE, LESS, EVEN, KNOWN, SOME)
ENOUGH: Final = 0.9  # of the games: if fewer were reviewed, luck says nothing of all


class Digest(NamedTuple):
    """What a review says of one seat, in a few numbers."""

    cards: float
    own: float
    guess: float
    targeted: float
    others: float
    choices: int  # that were the player's own, and had alternatives
    errors: tuple[int, ...]  # how many, by kind as in `KINDS`
    lost: tuple[float, ...]  # what they cost, by kind


class Played(NamedTuple):
    """A finished game as one of its players remembers it."""

    players: int
    place: int  # 1 for the winner
    digest: Digest | None = None  # none without a review


class Figure(NamedTuple):
    """A mean with its interval, and what it says."""

    mean: float
    low: float
    high: float
    games: int  # that it rests on
    needed: int  # for an interval that is narrow enough, as far as these games tell; 0: unknown
    says: str  # one of SAYS


class Result(NamedTuple):
    """The results at tables of one size."""

    players: int  # 0 for all tables together
    places: tuple[int, ...]  # how often the first one, the second...
    chance: float  # the share of wins of somebody who is as good as the others
    wins: Figure


class Point(NamedTuple):
    """A mean over the first games, with its interval."""

    games: int
    mean: float
    low: float
    high: float


class Habit(NamedTuple):
    """The errors of one kind."""

    kind: str
    errors: int
    choices: int  # of all kinds
    lost: Point  # of the win, in a mean game
    rate: Figure  # errors per choice of any kind


class Luck(NamedTuple):
    """One part of the accounts, over all games."""

    part: str  # one of LUCK
    figure: Figure
    course: tuple[Point, ...]  # how the mean has come about


class History(NamedTuple):
    """What the games of one player say together.

    >>> from citadels.review import Played, history
    >>> history([Played(4, 1), Played(4, 3)]).results[0].wins.says
    'few'
    """

    games: int
    reviewed: int
    results: tuple[Result, ...]  # by number of players; all together at the end, if they differ
    mistakes: tuple[Habit, ...]
    worst: str  # the kind of error that costs the most, if that can be said
    luck: tuple[Luck, ...]


def digest_of(review: Review, seat: Seat) -> Digest:
    """What a review says of a seat."""
    account = review.accounts[seat]
    mine = [mistake for mistake in review.mistakes if mistake.seat == seat]
    return Digest(
        cards=round(account.cards, 6),
        own=round(account.own, 6),
        guess=round(account.guess, 6),
        targeted=round(account.targeted, 6),
        others=round(account.others, 6),
        choices=account.choices,
        errors=tuple(sum(one.kind == kind for one in mine) for kind in KINDS),
        lost=tuple(
            round(sum((one.loss for one in mine if one.kind == kind), 0.0), 6) for kind in KINDS
        ),
    )


def history(games: Sequence[Played]) -> History:
    """Say what games carry together, in the order in which they were played; and no more."""
    digests = [game.digest for game in games if game.digest is not None]
    lost = [_mean_of([digest.lost[at] for digest in digests]) for at in range(len(KINDS))]
    return History(
        games=len(games),
        reviewed=len(digests),
        results=_results(games),
        mistakes=tuple(_habit(at, digests, lost[at]) for at in range(len(KINDS)))
        if digests
        else (),
        worst=_worst(lost),
        luck=tuple(_luck(part, digests, len(games)) for part in LUCK) if digests else (),
    )


def _results(games: Sequence[Played]) -> tuple[Result, ...]:
    sizes = sorted({game.players for game in games})
    found = []
    for size in sizes:
        places = [game.place for game in games if game.players == size]
        counts = tuple(places.count(place) for place in range(1, size + 1))
        found.append(Result(size, counts, 1 / size, _wins(counts[0], len(places), 1 / size)))
    if len(sizes) > 1:
        chance = sum(1 / game.players for game in games) / len(games)
        wins = sum(game.place == 1 for game in games)
        found.append(Result(0, (), chance, _wins(wins, len(games), chance)))
    return tuple(found)


def _wins(wins: int, games: int, chance: float) -> Figure:
    """The share of wins, compared with that of chance."""
    low, high = proportion(wins, games)
    likely = min(max(wins / games, chance), 0.5)  # as wide as it may become
    z = student(ENDLESS)
    needed = math.ceil(z * z * likely * (1 - likely) / WORTH**2)
    return _figure(wins / games, low, high, games, needed, WORTH, chance)


def _habit(at: int, digests: Sequence[Digest], lost: Point) -> Habit:
    errors = [digest.errors[at] for digest in digests]
    choices = [digest.choices for digest in digests]
    return Habit(
        kind=KINDS[at],
        errors=sum(errors),
        choices=sum(choices),
        lost=lost._replace(low=max(0.0, lost.low)),
        rate=_rate(errors, choices),
    )


def _rate(errors: Sequence[int], choices: Sequence[int]) -> Figure:
    """Errors per choice: the wider of what counting leaves open, and what differs by game."""
    games, total = len(errors), sum(choices)
    if not total:
        return Figure(0.0, 0.0, 1.0, games, 0, FEW)
    rate = sum(errors) / total
    low, high = proportion(sum(errors), total)
    if games > 1:
        squares = sum((e - rate * c) ** 2 for e, c in zip(errors, choices, strict=True))
        reach = student(games - 1) * math.sqrt(squares * games / (games - 1)) / total
        low, high = min(low, max(0.0, rate - reach)), max(high, min(1.0, rate + reach))
    worth = max(RARE, rate / 2)
    needed = math.ceil(games * ((high - low) / 2 / worth) ** 2)
    return _figure(rate, low, high, games, max(needed, LEAST_GAMES), worth, None, LEAST_GAMES)


def _luck(part: str, digests: Sequence[Digest], games: int) -> Luck:
    """A part of the accounts; moves against a seat cost everybody, so that no mean is fair."""
    values = [float(getattr(digest, part)) for digest in digests]
    course = _course(values)
    last = course[-1]
    spread = (last.high - last.low) / 2 / _reach(len(values)) if len(values) > 1 else 0.0
    needed = _needed(spread) if len(values) > 1 else 0
    fair = None if part == TARGETED else 0.0
    figure = _figure(*last[1:], len(values), needed, WORTH, fair, LEAST_GAMES)
    if fair is not None and len(values) < ENOUGH * games:
        figure = figure._replace(says=SOME)
    return Luck(part, figure, course)


def _course(values: Sequence[float]) -> tuple[Point, ...]:
    """The mean over the first games, again and again; the last one is over all."""
    apart = math.ceil(len(values) / POINTS)
    sums = list(accumulate(values))
    squares = list(accumulate(value * value for value in values))
    points = []
    for games in range(len(values), 0, -apart):
        mean = sums[games - 1] / games
        reach = 1.0
        if games > 1:
            spread = max(0.0, squares[games - 1] - games * mean * mean) / (games - 1)
            reach = math.sqrt(spread) * _reach(games)
        points.append(Point(games, mean, max(-1.0, mean - reach), min(1.0, mean + reach)))
    return tuple(reversed(points))


def _reach(games: int) -> float:
    """How far an interval reaches, in standard deviations of one game."""
    return student(games - 1) / math.sqrt(games)


def _needed(spread: float) -> int:
    """How many games make the interval of a mean narrow enough, if their spread stays."""
    games = LEAST_GAMES
    while _reach(games) * spread > WORTH:
        games += max(1, games // 20)
    return games


def _figure(
    mean: float,
    low: float,
    high: float,
    games: int,
    needed: int,
    worth: float,
    fair: float | None,
    least: int = 1,
) -> Figure:
    """A figure, and what it says: nothing that its interval does not carry."""
    narrow = (high - low) / 2 <= worth and games >= least
    if games < least:
        says = FEW
    elif fair is not None and low > fair:
        says = MORE
    elif fair is not None and high < fair:
        says = LESS
    elif not narrow:
        says = FEW
    else:
        says = KNOWN if fair is None else EVEN
    needed = games if narrow else max(needed, games + 1) if needed else 0
    return Figure(mean, low, high, games, needed, says)


def _mean_of(values: Sequence[float]) -> Point:
    return _course(values)[-1] if values else Point(0, 0.0, -1.0, 1.0)


def _worst(lost: Sequence[Point]) -> str:
    """The kind whose cost is above that of all others, each with its interval."""
    top = max(range(len(lost)), key=lambda at: lost[at].mean)
    rest = max(point.high for at, point in enumerate(lost) if at != top)
    enough = lost[top].games >= LEAST_GAMES
    return KINDS[top] if enough and lost[top].low > rest else ""
