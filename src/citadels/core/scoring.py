"""Scoring: line by line, with the best colours for districts that may choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from . import rules
from .basics import ALL_SEEING, UNIQUE, Colour, Seat
from .card import COLOURS, HAND_POINTS, POINTS, Card
from .setup.switch import TIE_BREAK_RANK
from .state.parts import Tally

if TYPE_CHECKING:
    from .state.parts import Player
    from .state.state import State

COLOURS_BONUS: Final = 3  # R171
FIRST_BONUS: Final = 4  # R172
COMPLETION_BONUS: Final = 2  # R172


@final
class ScoreLine:
    r"""One line of a score: what it is for, which card it comes from, how many points.

    >>> from citadels import read_position
    >>> game = read_position("over\n@0: city dragon_gate tavern")
    >>> game.scores()[0].lines
    (<districts 7>, <card dragon_gate 2>)
    """

    __slots__ = ("card", "code", "points")

    def __init__(self, code: str, points: int, card: Card | None = None) -> None:
        self.code = code
        self.points = points
        self.card = card

    def _facts(self) -> tuple[object, ...]:
        return (self.code, self.points, self.card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreLine) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __reduce__(self) -> tuple[object, ...]:
        return ScoreLine, self._facts()

    def __repr__(self) -> str:
        name = "" if self.card is None else f" {self.card.id}"
        return f"<{self.code}{name} {self.points}>"


@final
class Score:
    """The score of one seat, its lines, and the types its districts counted as.

    >>> from citadels import read_position
    >>> read_position("@0 king: city manor tavern").scores()[0]
    <@0 4: [<districts 4>]>
    """

    _made: bool = False

    def __init__(
        self, seat: Seat, lines: Sequence[ScoreLine], colours: Sequence[Colour], tie_rank: int
    ) -> None:
        self.seat = seat
        self.lines = tuple(lines)
        self.colours = tuple(colours)
        self.tie_rank = tie_rank
        self.total = sum([line.points for line in lines])
        self._made = True

    def __setattr__(self, name: str, value: object) -> None:
        if self._made:
            raise AttributeError(f"a Score cannot be changed: {name} stays")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Score cannot be changed: {name} stays")

    def _facts(self) -> tuple[object, ...]:
        return (self.seat, self.lines, self.colours, self.tie_rank)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __reduce__(self) -> tuple[object, ...]:
        return Score, self._facts()

    def __repr__(self) -> str:
        return f"<@{self.seat} {self.total}: {list(self.lines)}>"


def score_of(state: State, seat: Seat) -> Score:
    """Score a seat, choosing the best colours (R147, Q124)."""
    player = state.players[seat]
    rank = tie_rank(state, seat)
    best: Score | None = None
    for colours in _colourings(state, seat):
        score = Score(seat, _lines(state, seat, Tally(player.city, colours)), colours, rank)
        if best is None or score.total > best.total:
            best = score
    assert best is not None
    return best


def all_scores(state: State) -> list[Score]:
    """Score every seat, as the table stands now."""
    return [score_of(state, seat) for seat in range(state.config.players)]


def _colourings(state: State, seat: Seat) -> list[list[Colour]]:
    """Every way to give each district of the city its colour."""
    player = state.players[seat]
    rows = [[built.card.colour for built in player.city]]
    if not player.hooks & COLOURS:
        return rows
    for place, built in enumerate(player.city):
        if built.card.hooks & COLOURS:
            choices = built.card.scoring_colours()
            rows = [[*row[:place], c, *row[place + 1 :]] for row in rows for c in choices]
    return rows


def _lines(state: State, seat: Seat, tally: Tally) -> list[ScoreLine]:
    player = state.players[seat]
    cost = 0
    for built in player.city:
        cost += built.cost
    lines = [ScoreLine("districts", cost)]  # R170
    if all(tally.count(colour) for colour in range(UNIQUE + 1)):
        lines.append(ScoreLine("colours", COLOURS_BONUS))
    if seat == state.first:
        lines.append(ScoreLine("first", FIRST_BONUS))
    elif rules.is_complete(state, seat):
        lines.append(ScoreLine("completed", COMPLETION_BONUS))
    if player.hooks & POINTS:
        for built in player.city:
            if built.card.hooks & POINTS:
                lines.append(ScoreLine("card", built.card.points(state, seat, tally), built.card))
    for card in player.hand:
        if card.hooks & HAND_POINTS:
            lines.append(ScoreLine("hand", card.points_in_hand(state, seat), card))
    return lines


def points_known(state: State, seat: Seat, observer: int) -> int:
    """The points of a seat if the game ended now, without what its hand hides from an observer."""
    sees_hand = observer in (seat, ALL_SEEING) or state.over
    player = state.players[seat]
    if not player.hooks & COLOURS:
        return _quick_points(state, player, sees_hand)
    best = 0
    for colours in _colourings(state, seat):
        points = 0
        for line in _lines(state, seat, Tally(player.city, colours)):
            if sees_hand or line.code != "hand":
                points += line.points
        best = max(best, points)
    return best


def _quick_points(state: State, player: Player, sees_hand: bool) -> int:
    """The points where no district chooses its colour: the usual case, without lines."""
    points = _plain_points(state, player)
    if player.hooks & POINTS:
        tally = Tally(player.city, [built.card.colour for built in player.city])
        for built in player.city:
            if built.card.hooks & POINTS:
                points += built.card.points(state, player.seat, tally)
    if sees_hand:
        for card in player.hand:
            if card.hooks & HAND_POINTS:
                points += card.points_in_hand(state, player.seat)
    return points


def _plain_points(state: State, player: Player) -> int:
    """The points of a city without those that cards give."""
    points = 0
    for built in player.city:
        points += built.cost
    if 0 not in player.colours:
        points += COLOURS_BONUS
    if player.seat == state.first:
        return points + FIRST_BONUS
    return points + COMPLETION_BONUS if rules.is_complete(state, player.seat) else points


def tie_rank(state: State, seat: Seat) -> int:
    """The rank that decides a tie: the highest held, or revealed, in the last round (E08)."""
    only_revealed = state.config.switches[TIE_BREAK_RANK.id] == "revealed"
    for rank in range(state.config.top, 0, -1):
        if state.round.holder[rank] == seat and (not only_revealed or state.is_revealed(rank)):
            return rank
    return 0


def rank_scores(scores: list[Score]) -> list[Seat]:
    """Order the seats by points, ties by rank."""
    keys = [(-score.total, -score.tie_rank, score.seat) for score in scores]
    return [seat for _, _, seat in sorted(keys)]
