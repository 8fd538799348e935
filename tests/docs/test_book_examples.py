"""The examples of the rule book are true: the engine plays them, and every number is its own."""

from __future__ import annotations

import re

import pytest

from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.words import LANGUAGES, phrase
from tests.support.naming import names
from tests.support.scene import city, offers, play, player, scene

CITIES = (
    "manor temple tavern market docks prison library",
    "castle manor harbor docks prison watchtower dragon_gate",
)
TURN = "rules-turn-example"
SCORING = "rules-scoring-example"


def numbers(text: str) -> list[int]:
    """All numbers of a text, in their order."""
    return [int(number) for number in re.findall(r"\d+", text)]


def the_turn() -> list[list[int]]:
    """The numbers of the example of a turn, step by step, as the engine plays it."""
    game = scene(
        "turn merchant",
        "mark robbed merchant",
        merchant="gold 2, hand docks, city tavern market",
        thief="gold 0",
    )
    ada, ben = player(game, "merchant"), player(game, "thief")
    rows = [[CHARACTERS["merchant"].rank, ben.gold]]
    assert ada.gold == 0
    for choice in ("gold", "use merchant", "build docks", "income"):
        before = ada.gold
        play(game, choice)
        rows.append([abs(ada.gold - before), ada.gold])
    rows[-1] = [len(ada.city), ada.gold]
    assert not {option for option in offers(game) if option.startswith("build")}
    play(game, "end")
    return [*rows, [ada.gold]]


def the_hasty_turn() -> list[int]:
    """What the income would have been before building."""
    game = scene("turn merchant", merchant="hand docks, city tavern market")
    play(game, "income")
    return [player(game, "merchant").gold]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_is_played_as_it_is_told(language: str) -> None:
    steps = phrase(TURN, language, "steps").splitlines()
    assert [numbers(step) for step in steps] == the_turn()
    assert numbers(phrase(TURN, language, "more")) == the_hasty_turn()
    text = phrase(TURN, language, "text")
    assert numbers(text) == [1, 1, 2, DISTRICTS["docks"].cost]
    for card in ("merchant", "thief", "tavern", "market", "docks"):
        assert names(text, card, language), card
    for step, card in ((0, "merchant"), (2, "merchant"), (3, "docks"), (4, "docks")):
        assert names(steps[step], card, language), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_are_counted_as_it_is_told(language: str) -> None:
    game = scene("completed @0", "over", seat0=f"city {CITIES[0]}", seat1=f"city {CITIES[1]}")
    told = phrase(SCORING, language, "terms").splitlines()
    for line, seat, score in zip(told, game.state.players, game.scores(), strict=False):
        costs = [DISTRICTS[card].cost for card in city(seat)]
        points = [part.points for part in score.lines]
        assert numbers(line) == [*costs, *points, score.total]
        assert all(names(line, card, language) for card in city(seat))
    first, second, *_ = game.scores()
    assert second.total > first.total
    assert [part.code for part in first.lines] == ["districts", "colours", "first"]
    assert [part.code for part in second.lines] == ["districts", "completed", "card"]


def test_control_a_wrong_number_and_a_wrong_card_are_found() -> None:
    step = phrase(TURN, "uk", "steps").splitlines()[3]
    assert numbers(step.replace("3", "2")) != the_turn()[3]
    assert not names(step, "harbor", "uk")
