"""Wizard: takes a card of choice from a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import BUILD_NOW, HAND
from ..core.reason import GATHER_FIRST, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Wizard(Character):
    """Looks at a hand and takes one card of it, into the hand or built at once."""

    id = "wizard"
    number = 8
    rank = 3

    def may_duplicate(self, game: Game, me: Seat) -> bool:
        return True  # R096

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, "look")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        if ask.question == "look":
            return game.other_seats(ask.seat)
        if ask.question == "take":
            return game.hand_of(ask.about[0].seat)
        return [HAND, BUILD_NOW]

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        if option is not BUILD_NOW:
            return None
        if not game.turn.gathered:  # Q52
            return GATHER_FIRST
        return game.cannot_pay_for(ask.seat, game.aside[0])

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        me = ask.seat
        if ask.question == "look":
            game.see_hand(me, choice.seat)
            if game.players[choice.seat].hand:  # Q51
                game.ask(me, self, "take", (choice,))
        elif ask.question == "take":
            game.lay_aside(me, ask.about[0].seat, game.card_of(choice))
            game.ask(me, self, "place", ask.about)
        elif choice is HAND:
            game.keep_aside(me, game.aside[0], 1 << ask.about[0].seat)
        else:
            game.build_extra(me, game.aside[0])  # R095
