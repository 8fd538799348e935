"""Spy: counts a colour in somebody's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import COLOURS

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Spy(Character):
    """Looks at a hand; for every card of the named colour gains gold and a card."""

    id = "spy"
    number = 5
    rank = 2

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, "spy")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.other_seats(ask.seat) if ask.question == "spy" else list(COLOURS)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        me = ask.seat
        if ask.question == "spy":
            game.ask(me, self, "colour", (choice,))  # R083: before looking
            return
        victim = ask.about[0].seat
        game.see_hand(me, victim)
        matches = 0
        for card in game.players[victim].hand:
            matches += card.colour == choice.value
        game.tell("counts", me, victim, matches, (choice,))
        game.move_gold(victim, me, min(matches, game.players[victim].gold))  # R084
        game.gain_cards(me, matches)
