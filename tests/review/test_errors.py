"""Errors: no loss is counted twice, each has its kind, and few worlds are not sure of much."""

from __future__ import annotations

import pytest

from citadels import read_position
from citadels.bots.master import IN_SEARCH
from citadels.bots.search import Found
from citadels.core.option import END, GOLD
from citadels.review import EFFORTS, Mistake
from citadels.review.account import accounts_of
from citadels.review.errors import Judged, Turn, judged_of, kind_of, said_of
from citadels.review.parts import Reason
from citadels.review.weigh import Weigher, error_of, is_ahead, spread_of
from citadels.review.weights import shipped_judge
from tests.review.playing import quick, record, walk

ONE: Turn = (4, 1, 8, 1)
OTHER: Turn = (4, 1, 3, 1)


def judged(step: int, loss: float, turn: Turn = ONE, least: float = 0.02) -> Judged:
    """An error as one choice shows it."""
    mistake = Mistake(step, 1, "timing", "end", "gold", loss, 0.01, (), Reason("habit"))
    return Judged(mistake, turn, least)


def losses(*each: Judged) -> list[tuple[int, float]]:
    """What is said of some errors: the steps and what they lost."""
    return [(mistake.step, mistake.loss) for mistake in said_of(each)]


# A turn


def test_what_stays_open_is_lost_once() -> None:
    assert losses(judged(1, 0.21), judged(2, 0.29), judged(3, 0.25), judged(5, 0.28)) == [(5, 0.28)]


def test_what_could_not_be_had_later_was_lost_before() -> None:
    assert losses(judged(1, 0.3), judged(2, 0.1)) == [(1, 0.2), (2, 0.1)]
    assert losses(judged(1, 0.1), judged(2, 0.3), judged(3, 0.25)) == [(2, 0.05), (3, 0.25)]


def test_other_turns_are_apart() -> None:
    assert losses(judged(1, 0.2), judged(2, 0.2, OTHER)) == [(1, 0.2), (2, 0.2)]


def test_the_power_that_a_whole_turn_left_unused_is_one_error() -> None:
    """Gold, a district, income, end: the Warlord's attack was better four times."""
    game = record(2).replay(96, events=False)
    weigher = Weigher(shipped_judge(), EFFORTS["quick"], IN_SEARCH)
    found = []
    for step in range(97, 101):
        choice, question = record(2).choices[step - 1], game.question
        assert question is not None
        figures = weigher.weigh(game, choice, True)
        each = judged_of(step, game.state, question, figures)
        assert each is not None and each.mistake.best == "use warlord"
        found.append(each)
        game.play(choice)
    (said,) = said_of(found)
    assert (said.step, said.choice, said.loss) == (100, "end", found[-1].mistake.loss)
    steps = walk(record(2)).steps
    account = accounts_of((0.25,) * 4, steps, [said])[said.seat]
    assert account.lost == said.loss < sum(each.mistake.loss for each in found) / 3


# Kinds

TABLE = """\
turn {who}
@0 {who}: gold 2, hand tavern manor cathedral, city temple
@1 king: gold 6, hand palace castle, city market
@2 merchant: gold 3, hand docks, city harbor prison
"""


@pytest.mark.parametrize(
    ("who", "choices", "kinds"),
    [
        ("assassin", ["use assassin", "king"], ["timing", "target"]),
        ("thief", ["gold", "use thief", "merchant"], ["timing", "timing", "target"]),
        ("warlord", ["use warlord", "market@1"], ["timing", "target"]),
        ("magician", ["use magician", "swap", "@2"], ["timing", "timing", "target"]),
        ("magician", ["use magician", "redraw", "manor"], ["timing", "timing", "timing"]),
        ("navigator", ["use navigator", "gold"], ["timing", "timing"]),
        ("scholar", ["use scholar", "first"], ["timing", "timing"]),
        ("artist", ["use artist", "temple@0"], ["timing", "timing"]),
        (
            "cardinal",
            ["gold", "build cathedral", "@1", "tavern"],
            ["timing", "build", "target", "timing"],
        ),
        ("architect", ["gold", "build tavern", "end"], ["timing", "build", "timing"]),
    ],
)
def test_a_target_is_somebody_else(who: str, choices: list[str], kinds: list[str]) -> None:
    game = read_position(TABLE.format(who=who))
    found = []
    for choice in choices:
        question = game.question
        assert question is not None
        named = [each for each in question.options if each.text == choice]
        option = named[0] if named else question.options[0]
        found.append(kind_of(question, question.options[-1], option))
        game.play(option)
    assert found == kinds


# Few worlds


def test_few_worlds_that_agree_are_not_sure_to_the_last_digit() -> None:
    errors = [error_of([0.0] * count) for count in (2, 5, 30, 160)]
    assert errors == sorted(errors, reverse=True)
    assert errors[1] > 0.005 > errors[2] > 0
    assert error_of([0.1, 0.3, 0.2]) == spread_of([0.1, 0.3, 0.2])


def test_a_small_lead_needs_more_than_a_few_worlds() -> None:
    def pair(lead: float, worlds: int) -> list[Found]:
        found = [Found(GOLD), Found(END)]
        for _ in range(worlds):
            found[0].add(0.5 + lead)
            found[1].add(0.5)
        return found

    assert is_ahead(pair(0.1, 5)) and is_ahead(pair(0.01, 30))
    assert not is_ahead(pair(0.01, 5)) and not is_ahead(pair(0.5, 3))


def test_no_option_is_shown_as_beyond_doubt() -> None:
    options = [option for mistake in quick().mistakes for option in mistake.options]
    assert options and all(option.error > 0 for option in options)
