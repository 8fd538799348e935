"""The anchors: two old recipes, frozen, so that strength can be compared over the years.

A change here, or in the rules they share, makes them other players: give those a new name.
"""

from __future__ import annotations

from typing import Final

from ..core.basics import Seat
from ..core.option import CHARACTER, Option
from ..core.rng import Rng
from ..core.state.state import State
from .levels import RuleBot
from .style import Style
from .worth import leader, liking, to_go

RUSH: Final = Style(dear=-1.0, builds=2.0, cards=1.0)
RICHARD: Final = Style(roles=True)
RICH: Final = 4  # gold
# By rank, so that every cast has them: Assassin, Thief, Bishop, Architect, Warlord.
KILLER, ROBBER, GUARDED, BUILDER, ATTACKER = 1, 2, 5, 7, 8
LAST_WISHES: Final = (GUARDED, ATTACKER, KILLER)


class Rush(RuleBot):
    """Builds cheap districts, fast."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, RUSH)


class Richard(RuleBot):
    """Plays by the rules of thumb of an old forum.

    Spare Thief and Warlord unless the leader has them; never let a rich leader get the Architect;
    at one district before the end it is Bishop, Warlord, Assassin.
    """

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, RICHARD)

    def decide(self, state: State) -> Option:
        """Follow the rules of thumb where they say something."""
        question = state.question
        assert question is not None
        choice: Option | None = None
        if question.asker.id == "draft" and question.name == "keep":
            choice = self._keep(state, question.seat, question.options)
        elif question.options[0].kind == CHARACTER and question.name == "kill":
            choice = self._kill(state, question.seat, question.options)
        return choice or super().decide(state)

    def _keep(self, state: State, seat: Seat, options: tuple[Option, ...]) -> Option | None:
        rival = leader(state, seat)
        if min(to_go(state, seat), to_go(state, rival)) <= 1:
            for rank in LAST_WISHES:
                for option in options:
                    if option.value == rank:
                        return option
        if state.players[rival].gold >= RICH:
            for option in options:
                if option.value == BUILDER:
                    return option
        return None

    def _kill(self, state: State, seat: Seat, options: tuple[Option, ...]) -> Option | None:
        """The character that the leader would like best, but no robber and no attacker."""
        rival = leader(state, seat)
        this = state.round
        best: Option | None = None
        most = -1e9
        for option in options:
            character = state.config.by_rank[option.value]
            assert character is not None
            out = (this.face_up | this.silent) >> character.rank & 1
            if out or this.holder[character.rank] == seat:
                continue
            if character.rank == ROBBER or character.rank == ATTACKER:
                continue
            worth = liking(state, rival, character, self.style, sees=False)
            if worth > most:
                most = worth
                best = option
        return best
