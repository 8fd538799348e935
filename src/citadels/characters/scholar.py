"""Scholar: the best of seven cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.reason import DECK_EMPTY, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Scholar(Character):
    """Draws 7 cards, keeps 1 and shuffles the rest into the deck."""

    id = "scholar"
    number = 21
    rank = 7
    build_limit = 2

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if game.deck.size() else DECK_EMPTY

    def use(self, game: Game, me: Seat) -> None:
        game.draw_aside(me, 7)  # Q03: fewer if there are fewer
        game.ask(me, self, "keep")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.aside_options()

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.keep_aside(ask.seat, game.card_of(choice))
        game.shuffle_aside(ask.seat)  # R121
