"""Emperor: gold for noble districts, and gives the crown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import KILLED, NOBLE, NOBODY, Seat
from ..core.card import Character
from ..core.option import CARD, GOLD
from ..core.reason import DUTY, HAS_CROWN, NO_CARDS, NO_GOLD, YOURSELF, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Emperor(Character):
    """Must give the crown to another player and takes gold or a card from them."""

    id = "emperor"
    number = 11
    rank = 4
    asks = "crown"
    income = NOBLE
    min_players = 3

    def cannot_end(self, state: State, me: Seat) -> Reason | None:
        return None if state.turn.power else DUTY  # Q16

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def on_round_end(self, state: State, me: Seat) -> None:
        if state.is_marked(self.rank, KILLED) and me != NOBODY:  # R106
            state.reveal(self.rank)
            state.ask(me, self, "appoint")

    def candidates(self, state: State, question: Question) -> list[Option]:
        return [GOLD, CARD] if question.name == "take" else state.all_seats()

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        if question.name == "take":
            player = state.players[question.about[0].seat]
            if option is GOLD:
                return None if player.gold else NO_GOLD
            return None if player.hand else NO_CARDS
        if option.seat == question.seat:  # Q14
            return YOURSELF
        return HAS_CROWN if option.seat == state.crown else None

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if question.name == "take":
            giver = question.about[0].seat
            if choice is GOLD:
                state.move_gold(giver, question.seat, 1)
            else:
                state.give_card(giver, question.seat, state.random_card(giver))
            return
        state.give_crown(choice.seat)
        player = state.players[choice.seat]
        if question.name == "crown" and (player.gold or player.hand):  # Q19
            state.ask(question.seat, self, "take", (choice,))
