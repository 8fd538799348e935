"""The draft: discards, then every player keeps a character in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..basics import Bits, Seat
from ..card import SELECTED, Asker
from ..registry import ASKERS
from ..setup.drafts import BURN, DISCARD, LAST
from ..state.round import Round

if TYPE_CHECKING:
    from ..option import Option
    from ..state.parts import Question
    from ..state.state import State

CROWNED_RANK: Final = 4  # never among the face-up discards (R026)


def begin_round(state: State) -> None:
    """Gather the characters and lay out the face-up discards."""
    config = state.config
    state.round = Round(state.round.number + 1, state.crown)
    state.round.undrafted = config.ranks
    state.round.draft = config.steps
    state.tell("round", state.crown, amount=state.round.number)
    for _ in range(config.face_up):
        # R026: a rank 4 is replaced and shuffled back, so it is as good as never drawn.
        rank = state.chance_rank("face-up", state.round.undrafted & ~(1 << CROWNED_RANK))
        state.round.undrafted &= ~(1 << rank)
        state.round.face_up |= 1 << rank
        if state.events is not None:
            state.tell("face-up", things=(state.option_of(rank),))


def advance(state: State) -> None:
    """Do the next step of the draft."""
    this = state.round
    step = this.draft[this.step]
    if step.kind == BURN:
        rank = state.chance_rank("face-down", this.undrafted)
        this.undrafted &= ~(1 << rank)
        this.taken.append(rank)
        if state.events is not None:
            state.tell("face-down", things=(state.option_of(rank),), seen=0)
        _next_step(state)
    else:
        name = "discard" if step.kind == DISCARD else "keep"
        state.ask(drafter(state), DRAFT, name)


def drafter(state: State) -> Seat:
    """Who makes the present step of the draft."""
    this = state.round
    return (this.first + this.draft[this.step].place) % state.config.players


def offered(state: State) -> Bits:
    """The characters to choose from at this step."""
    this = state.round
    if this.draft[this.step].kind == LAST:
        return this.undrafted | 1 << this.taken[0]  # R031
    return this.undrafted


def _next_step(state: State) -> None:
    state.round.step += 1
    if state.round.step == len(state.round.draft):
        state.react(SELECTED, state.round.first)


class Draft(Asker):
    """Asks which character to keep, or to lay down."""

    id = "draft"
    picky = False

    def candidates(self, state: State, question: Question) -> list[Option]:
        return list(state.config.characters_of(offered(state)))

    def options(self, state: State, question: Question) -> tuple[Option, ...]:
        return state.config.characters_of(offered(state))

    def answer(self, state: State, question: Question, choice: Option) -> None:
        this = state.round
        rank = choice.value
        this.undrafted &= ~(1 << rank)
        this.taken.append(rank)
        if question.name == "keep":
            this.holder[rank] = question.seat
            this.player[rank] = question.seat
            if state.events is not None:
                state.tell("picks", question.seat, things=(choice,), seen=1 << question.seat)
        else:
            state.tell("lays-down", question.seat, things=(choice,), seen=1 << question.seat)
        _next_step(state)


DRAFT: Final = Draft()
ASKERS[DRAFT.id] = DRAFT
