"""Blackmailer: threatens two characters, one in earnest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import NO, YES
from ..core.reason import MARKED, OWN_CHARACTER, RANK_ONE, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.rng import Rng
    from ..core.table import Ask


class Blackmailer(Character):
    """Lays two threats, one with the flower; the threatened pay half or dare."""

    id = "blackmailer"
    number = 6
    rank = 2
    asks = "threaten"
    marker = "threat"

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        if ask.question == "threaten":
            return game.characters()
        if ask.question == "flower":
            return game.marked("threat")
        return [YES, NO]

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        if ask.question != "threaten":
            return None
        if option.card is self:  # Q38
            return OWN_CHARACTER
        rank = game.rank_of(option)
        if rank == 1:  # R090
            return RANK_ONE
        return MARKED if game.is_marked_by_any(rank, ("killed", "bewitched", "threat")) else None

    def binds(self, game: Game, me: Seat) -> Reason | None:
        threatened = game.is_marked(game.round.calling, "threat")
        return Reason("threatened", card=self) if threatened else None  # R086

    def on_gathered(self, game: Game, me: Seat) -> None:
        if game.is_marked(game.round.calling, "threat"):
            game.ask(game.turn.seat, self, "bribe")

    def careful(self, game: Game, ask: Ask, rng: Rng) -> Option:
        return YES if ask.question == "bribe" else super().careful(game, ask, rng)  # Q140

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        me = game.player_of(self)
        rank = game.round.calling
        victim = game.turn.seat
        if ask.question == "threaten":
            game.mark(self, "threat", choice, seen=False)
            done = len(game.marked("threat")) == 2
            game.ask(ask.seat, self, "flower" if done else "threaten")
        elif ask.question == "flower":
            game.set_face("threat", choice)
        elif ask.question == "bribe":
            if choice is YES:
                game.lift(rank, "threat", show=False)
                game.tell("bribes", victim, me)
                game.move_gold(victim, me, game.players[victim].gold // 2)  # R087, R088
            else:
                game.tell("refuses", victim, me)
                game.ask(me, self, "reveal")
        elif game.lift(rank, "threat", show=choice is YES) and choice is YES:
            game.move_gold(victim, me, game.players[victim].gold)  # R089
