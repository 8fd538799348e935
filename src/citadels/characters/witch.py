"""Witch: goes on with her turn as somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.reason import OWN_CHARACTER, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Witch(Character):
    """Gathers, bewitches, and resumes after the bewitched character has gathered."""

    id = "witch"
    number = 2
    rank = 1
    marker = "bewitched"
    build_limit = 0  # R066: until she resumes

    def binds(self, game: Game, me: Seat) -> Reason | None:
        character = game.turn.character
        if character is self:
            return Reason("witch", card=self)  # R065
        if character is not None and game.is_marked(character.rank, "bewitched"):
            return Reason("bewitched", card=self)  # R067
        return None

    def on_gathered(self, game: Game, me: Seat) -> None:
        character = game.turn.character
        assert character is not None
        if character is self:
            game.ask(me, self, "bewitch")
        elif game.is_marked(character.rank, "bewitched"):
            game.take_over(me)  # R068

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.characters()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        return OWN_CHARACTER if option.card is self else None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.mark(self, "bewitched", choice)
        game.stop_turn()
