"""Emperor: gold for noble districts, and gives the crown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import NOBLE, NOBODY, Seat
from ..core.card import Character
from ..core.option import CARD, GOLD
from ..core.reason import DUTY, HAS_CROWN, NO_CARDS, NO_GOLD, YOURSELF, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Emperor(Character):
    """Must give the crown to another player and takes gold or a card from them."""

    id = "emperor"
    number = 11
    rank = 4
    asks = "crown"
    income = NOBLE
    min_players = 3

    def cannot_end(self, game: Game, me: Seat) -> Reason | None:
        return None if game.turn.power else DUTY  # Q16

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def on_round_end(self, game: Game, me: Seat) -> None:
        if game.is_marked(self.rank, "killed") and me != NOBODY:  # R106
            game.reveal(self.rank)
            game.ask(me, self, "appoint")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return [GOLD, CARD] if ask.question == "take" else game.all_seats()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        if ask.question == "take":
            player = game.players[ask.about[0].seat]
            if option is GOLD:
                return None if player.gold else NO_GOLD
            return None if player.hand else NO_CARDS
        if option.seat == ask.seat:  # Q14
            return YOURSELF
        return HAS_CROWN if option.seat == game.crown else None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        if ask.question == "take":
            giver = ask.about[0].seat
            if choice is GOLD:
                game.move_gold(giver, ask.seat, 1)
            else:
                game.give_card(giver, ask.seat, game.random_card(giver))
            return
        game.give_crown(choice.seat)
        player = game.players[choice.seat]
        if ask.question == "crown" and (player.gold or player.hand):  # Q19
            game.ask(ask.seat, self, "take", (choice,))
