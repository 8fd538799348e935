"""Acts: steps that are one deed, such as a power and whom it is aimed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .parts import Step

PHASES: Final = ("draft", "turn", "gather", "build")  # they ask again without going on


def goes_on(before: Step, step: Step) -> bool:
    """Whether a choice only says more of what the one before it began, without chance between."""
    if before.seat != step.seat or before.chosen != before.shares:
        return False
    asked_again = before.asker == step.asker and step.asker not in PHASES
    return asked_again or before.choice == f"use {step.asker}"


def acts_of(steps: Sequence[Step]) -> list[int]:
    """For every step the one at which its act began."""
    found: list[int] = []
    for step in steps:
        number = step.number
        same = number > 0 and goes_on(steps[number - 1], step)
        found.append(found[number - 1] if same else number)
    return found


def aim(steps: list[Step]) -> None:
    """Let the steps that led to the last one name whom it is aimed at: all of them did it."""
    number = len(steps) - 1
    targets = steps[number].targets
    while targets and not steps[number - 1].targets and goes_on(steps[number - 1], steps[number]):
        number -= 1
        steps[number] = steps[number]._replace(targets=targets)
