"""Hospital: the killed may still gather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.option import GATHER, PASS
from ..core.reason import NOT_YOURS, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Hospital(District):
    """If the owner's character is killed, the owner may still gather."""

    id = "hospital"
    number = 48
    cost = 6
    requires = "assassin"

    def on_called(self, game: Game, me: Seat) -> None:
        if game.is_marked(game.round.calling, "killed"):
            game.ask(me, self, "gather")  # Q92: in every world, so that it betrays nothing

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return [GATHER, PASS]

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        mine = game.round.holder[game.round.calling] == ask.seat
        return NOT_YOURS if option is GATHER and not mine else None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        if choice is GATHER:
            game.reveal(game.round.calling)
            game.open_turn(ask.seat)
            game.turn.bound = True

    def on_gathered(self, game: Game, me: Seat) -> None:
        if me == game.turn.seat and game.is_marked(game.round.calling, "killed"):
            game.stop_turn()
