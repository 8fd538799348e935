"""Cardinal: cards for religious districts, and gold for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import RELIGIOUS, Seat
from ..core.card import Character, District
from ..core.option import NUMBER_OPTIONS
from ..core.reason import TOO_POOR, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Cardinal(Character):
    """Short of gold, takes the shortage from a player for as many cards."""

    id = "cardinal"
    number = 15
    rank = 5
    income = RELIGIOUS
    income_in_cards = True

    def _shortage(self, game: Game, me: Seat, card: District) -> int:
        return game.due(me, card) - game.players[me].gold

    def can_pay(self, game: Game, me: Seat, card: District) -> bool:
        shortage = self._shortage(game, me, card)
        if game.turn.power or not 0 < shortage <= game.spare(me, card):  # Q63: once per turn
            return False
        return game.most_gold(me) >= shortage

    def pay(self, game: Game, me: Seat, card: District) -> None:
        game.turn.power = True
        game.ask(me, self, "borrow")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        borrow = ask.question == "borrow"
        return game.other_seats(ask.seat) if borrow else game.hand_of(ask.seat)

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        if ask.question != "borrow":
            return None
        assert game.work is not None
        shortage = self._shortage(game, ask.seat, game.work.card)
        return TOO_POOR if game.players[option.seat].gold < shortage else None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        me = ask.seat
        assert game.work is not None
        if ask.question == "borrow":
            shortage = self._shortage(game, me, game.work.card)
            game.move_gold(choice.seat, me, shortage)
            game.ask(me, self, "repay", (choice, NUMBER_OPTIONS[shortage]))
            return
        lender, left = ask.about[0], ask.about[1].value - 1
        game.give_card(me, lender.seat, game.card_of(choice))
        if left:
            game.ask(me, self, "repay", (lender, NUMBER_OPTIONS[left]))
        else:
            game.pay_gold()  # R115: the district must be built now
