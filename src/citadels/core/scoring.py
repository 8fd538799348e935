"""Scoring: line by line, with the best colours for districts that may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .basics import UNIQUE, Colour, Seat
from .card import COLOURS, HAND_POINTS, POINTS, Card
from .table import Tally

if TYPE_CHECKING:
    from .game import Game

ALL_COLOURS: Final = 3  # R171
FIRST_COMPLETED: Final = 4  # R172
COMPLETED: Final = 2  # R172


@final
class ScoreLine:
    """One line of a score: what for, by which card, how many points."""

    __slots__ = ("card", "code", "points")

    def __init__(self, code: str, points: int, card: Card | None = None) -> None:
        self.code = code
        self.points = points
        self.card = card

    def __repr__(self) -> str:
        name = "" if self.card is None else f" {self.card.id}"
        return f"<{self.code}{name} {self.points}>"


@final
class Score:
    """The score of one seat, its lines, and the colours its districts counted as."""

    __slots__ = ("colours", "lines", "seat", "tie_rank", "total")

    def __init__(
        self, seat: Seat, lines: list[ScoreLine], colours: list[Colour], tie_rank: int
    ) -> None:
        self.seat = seat
        self.lines = lines
        self.colours = colours
        self.tie_rank = tie_rank
        self.total = 0
        for line in lines:
            self.total += line.points

    def __repr__(self) -> str:
        return f"<@{self.seat} {self.total}: {self.lines}>"


def score_of(game: Game, seat: Seat) -> Score:
    """Score a seat, choosing the best colours (R147, Q124)."""
    player = game.players[seat]
    rank = tie_rank(game, seat)
    best: Score | None = None
    for colours in _colourings(game, seat):
        score = Score(seat, _lines(game, seat, Tally(player.city, colours)), colours, rank)
        if best is None or score.total > best.total:
            best = score
    assert best is not None
    return best


def _colourings(game: Game, seat: Seat) -> list[list[Colour]]:
    """Every way to give each district of the city its colour."""
    player = game.players[seat]
    rows: list[list[Colour]] = [[]]
    for built in player.city:
        card = built.card
        choices = card.scoring_colours() if card.hooks & COLOURS else [card.colour]
        rows = [[*row, colour] for row in rows for colour in choices]
    return rows


def _lines(game: Game, seat: Seat, tally: Tally) -> list[ScoreLine]:
    player = game.players[seat]
    cost = 0
    for built in player.city:
        cost += built.cost
    lines = [ScoreLine("districts", cost)]  # R170
    if all(tally.count(colour) for colour in range(UNIQUE + 1)):
        lines.append(ScoreLine("colours", ALL_COLOURS))
    if seat == game.first:
        lines.append(ScoreLine("first", FIRST_COMPLETED))
    elif game.is_complete(seat):
        lines.append(ScoreLine("completed", COMPLETED))
    for built in player.city:
        if built.card.hooks & POINTS:
            lines.append(ScoreLine("card", built.card.points(game, seat, tally), built.card))
    for card in player.hand:
        if card.hooks & HAND_POINTS:
            lines.append(ScoreLine("hand", card.points_in_hand(game, seat), card))
    return lines


def points_known(game: Game, seat: Seat, observer: int) -> int:
    """The points of a seat if the game ended now, without what its hand hides from an observer."""
    points = 0
    for line in score_of(game, seat).lines:
        if line.code != "hand" or observer == seat or game.over:
            points += line.points
    return points


def tie_rank(game: Game, seat: Seat) -> int:
    """The rank that decides a tie: the highest held, or revealed, in the last round (E08)."""
    only_revealed = game.config.tie_break_rank == "revealed"
    for rank in range(game.config.top, 0, -1):
        if game.round.holder[rank] == seat and (not only_revealed or game.is_revealed(rank)):
            return rank
    return 0


def rank_scores(scores: list[Score]) -> list[Seat]:
    """Order the seats by points, ties by rank."""
    keys = [(-score.total, -score.tie_rank, score.seat) for score in scores]
    return [seat for _, _, seat in sorted(keys)]
