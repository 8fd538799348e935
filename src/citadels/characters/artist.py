"""Artist: makes own districts worth more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import DONE
from ..core.reason import BEAUTIFIED, NO_GOLD, NO_TARGET, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Artist(Character):
    """Beautifies up to two own districts for 1 gold each."""

    id = "artist"
    number = 26
    rank = 9
    asks = "beautify"
    min_players = 3

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        if not game.players[me].gold:
            return NO_GOLD
        return None if game.offers(me, self, self.asks) else NO_TARGET

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        mine = game.standing(ask.seat)
        return [*mine, DONE] if ask.about else mine

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        return BEAUTIFIED if option.beautified else None  # R133

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        if choice is DONE:
            return
        game.beautify(ask.seat, game.find(choice))
        if not ask.about and self.cannot_use(game, ask.seat) is None:
            game.ask(ask.seat, self, "beautify", (choice,))  # R132: up to two
