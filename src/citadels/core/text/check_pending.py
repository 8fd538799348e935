"""Pending things checked: tasks, knowledge and the open question; errors name line and remedy."""

from __future__ import annotations

from typing import Final

from ..basics import ASIDE, KILLED, NOBODY, POOL, Seat
from ..card import (
    BUILT,
    CALLED,
    DESTROYED,
    GATHERED,
    PAID,
    PAYS,
    REVEALED,
    ROUND_END,
    TURN_END,
    Card,
    Character,
    District,
)
from ..loop import play
from ..option import DISTRICT, USE
from ..phases.build import PAYMENT
from ..phases.call import CALL
from ..phases.draft import DRAFT, drafter
from ..phases.steps import (
    ANSWER,
    END_OF_BUILD,
    END_OF_ROUND,
    END_OF_TURN,
    FIRST_STEP,
    PLACE,
    UNBIND,
)
from ..phases.turn import GATHERING, MENU
from ..setup.drafts import DISCARD
from ..state.known import OBSERVER, Known
from ..state.parts import Question, Task
from ..state.state import State
from .lines import Line, Lines

OWNERS: Final = {  # whose steps the phases' steps are
    ANSWER: CALL,
    END_OF_ROUND: CALL,
    UNBIND: MENU,
    END_OF_TURN: MENU,
    PLACE: PAYMENT,
    END_OF_BUILD: PAYMENT,
}
PHASE_QUESTIONS: Final = {MENU.id: "turn", GATHERING.id: "keep", PAYMENT.id: "pay"}
IN_A_TURN: Final = (GATHERED, PAID, BUILT, TURN_END, PLACE, END_OF_BUILD, END_OF_TURN)
IN_A_CALL: Final = (CALLED, REVEALED, ANSWER)
AT_THE_END: Final = (ROUND_END, END_OF_ROUND)


def check_pending(state: State, lines: Lines) -> None:
    """See that what is still to be done, known and asked can be."""
    tasks = state.tasks()
    for place, line in enumerate(lines.all("task")):
        _check_task(state, line, tasks[place], tasks[:place])
    _check_unfinished(state, lines, [task.step for task in tasks])
    for line in lines.all("known"):
        _check_known(state, line)
    question = state.question
    if question is None:
        if state.undoable and not state.over:
            what = "without a line `ask` no choice was made yet"
            raise lines.at("undoable").wrong(what, "leave this line out")
        for key in ("aside", "work"):
            if key in lines.single:
                what = f"with `{key}` somebody is asked what comes of it"
                raise lines.single[key].wrong(what, "add a line `ask`, or leave this line out")
    else:
        _check_question(state, lines, question)


# Tasks


def _check_task(state: State, line: Line, task: Task, earlier: list[Task]) -> None:
    step, asker = task.step, task.card
    has = isinstance(asker, Card) and bool(asker.hooks & step)
    if asker is not OWNERS[step] if step >= FIRST_STEP else not has:
        raise line.wrong(f"{asker.id} has no such step", "write the asker whose step it is")
    if isinstance(asker, District) and task.seat == NOBODY:
        raise line.wrong(f"the {asker.id} is somebody's", "write the seat of its city")
    if any(o.card is asker and o.step == step and o.seat == task.seat for o in earlier):
        raise line.wrong("this is to be done already", "leave one of the lines out")
    kinds = [option.kind for option in task.about]
    if kinds != ([DISTRICT, USE] if step == DESTROYED else []):
        what = "a district and `use CARD` follow" if step == DESTROYED else "nothing follows"
        raise line.wrong(f"{what} in a task of this step", "write just that")
    _check_moment(state, line, step)


def _check_moment(state: State, line: Line, step: int) -> None:
    """A task belongs to a time of the round."""
    calling, top = state.round.calling, state.config.top
    work = state.work
    if step in IN_A_TURN and state.turn.character is None:
        raise line.wrong("this is done in a turn", "write a line `turn`")
    if step in IN_A_CALL and not 1 <= calling <= top:
        raise line.wrong("this is done when a rank is called", f"write `calling 1` to `{top}`")
    if step in AT_THE_END and calling != top + 1:
        raise line.wrong("this is done when the round ends", f"write `calling {top + 1}`")
    if step in (PLACE, PAID) and (work is None or work.placed):
        raise line.wrong("there is nothing to place", "write a line `work`, without `placed`")
    if step in (END_OF_BUILD, BUILT) and (work is None or not work.placed):
        raise line.wrong("nothing was placed", "write a line `work`, with `placed`")


