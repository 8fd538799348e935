"""Seer: takes a card from everybody and gives cards back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import SEATS
from ..core.reason import NO_TARGET, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Seer(Character):
    """Takes a random card from every hand, then gives each of them a card of choice."""

    id = "seer"
    number = 9
    rank = 3
    build_limit = 2  # R099

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if self._givers(game, me) else NO_TARGET

    def _givers(self, game: Game, me: Seat) -> tuple[Option, ...]:
        count = game.config.players
        seats = [(me + i) % count for i in range(1, count)]
        return tuple(SEATS[seat] for seat in seats if game.players[seat].hand)  # R098

    def use(self, game: Game, me: Seat) -> None:
        givers = self._givers(game, me)
        for giver in givers:
            game.give_card(giver.seat, me, game.random_card(giver.seat))
        game.ask(me, self, "give", givers)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.hand_of(ask.seat)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.give_card(ask.seat, ask.about[0].seat, game.card_of(choice))
        if len(ask.about) > 1:
            game.ask(ask.seat, self, "give", ask.about[1:])
