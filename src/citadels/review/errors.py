"""Errors: what a choice lost against the best one, said once for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..bots.master import MIXING
from ..bots.search import Found
from ..core.basics import NOBODY, Seat
from ..core.option import BUILD, CHARACTER, SEAT, STANDING, Option
from ..core.state.parts import Question
from ..core.state.state import State
from .gains import shares_of
from .parts import Mistake, Reason, Weighed
from .reasons import reason_of
from .weigh import Figures, error_of

DIGITS: Final = 6
MIXED: Final = 3 * MIXING  # what a mixture still plays once in twenty times is no error
SAID: Final = 0.005  # a smaller loss is not worth a word
SHOWN: Final = 4  # options beside an error
EVEN: Final = 0.01  # of the win: options that are no further apart read the same

Turn = tuple[int, Seat, int, Seat]  # the round, whose turn, as which rank, and who chooses in it


class Judged(NamedTuple):
    """The error of one choice by itself, and what its loss must pass to be said."""

    mistake: Mistake
    turn: Turn
    least: float


class Weighing(NamedTuple):
    """The options of a choice, the best first, the reason for that one, and what was turned."""

    options: tuple[Weighed, ...]
    why: Reason
    turned: tuple[float, ...]  # of the share of each seat, against the mean of the other options


def turn_of(state: State, question: Question) -> Turn:
    """The turn that a question belongs to; the draft of a round counts as one."""
    this, character = state.round, state.turn.character
    if this.step < len(this.draft) or character is None:
        return this.number, NOBODY, 0, question.seat
    return this.number, state.turn.seat, character.rank, question.seat


def judged_of(step: int, state: State, question: Question, figures: Figures) -> Judged | None:
    """The error of a choice, if one can be said."""
    loss, error = figures.loss()
    least = max(MIXED if question.asker.id == "draft" else SAID, figures.doubt())
    if not figures.measured or loss <= least:
        return None
    mistake = Mistake(
        step=step,
        seat=question.seat,
        kind=kind_of(question, figures.chosen, figures.best),
        choice=figures.chosen.text,
        best=figures.best.text,
        loss=round(loss, DIGITS),
        error=round(error, DIGITS),
        options=tuple([weighed(each) for each in shown_of(figures)]),
        why=reason_of(question, figures.world, *figures.measured),
    )
    return Judged(mistake, turn_of(state, question), least)


def said_of(judged: Sequence[Judged]) -> tuple[Mistake, ...]:
    """The errors of a game, no loss counted twice.

    What was better often stays open for the rest of a turn, and each choice that leaves it is
    judged to miss it. A choice lost only what could not be had after it: from the end of a turn
    back, the later losses are taken off, so that a turn loses no more than its largest error.
    """
    lost: dict[Turn, float] = {}
    said: list[Mistake] = []
    for mistake, turn, least in reversed(judged):
        later = lost.get(turn, 0.0)
        loss = round(mistake.loss - later, DIGITS)
        if loss > least:
            said.append(mistake._replace(loss=loss))
            lost[turn] = later + loss
    return tuple(reversed(said))


def shown_of(figures: Figures) -> list[Found]:
    """The best option, a few others, and the chosen one."""
    ends = figures.measured or [each for each in figures.found if each.option is figures.chosen]
    named = [each.option for each in ends]
    order = sorted(figures.found, key=lambda each: -each.mean())
    between = [each for each in order if each.option not in named][: SHOWN - len(ends)]
    return [ends[0], *between, *ends[1:]]


def weighing_of(question: Question, figures: Figures) -> Weighing:
    """The options of a choice that need not have been an error.

    The best is compared with the chosen one, or with the second best; both as they were looked
    for, as only these have all been in the same worlds.
    """
    order = sorted(shown_of(figures), key=lambda each: -each.mean())
    options = tuple([weighed(each) for each in order])
    turned = turned_by(figures, question.seat)
    if order[0].mean() - order[-1].mean() < EVEN:
        return Weighing(options, Reason("even"), turned)
    best = order[0].option
    other = order[1].option if best is figures.chosen else figures.chosen
    found = {each.option: each for each in figures.found}
    why = reason_of(question, figures.world, found[best], found[other])
    return Weighing(options, why, turned)


def turned_by(figures: Figures, seat: Seat) -> tuple[float, ...]:
    """By how much each seat ends the round better for the choice than for the other options."""
    chosen, others = [0.0], []
    for each in figures.found:
        shares = shares_of(each, seat)
        if each.option is figures.chosen:
            chosen = shares
        else:
            others.append(shares)
    means = [sum(column) / len(others) for column in zip(*others, strict=True)]
    return tuple([one - other for one, other in zip(chosen, means, strict=True)])


def weighed(found: Found) -> Weighed:
    """An option with its share and error."""
    share, error = found.mean(), error_of(found.shares)
    return Weighed(found.option.text, round(share, DIGITS), round(error, DIGITS))


def kind_of(question: Question, chosen: Option, best: Option) -> str:
    """Which kind of error it is: of the draft, of a target, of building, or of timing."""
    if question.asker.id == "draft":
        return "draft"
    if aims(chosen, question.seat) or aims(best, question.seat):
        return "target"
    return "build" if best.kind == BUILD else "timing"


def aims(option: Option, seat: Seat) -> bool:
    """Whether an option names a character, somebody else, or a district of theirs."""
    return option.kind == CHARACTER or (option.kind in (SEAT, STANDING) and option.seat != seat)
