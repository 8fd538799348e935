"""The calls: rank by rank, who answers, who is silent, and the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import rules
from ..basics import KILLED, NOBODY, Rank, Seat
from ..card import BINDS, CALLED, REVEALED, ROUND_END, Asker, Character
from ..registry import ASKERS
from ..scoring import all_scores, rank_scores
from ..state.parts import Task, Turn
from . import draft
from .steps import ANSWER, END_OF_ROUND

if TYPE_CHECKING:
    from ..state.state import State


def advance(state: State) -> None:
    """Call rank after rank until somebody answers, or the round ends after the last one."""
    this = state.round
    state.barrier = True
    state.source = None
    while state.turn.seat == NOBODY:
        this.calling += 1
        rank = this.calling
        if rank > state.config.top:
            _end_round(state)
            return
        if state.events is not None:
            state.tell("calls", state.crown, amount=rank, things=(state.option_of(rank),))
        if state.config.hooks & CALLED:
            state.add_task(ANSWER_TASK)
            state.react(CALLED, state.crown)
            return
        _answer(state, rank)


def _answer(state: State, rank: Rank) -> None:
    """Let the holder of the called rank reveal it, or stay silent."""
    seat = state.round.holder[rank]
    killed = state.is_marked(rank, KILLED)
    if seat != NOBODY and not killed:
        character = state.config.by_rank[rank]
        assert character is not None
        state.reveal(rank)
        open_turn(state, seat, character)
        state.react(REVEALED, seat)
        return
    if not killed:
        state.round.silent |= 1 << rank
    if state.events is not None and state.turn.seat == NOBODY:
        # R063; the same silence whether a killed one is held or not (Q22)
        state.tell("silent", amount=rank, things=(state.option_of(rank),))


def open_called(state: State, seat: Seat) -> None:
    """Begin the turn of the called character."""
    character = state.config.by_rank[state.round.calling]
    assert character is not None
    open_turn(state, seat, character)


def open_turn(state: State, seat: Seat, character: Character) -> None:
    """Begin the turn of a character."""
    state.turn = Turn(seat, character)
    if state.config.hooks & BINDS:
        state.turn.bound = rules.binding(state) is not None


def _end_round(state: State) -> None:
    """Let the characters end the round, by rank; then score or begin anew."""
    state.add_task(END_TASK)
    for task in reversed(state.config.tasks[ROUND_END]):
        state.add_task(task)


class Call(Asker):
    """Does the steps of the calls."""

    id = "call"

    def perform(self, state: State, task: Task) -> None:
        if task.step == ANSWER:
            _answer(state, state.round.calling)
        elif state.first == NOBODY:
            draft.begin_round(state)
        else:
            state.over = True
            if state.events is not None:
                state.tell("over", rank_scores(all_scores(state))[0])


CALL: Final = Call()
ASKERS[CALL.id] = CALL
ANSWER_TASK: Final = Task(CALL, ANSWER)
END_TASK: Final = Task(CALL, END_OF_ROUND)
