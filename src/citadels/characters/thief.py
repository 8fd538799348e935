"""Thief: takes the gold of the character named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.reason import MARKED, OWN_CHARACTER, RANK_ONE, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Thief(Character):
    """Robs a character at the moment it is revealed."""

    id = "thief"
    number = 4
    rank = 2
    asks = "rob"
    marker = "robbed"

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.characters()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        rank = game.rank_of(option)
        if option.card is self:
            return OWN_CHARACTER
        if rank == 1:  # R082
            return RANK_ONE
        return MARKED if game.is_marked_by_any(rank, ("killed", "bewitched")) else None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.mark(self, "robbed", choice)

    def on_revealed(self, game: Game, me: Seat) -> None:
        victim = game.turn.seat
        if game.is_marked(game.round.calling, "robbed") and victim != me:
            game.move_gold(victim, me, game.players[victim].gold)  # R081
