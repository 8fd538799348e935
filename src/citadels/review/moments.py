"""Moments: the few points at which a game turned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ..core.basics import NOBODY
from .account import Row, rows_of
from .errors import DIGITS, Weighing
from .parts import CARDS, GUESS, OTHERS, OWN, TARGETED, Mistake, Moment, Reason, Step

MOST: Final = 5
LEAST: Final = 0.05  # a smaller change is no moment
ALIKE: Final = 2  # moments of one kind, at most
KIND_OF: Final = {CARDS: "cards", TARGETED: "hit", GUESS: "guess", OWN: "find", OTHERS: "swing"}
UNWEIGHED: Final = Weighing((), Reason(""))


def moments_of(
    start: Sequence[float],
    steps: Sequence[Step],
    mistakes: Sequence[Mistake],
    weighings: Mapping[int, Weighing],
) -> tuple[Moment, ...]:
    """At most five moments, in the order of the game; `weighings` are known by step."""
    found = [*_turns(start, steps, weighings), *_errors(start, steps, mistakes)]
    found.sort(key=lambda moment: (-abs(moment.change), moment.step, moment.seat))
    chosen: list[Moment] = []
    for moment in found:
        kinds = [each.kind for each in chosen]
        steps_taken = [each.step for each in chosen]
        if moment.step not in steps_taken and kinds.count(moment.kind) < ALIKE:
            chosen.append(moment)
        if len(chosen) == MOST:
            break
    return tuple(sorted(chosen, key=lambda moment: moment.step))


def is_turn(before: Sequence[float], step: Step) -> bool:
    """Whether a step may be a moment."""
    return any(_is_large(row, step) for row in rows_of(before, [step]))


def _is_large(row: Row, step: Step) -> bool:
    """Whether a booking is a moment: an own choice only if it was the seat's, and good."""
    if row.by == row.seat and (step.substitute or (row.part == OWN and row.effect < 0)):
        return False  # nobody is praised for what was played for them; what is bad is an error
    return abs(row.effect) >= LEAST


def _turns(
    start: Sequence[float], steps: Sequence[Step], weighings: Mapping[int, Weighing]
) -> Iterator[Moment]:
    """The bookings that are large enough; of one step and part, the largest."""
    largest: dict[tuple[int, str], Row] = {}
    for row in rows_of(start, steps):
        key = (row.step, row.part)
        if _is_large(row, steps[row.step]):
            known = largest.get(key)
            if known is None or abs(row.effect) > abs(known.effect):
                largest[key] = row
    for row in largest.values():
        step = steps[row.step]
        before, after = _ends(row, step, shares_before(start, steps, row.step))
        weighing = UNWEIGHED if row.part == CARDS else weighings.get(row.step, UNWEIGHED)
        if row.part == OWN and not _is_best(step, weighing):
            continue  # nobody is praised for what the other judge thinks less of
        yield Moment(
            kind=KIND_OF[row.part],
            step=row.step,
            round=step.round,
            seat=row.seat,
            by=row.by if row.by != row.seat else NOBODY,
            before=before,
            after=after,
            change=round(row.effect, DIGITS),
            choice=step.choice,
            options=weighing.options,
            why=weighing.why,
        )


def _is_best(step: Step, weighing: Weighing) -> bool:
    """Whether an option looked best, played to the end of the round, and not all were alike."""
    if not weighing.options:
        return True
    return weighing.options[0].option == step.choice and weighing.why.code != "even"


def _ends(row: Row, step: Step, before: Sequence[float]) -> tuple[float, float]:
    """The shares of a seat before and after what was booked.

    An own choice has two bookings: first what could be expected of it, then the rest.
    """
    if row.part == CARDS:
        return step.chosen[row.seat], step.shares[row.seat]
    first, last = before[row.seat], step.chosen[row.seat]
    expected = round(min(1.0, max(0.0, first + step.own)), DIGITS)  # it is a mean over worlds
    if row.part == OWN:
        return first, expected
    return (expected, last) if row.part == GUESS else (first, last)


def _errors(
    start: Sequence[float], steps: Sequence[Step], mistakes: Sequence[Mistake]
) -> Iterator[Moment]:
    for mistake in mistakes:
        if mistake.loss >= LEAST:
            step = steps[mistake.step]
            yield Moment(
                kind="error",
                step=mistake.step,
                round=step.round,
                seat=mistake.seat,
                by=NOBODY,
                before=shares_before(start, steps, mistake.step)[mistake.seat],
                after=step.chosen[mistake.seat],
                change=-mistake.loss,
                choice=mistake.choice,
                options=mistake.options,
                why=mistake.why,
            )


def shares_before(start: Sequence[float], steps: Sequence[Step], number: int) -> Sequence[float]:
    """The shares before a step."""
    return steps[number - 1].shares if number else start
