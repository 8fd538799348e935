"""Blackmailer: threatens two characters, one in earnest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import BEWITCHED, KILLED, THREAT, Seat
from ..core.card import Character
from ..core.effect import Effect
from ..core.option import NO, YES
from ..core.reason import MARKED, OWN_CHARACTER, RANK_ONE, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.rng import Rng
    from ..core.state.parts import Question
    from ..core.state.state import State


class Blackmailer(Character):
    """Lays two threats, one with the flower; the threatened pay half or dare."""

    id = "blackmailer"
    number = 6
    rank = 2
    asks = "threaten"
    marker = THREAT
    markers = 2

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def candidates(self, state: State, question: Question) -> list[Option]:
        if question.name == "threaten":
            return state.characters()
        if question.name == "flower":
            return state.marked(THREAT)
        return [YES, NO]

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        if question.name != "threaten":
            return None
        if option is self.option:  # Q38
            return OWN_CHARACTER
        rank = state.rank_of(option)
        if rank == 1:  # R090
            return RANK_ONE
        return MARKED if state.is_marked_by_any(rank, (KILLED, BEWITCHED, THREAT)) else None

    def binds(self, state: State, me: Seat) -> Reason | None:
        threatened = state.is_marked(state.round.calling, THREAT)
        return Reason("threatened", card=self) if threatened else None  # R086

    def on_gathered(self, state: State, me: Seat) -> None:
        if state.is_marked(state.round.calling, THREAT):
            state.ask(state.turn.seat, self, "bribe")

    def effect(self, state: State, question: Question, option: Option) -> Effect | None:
        bribed = question.name == "bribe" and option is YES
        if bribed and state.player_of(self) != question.seat:  # Q21
            return Effect(gold=-(state.players[question.seat].gold // 2))
        return None

    def careful(self, state: State, question: Question, rng: Rng) -> Option:
        return YES if question.name == "bribe" else super().careful(state, question, rng)  # Q140

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me = state.player_of(self)
        rank = state.round.calling
        victim = state.turn.seat
        if question.name == "threaten":
            state.mark(self, THREAT, choice, seen=False)
            done = len(state.marked(THREAT)) == self.markers
            state.ask(question.seat, self, "flower" if done else "threaten")
        elif question.name == "flower":
            state.set_face(THREAT, choice)
        elif question.name == "bribe":
            if choice is YES:
                state.lift(rank, THREAT, show=False)
                state.tell("bribes", victim, me)
                state.move_gold(victim, me, state.players[victim].gold // 2)  # R087, R088
            else:
                state.tell("refuses", victim, me)
                state.ask(me, self, "reveal")
        elif state.lift(rank, THREAT, show=choice is YES) and choice is YES:
            state.move_gold(victim, me, state.players[victim].gold)  # R089
