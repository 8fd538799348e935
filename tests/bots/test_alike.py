"""Both builds choose alike: so most of what bots do is tested on one of them only."""

from __future__ import annotations

import pytest

import citadels.core.game
from citadels.bots import BOTS, SEARCHING
from tests.golden.choices import CHOICES, line_again
from tests.properties.games import LONG

LINES = CHOICES.read_text(encoding="utf-8").splitlines()
SLOWLY = [line for line in LINES if line.split()[0] in SEARCHING]  # on the interpreted build
INTERPRETED = citadels.core.game.__file__.endswith(".py")
SOME = [line for line in LINES if line not in SLOWLY or line == SLOWLY[0]]


@pytest.mark.parametrize(
    "line",
    SOME if INTERPRETED and not LONG else LINES,
    ids=lambda line: " ".join(line.split()[:2]),
)
def test_both_builds_choose_alike(line: str) -> None:
    assert line_again(line) == line


def test_every_bot_has_its_lines() -> None:
    assert {line.split()[0] for line in LINES} == BOTS.keys() - {"cheat"}  # the search once more
