"""Abbot: gold or cards for religious districts, and alms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import RELIGIOUS, Seat
from ..core.card import Character
from ..core.option import NUMBER_OPTIONS
from ..core.reason import NOT_RICHEST, RICHEST, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Abbot(Character):
    """Splits the income between gold and cards; takes 1 gold from the richest."""

    id = "abbot"
    number = 14
    rank = 5
    asks = "alms"
    income = RELIGIOUS

    def take_income(self, game: Game, me: Seat, amount: int) -> None:
        game.ask(me, self, "split")

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if game.players[me].gold < game.most_gold() else RICHEST  # R113

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def _both(self, game: Game, me: Seat) -> int:
        return sum([built.card.yields_both for built in game.players[me].city])

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        if ask.question == "alms":
            return game.other_seats(ask.seat)
        free = game.count_for_income(ask.seat, self) - self._both(game, ask.seat)
        return NUMBER_OPTIONS[: free + 1]  # R112: how much of it in gold

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        if ask.question == "alms" and game.players[option.seat].gold < game.most_gold():
            return NOT_RICHEST
        return None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        me = ask.seat
        if ask.question == "alms":
            game.move_gold(choice.seat, me, 1)
            return
        both = self._both(game, me)
        free = game.count_for_income(me, self) - both
        game.gain(me, choice.value + both)
        game.gain_cards(me, free - choice.value + both)
