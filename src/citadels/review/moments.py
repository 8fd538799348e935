"""Moments: the few points at which a game turned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ..core.basics import NOBODY, Seat
from .account import Row, rows_of
from .acts import acts_of
from .errors import DIGITS, EVEN, Weighing
from .parts import CARDS, GUESS, OTHERS, OWN, TARGETED, Mistake, Moment, Reason, Step

MOST: Final = 5
LEAST: Final = 0.05  # a smaller change is no moment
ALIKE: Final = 2  # moments of one kind, at most
KIND_OF: Final = {CARDS: "cards", TARGETED: "hit", GUESS: "guess", OWN: "find", OTHERS: "swing"}
UNWEIGHED: Final = Weighing((), Reason(""), ())


def moments_of(
    start: Sequence[float],
    steps: Sequence[Step],
    mistakes: Sequence[Mistake],
    weighings: Mapping[int, Weighing],
) -> tuple[Moment, ...]:
    """At most five moments, in the order of the game; `weighings` are known by step."""
    acts = acts_of(steps)
    found = [*_turns(start, steps, acts, weighings), *_errors(start, steps, mistakes)]
    found.sort(key=lambda moment: (-abs(moment.change), moment.step, moment.seat))
    chosen: list[Moment] = []
    for moment in found:
        kinds = [each.kind for each in chosen]
        taken = [acts[each.step] for each in chosen]
        if acts[moment.step] not in taken and kinds.count(moment.kind) < ALIKE:
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


def _bookings(
    start: Sequence[float], steps: Sequence[Step], acts: Sequence[int]
) -> Mapping[tuple[int, str, Seat], Row]:
    """What was done to each seat, by the step with which it began: an act counts as one."""
    found: dict[tuple[int, str, Seat], Row] = {}
    for row in rows_of(start, steps):
        key = (acts[row.step] if row.part == TARGETED else row.step, row.part, row.seat)
        known = found.get(key)
        found[key] = row._replace(effect=row.effect + known.effect) if known else row
    return found


def _turns(
    start: Sequence[float],
    steps: Sequence[Step],
    acts: Sequence[int],
    weighings: Mapping[int, Weighing],
) -> Iterator[Moment]:
    """The bookings that are large enough; of one act or step and part, the largest."""
    largest: dict[tuple[int, str], Row] = {}
    for (first, part, _), row in _bookings(start, steps, acts).items():
        known = largest.get((first, part))
        if _is_large(row, steps[row.step]) and (not known or abs(row.effect) > abs(known.effect)):
            largest[first, part] = row
    for (first, _), row in largest.items():
        step = steps[row.step]
        before, after = _ends(row, step, shares_before(start, steps, first))
        weighing = UNWEIGHED if row.part == CARDS else weighings.get(row.step, UNWEIGHED)
        if not _is_told(row, step, weighing, after - before):
            continue
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


def _is_told(row: Row, step: Step, weighing: Weighing, shown: float) -> bool:
    """Whether the other judge, who plays the round to its end, lets a booking be a moment."""
    if row.part == OWN:  # nobody is praised for what that one thinks less of
        return _is_best(step, weighing)
    if row.part == OTHERS:  # nor is anything laid to a choice without which it was the same
        turned = weighing.turned[row.seat] if weighing.turned else 0.0
        return abs(turned) >= EVEN and (turned > 0) == (row.effect > 0)
    return row.part != GUESS or abs(shown) >= LEAST


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
