"""The drafts as data: who keeps, who lays down, and when chance discards."""

from __future__ import annotations

from typing import Final

from ..state.round import DraftStep

BURN: Final = 0  # a random character, face down
KEEP: Final = 1  # somebody keeps one
DISCARD: Final = 2  # somebody lays one down
LAST: Final = 3  # the last of a full table also takes up the first face-down card


def face_up_count(players: int, characters: int) -> int:
    """How many characters are laid out face up (R024, R025, R040)."""
    return 0 if players <= 3 else max(0, characters - players - 2)


def draft_steps(players: int, characters: int, classic: bool) -> list[DraftStep]:
    """Give the steps of the draft; places count clockwise from the crown.

    `classic`: three players choose from eight characters.
    """
    steps = [DraftStep(BURN, 0)]
    if players == 2:  # R036
        for kind, place in ((KEEP, 0), (KEEP, 1), (DISCARD, 1), (KEEP, 0), (DISCARD, 0), (KEEP, 1)):
            steps.append(DraftStep(kind, place))
    elif players == 3:  # R038, R039
        steps += [DraftStep(KEEP, place) for place in range(3)]
        if not classic:
            steps.append(DraftStep(BURN, 0))
        steps += [DraftStep(KEEP, place) for place in range(3)]
    else:
        steps += [DraftStep(KEEP, place) for place in range(players)]
        if characters == players + 1:  # R031
            steps[-1] = DraftStep(LAST, players - 1)
    return steps


def held_by_each(steps: tuple[DraftStep, ...]) -> int:
    """How many characters each player keeps in a draft."""
    return len([step for step in steps if step.kind in (KEEP, LAST) and step.place == 0])
