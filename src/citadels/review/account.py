"""Accounts: every step booked for every seat, so that the parts sum to the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..core.basics import NOBODY, Seat
from .parts import CARDS, GUESS, OTHERS, OWN, TARGETED, Account, Mistake, Step


class Row(NamedTuple):
    """One booking: what a step did to a seat, as which part, and by whom."""

    step: int
    seat: Seat  # whose share it is
    part: str
    by: Seat  # -1 for chance
    effect: float


def rows_of(start: Sequence[float], steps: Sequence[Step]) -> Iterator[Row]:
    """All bookings of a game, step by step."""
    before: Sequence[float] = start
    for step in steps:
        for seat, share in enumerate(step.shares):
            yield from _book(step, seat, before[seat])
            if share != step.chosen[seat]:
                yield Row(step.number, seat, CARDS, NOBODY, share - step.chosen[seat])
        before = step.shares


def _book(step: Step, seat: Seat, before: float) -> Iterator[Row]:
    """What the choice of a step did to one seat."""
    effect = step.chosen[seat] - before
    if step.seat == seat:
        yield Row(step.number, seat, OWN, seat, step.own)
        yield Row(step.number, seat, GUESS, seat, effect - step.own)
    elif step.seat != NOBODY:
        part = TARGETED if seat in step.targets else OTHERS
        yield Row(step.number, seat, part, step.seat, effect)


def accounts_of(
    start: Sequence[float], steps: Sequence[Step], mistakes: Sequence[Mistake]
) -> tuple[Account, ...]:
    """The account of every seat."""
    rows = list(rows_of(start, steps))
    return tuple(_account(seat, start[seat], steps, rows, mistakes) for seat in range(len(start)))


def _account(
    seat: Seat,
    start: float,
    steps: Sequence[Step],
    rows: Sequence[Row],
    mistakes: Sequence[Mistake],
) -> Account:
    sums = dict.fromkeys((CARDS, OWN, GUESS, TARGETED, OTHERS), 0.0)
    for row in rows:
        if row.seat == seat:
            sums[row.part] += row.effect
    own = [step for step in steps if step.seat == seat and not step.forced]
    spread = sum(step.error**2 for step in own)
    losses = [mistake.loss for mistake in mistakes if mistake.seat == seat]
    return Account(
        seat=seat,
        start=start,
        result=steps[-1].shares[seat],
        **sums,
        error=round(spread**0.5, 6),
        choices=sum(not step.substitute for step in own),
        mistakes=len(losses),
        lost=round(sum(losses, 0.0), 6),
    )


def hurt_of(start: Sequence[float], steps: Sequence[Step]) -> tuple[tuple[float, ...], ...]:
    """Who did what to whom by aiming at them: a row for each who did it."""
    players = len(start)
    table = [[0.0] * players for _ in range(players)]
    for row in rows_of(start, steps):
        if row.part == TARGETED:
            table[row.by][row.seat] += row.effect
    return tuple(tuple(round(effect, 6) for effect in line) for line in table)
