"""Assassin: names a character who loses the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.reason import OWN_CHARACTER, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Assassin(Character):
    """Kills a character: called, it stays silent."""

    id = "assassin"
    number = 1
    rank = 1
    asks = "kill"
    marker = "killed"

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.characters()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        return OWN_CHARACTER if option.card is self else None  # R062

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.mark(self, "killed", choice)
