"""Magician: another hand, or other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import DONE, REDRAW, SWAP
from ..core.reason import NO_CARDS, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Magician(Character):
    """Swaps the hand with a player's, or redraws any number of cards."""

    id = "magician"
    number = 7
    rank = 3

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, "magic")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        if ask.question == "magic":
            return [SWAP, REDRAW]
        if ask.question == "swap":
            return game.other_seats(ask.seat)
        cards = game.hand_of(ask.seat)
        return [*cards, DONE] if ask.about else cards

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        return NO_CARDS if option is REDRAW and not game.players[ask.seat].hand else None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        me = ask.seat
        if choice is SWAP:
            game.ask(me, self, "swap")
        elif choice is REDRAW:
            game.ask(me, self, "redraw")
        elif ask.question == "swap":
            game.swap_hands(me, choice.seat)
        elif choice is DONE:
            game.gain_cards(me, len(ask.about))
        else:
            game.discard(me, game.card_of(choice))
            gone = (*ask.about, REDRAW)  # R093: one for each card, which ones is nobody's business
            if game.players[me].hand:
                game.ask(me, self, "redraw", gone)
            else:
                game.gain_cards(me, len(gone))
