"""The page of the observation: every place of it, and every action, from their declaration."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.rl.actions import ACTION
from citadels.rl.layout import MOST, OBSERVATION
from citadels.rl.schema import SCHEMA, axes, table
from tools.files import ROOT

PAGE: Final = ROOT / "docs" / "observation.md"
TEXT: Final = """\
# The observation

Every number that [learning environments](rl.md) show, and every action that they take. This page is
generated from the declaration that the encoder itself follows (`src/citadels/rl/layout.py`,
`actions.py`). Schema `{schema}`; it changes with every line below.

Seats are relative: the first is whoever observes, the others follow clockwise. The characters of a
round are given by rank, one of each being in the cast; districts, and characters otherwise, by
their permanent number. A block with two axes has all places of the second for each of the first:
place *i* of the first and *j* of the second, from 0, are at *From* + *i* x (length of the second) +
*j*. [The axes](#the-axes) are below, place by place.

## What is observed: {size} numbers from 0 to {most}

{observation}

Not in it, because it follows from the rest: why something cannot be chosen, and what could be
undone. The legal answers are the action mask.

## What can be done: {count} actions

{actions}

## The axes

{axes}

`citadels.rl.schema.explain(row, place)` says the same of a single place.
"""


def pages() -> dict[Path, str]:
    """The page, by its file."""
    text = TEXT.format(
        schema=SCHEMA,
        size=OBSERVATION.size,
        most=MOST,
        count=ACTION.size,
        observation="\n".join(table(OBSERVATION)),
        actions="\n".join(table(ACTION)),
        axes="\n".join(axes(OBSERVATION, ACTION)),
    )
    return {PAGE: text}
