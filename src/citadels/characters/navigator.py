"""Navigator: four gold or four cards, and no building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character, District
from ..core.option import CARDS, GOLD
from ..core.reason import DECK_EMPTY, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Navigator(Character):
    """Gains 4 gold or 4 cards; builds nothing."""

    id = "navigator"
    number = 20
    rank = 7
    build_limit = 0

    def cannot_build(self, game: Game, me: Seat, card: District) -> Reason | None:
        return Reason("builds-nothing", card=self)  # R120: not even Stables

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, "gain")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return [GOLD, CARDS]

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        return DECK_EMPTY if option is CARDS and not game.deck.size() else None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        if choice is GOLD:
            game.gain(ask.seat, 4)
        else:
            game.gain_cards(ask.seat, 4)
