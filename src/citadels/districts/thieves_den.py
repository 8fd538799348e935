"""Thieves' Den: cards instead of gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.option import DONE

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class ThievesDen(District):
    """Any part of its cost may be paid with hand cards."""

    id = "thieves_den"
    number = 45
    cost = 6

    def can_pay(self, game: Game, me: Seat, card: District) -> bool:
        if card is not self or game.is_partly_paid():
            return False
        cards = game.spare(me, card)
        return cards > 0 and cards + game.players[me].gold >= game.due(me, card)

    def pay(self, game: Game, me: Seat, card: District) -> None:
        game.ask(me, self, "pay")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        # The rest may be paid in another way: in gold, or as the character can (Q62).
        done = game.is_partly_paid() and game.ways_to_pay()
        return [*game.hand_of(ask.seat), DONE] if done else game.hand_of(ask.seat)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        work = game.work
        assert work is not None
        if choice is DONE:
            game.choose_payment()
            return
        game.discard(ask.seat, game.card_of(choice))
        work.cards += 1
        work.due -= 1
        if work.due and game.players[ask.seat].hand:
            game.ask(ask.seat, self, "pay")
        else:
            game.choose_payment()
