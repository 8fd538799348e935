"""Queen: gold for sitting next to rank 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import NOBODY, Seat
from ..core.card import Character
from ..core.reason import NOT_NEIGHBOUR, Reason

if TYPE_CHECKING:
    from ..core.game import Game


class Queen(Character):
    """Gains 3 gold next to the player who revealed rank 4."""

    id = "queen"
    number = 25
    rank = 9
    min_players = 5

    def _beside(self, game: Game, me: Seat) -> bool:
        seat = game.round.holder[4]  # R131: the bewitched player's seat, not the Witch's
        apart = (seat - me) % game.config.players
        return game.is_revealed(4) and apart in (1, game.config.players - 1)

    def _later(self, game: Game) -> bool:
        """Whether rank 4 pays at the end of the round (R130; E11 by the switch)."""
        bewitched = game.config.queen_bewitched == "end_of_round"
        return game.is_marked(4, "killed") or (bewitched and game.is_marked(4, "bewitched"))

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if self._beside(game, me) and not self._later(game) else NOT_NEIGHBOUR

    def use(self, game: Game, me: Seat) -> None:
        game.gain(me, 3)

    def on_round_end(self, game: Game, me: Seat) -> None:
        here = me != NOBODY and not game.is_marked(self.rank, "killed")  # Q12
        if here and self._later(game) and self._beside(game, me):
            game.gain(me, 3)
