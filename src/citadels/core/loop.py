"""The loop: takes a choice, and drives the game on until somebody is asked or it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .basics import NOBODY, Seat
from .phases import call, draft, turn

if TYPE_CHECKING:
    from .option import Option
    from .state.state import State


def play(state: State, option: Option) -> None:
    """Answer the open question with one of its options; whether it is one is not checked."""
    question = state.question
    assert question is not None
    state.choices.append(option)
    state.barrier = False
    state.question = None
    asker = question.asker
    state.source = asker
    asker.answer(state, question, option)
    run(state)
    same = asked_seat(state) == question.seat
    state.undoable = state.undoable + 1 if same and not state.barrier else 0


def asked_seat(state: State) -> Seat:
    """The seat that is asked; `NOBODY` when the game is over."""
    return NOBODY if state.question is None else state.question.seat


def run(state: State) -> None:
    """Go on until somebody is asked or the game is over."""
    while state.question is None and not state.over:
        agenda = state.agenda
        if agenda is not None:
            state.agenda = agenda.later
            task = agenda.task
            state.source = task.card
            task.card.perform(state, task)
        elif state.turn.seat != NOBODY:
            state.ask(state.turn.seat, turn.MENU, "turn")
        elif state.round.step < len(state.round.draft):
            draft.advance(state)
        else:
            call.advance(state)
