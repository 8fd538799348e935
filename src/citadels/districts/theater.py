"""Theater: a blind exchange of characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.option import PASS, SEAT

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Theater(District):
    """After the draft the owner may swap characters with somebody, unseen."""

    id = "theater"
    number = 44
    cost = 6

    def on_selected(self, game: Game, me: Seat) -> None:
        game.ask(me, self, "swap")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        if ask.question == "swap":
            return [PASS, *game.other_seats(ask.seat)]
        return game.held_by(ask.seat)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        if choice is PASS:
            return
        if choice.kind == SEAT:
            mine = game.held_by(ask.seat)
            if len(mine) > 1:  # R159: which of the own two to give
                game.ask(ask.seat, self, "give", (choice,))
                return
            partner, gift = choice.seat, mine[0]
        else:
            partner, gift = ask.about[0].seat, choice
        ranks = 0
        for option in game.held_by(partner):
            ranks |= 1 << game.rank_of(option)
        got = game.chance_rank("swap", ranks) if ranks & (ranks - 1) else ranks.bit_length() - 1
        game.swap_characters(ask.seat, game.rank_of(gift), partner, got)
