"""Targets: whom a choice names, and whom it hits at once."""

from __future__ import annotations

import pytest

from citadels import read_position
from citadels.review.targets import targets_of

TABLE = """\
turn {who}
@0 {who}: gold 9, hand tavern manor, city temple
@1 king: gold 2, hand palace castle, city market
@2 bishop: gold 3, hand docks, city harbor prison
"""


@pytest.mark.parametrize(
    ("who", "choices", "targets"),
    [
        ("assassin", ["use assassin", "king"], [(), (1,)]),
        ("assassin", ["use assassin", "merchant"], [(), ()]),
        ("thief", ["gold", "use thief", "bishop"], [(), (), (2,)]),
        ("warlord", ["use warlord", "market@1"], [(), (1,)]),
        ("magician", ["use magician", "swap", "@2"], [(), (), (2,)]),
        ("merchant", ["gold", "build tavern", "end"], [(), (), ()]),
        ("seer", ["use seer"], [(1, 2)]),
        ("spy", ["use spy", "@1", "noble"], [(), (1,), (1,)]),
    ],
)
def test_a_choice_is_aimed_at(who: str, choices: list[str], targets: list[tuple[int, ...]]) -> None:
    game = read_position(TABLE.format(who=who))
    found = []
    for choice in choices:
        before, question = game.state.copy(), game.question
        assert question is not None
        option = next(each for each in question.options if each.text == choice)
        game.play(option)
        found.append(targets_of(before, game.state, question, option))
    assert found == targets


def test_keeping_a_character_is_aimed_at_nobody() -> None:
    game = read_position("draft\n@0: gold 2\n@1: gold 2\n@2: gold 2\n@3: gold 2")
    before, question = game.state.copy(), game.question
    assert question is not None
    game.play(question.options[0])
    assert targets_of(before, game.state, question, question.options[0]) == ()
