"""Magistrate: confiscates a district through a signed warrant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import NO, YES
from ..core.reason import MARKED, NOT_SIGNED, OWN_CHARACTER, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Magistrate(Character):
    """Lays three warrants, one of them signed; the signed one takes a paid district."""

    id = "magistrate"
    number = 3
    rank = 1
    asks = "serve"
    marker = "warrant"

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        if ask.question == "serve":
            return game.characters()
        if ask.question == "sign":
            return game.marked("warrant")
        return [YES, NO]

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        if ask.question == "serve":
            if option.card is self:  # Q38
                return OWN_CHARACTER
            return MARKED if game.is_marked(game.rank_of(option), "warrant") else None
        if option is YES:
            return self._cannot_confiscate(game, ask.seat)
        return None

    def _cannot_confiscate(self, game: Game, me: Seat) -> Reason | None:
        token = game.marker(game.round.calling, "warrant")
        assert token is not None and game.work is not None
        return game.cannot_add(me, game.work.card) if token.face else NOT_SIGNED  # R079, Q33

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        if ask.question == "serve":
            game.mark(self, "warrant", choice, seen=False)
            done = len(game.marked("warrant")) == 3
            game.ask(ask.seat, self, "sign" if done else "serve")
        elif ask.question == "sign":
            game.set_face("warrant", choice)
        elif choice is YES:
            game.lift(game.round.calling, "warrant", show=True)
            game.redirect_build(ask.seat)

    def on_paid(self, game: Game, me: Seat) -> None:
        # R078; blank warrants ask too: a question for the signed one only would betray it (Q31)
        if game.turn.paid == 1 and game.is_marked(game.round.calling, "warrant"):
            game.ask(me, self, "confiscate")