def _check_unfinished(state: State, lines: Lines, steps: list[int]) -> None:
    """What was begun has a task, or a question, that goes on with it."""
    this, turn, work = state.round, state.turn, state.work
    question = state.question
    top = state.config.top
    if work is not None:
        paying = question is not None and (
            question.asker is PAYMENT
            or (isinstance(question.asker, Card) and bool(question.asker.hooks & PAYS))
        )
        if not paying and (END_OF_BUILD if work.placed else PLACE) not in steps:
            step = "end_of_build" if work.placed else "place"
            remedy = f"add a line `task build {step} @-1:`"
            raise lines.at("work").wrong("nothing goes on with this build", remedy)
    if turn.bound and turn.gathered and UNBIND not in steps:
        what = "who has gathered is not bound for long"
        raise lines.at("turn").wrong(what, "add a line `task turn unbind @-1:`")
    if this.calling == top + 1 and not state.over and END_OF_ROUND not in steps:
        remedy = "add a line `task call end_of_round @-1:`"
        raise lines.at("calling").wrong("the end of the round is not pending", remedy)
    if 1 <= this.calling <= top and turn.character is None and ANSWER not in steps:
        called = (this.revealed | this.silent) >> this.calling & 1
        if not called and not state.is_marked(this.calling, KILLED):
            what = f"rank {this.calling} was called and has not answered"
            raise lines.at("calling").wrong(what, "add a line `task call answer @-1:`")


# Knowledge


def _check_known(state: State, line: Line) -> None:
    """What is known is true: the holder has at least so many of these cards."""
    observer, holder = int(line.words()[0]), int(line.words()[1])
    if observer == holder:
        raise line.wrong(f"@{observer} knows the own hand", "leave this line out")
    known = state.known[observer * OBSERVER + holder]
    if holder == POOL:
        cards = state.deck.pool
    else:
        cards = state.aside if holder == ASIDE else state.players[holder].hand
    there = _in_common(known, cards)
    if there < known.count:
        what = f"only {there} of these cards are there, not {known.count}"
        raise line.wrong(what, "write what the holder has")


def _in_common(known: Known, cards: list[District]) -> int:
    left = cards[:]
    for card in known.cards:
        if card in left:
            left.remove(card)
    return len(cards) - len(left)


# The question


def _check_question(state: State, lines: Lines, question: Question) -> None:
    line = lines.at("ask")
    if state.over:
        raise line.wrong("the game is over: nobody is asked", "leave out `ask` or `over`")
    if state.undoable > question.number:
        what = f"{question.number} choices were made, and {state.undoable} cannot be taken back"
        raise lines.at("undoable").wrong(what, f"write `undoable {question.number}` or less")
    if not _may_ask(state, question):
        what = f"{question.asker.id}-{question.name} cannot be asked at @{question.seat} now"
        raise line.wrong(what, "leave the line out: the game goes on to its next question")
    _try_answers(state, line)


def _may_ask(state: State, question: Question) -> bool:
    """Whether this asker may ask this seat at this time."""
    this = state.round
    asker = question.asker
    if this.step < len(this.draft) or asker is DRAFT:
        return asker is DRAFT and _may_draft(state, question)
    if isinstance(asker, Card):
        return _may_card_ask(state, asker, question.seat)
    return question.name == PHASE_QUESTIONS.get(asker.id) and _may_phase_ask(state, question)


def _may_phase_ask(state: State, question: Question) -> bool:
    """What to do next, which card to keep and how to pay are asked in a turn."""
    asker = question.asker
    turn, work, seat = state.turn, state.work, question.seat
    if asker is GATHERING:
        return seat == turn.seat and bool(state.aside) and not turn.gathered
    if state.aside:
        return False
    if asker is MENU:
        return seat == turn.seat and state.agenda is None and work is None
    return asker is PAYMENT and work is not None and not work.placed and seat == work.seat


def _may_draft(state: State, question: Question) -> bool:
    this = state.round
    if this.step == len(this.draft) or state.agenda is not None:
        return False
    name = "discard" if this.draft[this.step].kind == DISCARD else "keep"
    return question.seat == drafter(state) and question.name == name


def _may_card_ask(state: State, asker: Card, seat: Seat) -> bool:
    """A character asks who plays it, or whose turn it is; a district asks its owner."""
    if isinstance(asker, Character):
        ends = state.round.calling > state.config.top
        mine = seat in (state.round.player[asker.rank], state.turn.seat)
        return mine and (ends or state.turn.character is not None)
    work = state.work
    building = work is not None and work.card is asker and work.seat == seat
    return building or (isinstance(asker, District) and state.stands(seat, asker))


def _try_answers(state: State, line: Line) -> None:
    """Give every answer on a copy: what cannot be asked here betrays itself."""
    try:
        state.ask_again()
        options = () if state.question is None else state.question.options
        for option in options:
            play(state.copy(), option)
    except (AssertionError, IndexError, ValueError) as error:
        what = f"this question cannot be answered here ({str(error) or type(error).__name__})"
        remedy = "leave the line out: the game goes on to its next question"
        raise line.wrong(what, remedy) from error
    if not options:
        raise line.wrong("this question has no answer", "leave the line out")
