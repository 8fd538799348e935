"""Days: the clock of a table by correspondence, which gives each player their time once a turn."""

from __future__ import annotations

from typing import Final

from ... import Game
from ...core.basics import NOBODY
from .. import limits

HOUR: Final = 3600.0

Turn = tuple[int, ...]  # tells a turn of the game from the one before


class Days:
    """How much of their time the players have used in this turn of the game."""

    def __init__(self, hours: int) -> None:
        self.whole = hours * HOUR
        self.turn: Turn = ()
        self.spent: dict[int, float] = {}  # by seat, in seconds

    def copy(self) -> Days:
        """The same, to be changed alone."""
        days = Days(0)
        days.whole, days.turn, days.spent = self.whole, self.turn, dict(self.spent)
        return days

    def meet(self, game: Game) -> bool:
        """See which turn it is; say whether that is another one, in which nobody has used any."""
        turn = turn_of(game)
        if turn == self.turn:
            return False
        self.turn, self.spent = turn, {}
        return True

    def stop(self, seat: int, at: float, since: float) -> None:
        """Stop the clock of a seat; what was used stays so."""
        self.spent[seat] = max(self.spent.get(seat, 0.0), at - since)

    def start(self, seat: int, at: float) -> float:
        """Start the clock of a seat; gives since when it would run, had it never stood."""
        return at - self.spent.get(seat, 0.0)

    def time_of(self, seat: int) -> float:
        """How long a seat may take in this turn: who only reacts to another's, a part of it."""
        if not self.reacts(seat):
            return self.whole
        return min(self.whole, max(self.whole / limits.REACTION_PART, limits.REACTION_SECONDS))

    def reacts(self, seat: int) -> bool:
        """Whether a seat is asked in the turn of another one."""
        return bool(self.turn) and self.turn[1] not in (NOBODY, seat)


def turn_of(game: Game) -> Turn:
    """Which turn it is: whose, as which character; outside of turns, who is asked."""
    if game.question is None:
        return ()
    state = game.state
    character = state.turn.character
    if character is None:
        return state.round.number, NOBODY, game.question.seat
    return state.round.number, state.turn.seat, character.number


def notice_before(seconds: float) -> float:
    """How long before the end of some time somebody is reminded."""
    return max(seconds / limits.REMINDED_PART, limits.REMINDED_SECONDS)
