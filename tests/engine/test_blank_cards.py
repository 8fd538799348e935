"""The control: each spec of a card must fail once the card's rule is taken away."""

from __future__ import annotations

import importlib
import inspect
import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from citadels.core.registry import CHARACTERS, DISTRICTS, SWITCHES
from citadels.core.state.parts import Built
from tests.support.blank import blank
from tests.support.scene import offers, play, player, scene

HERE = Path(__file__).parents[1]
RULING = re.compile(r"test_[rqt]\d")  # specs of a ruling; other tests may hold for a blank card


def specs() -> Iterator[Any]:
    """Every spec of a ruling in the file of a card, with the name of the card."""
    for folder, cards in (("characters", CHARACTERS), ("districts", DISTRICTS)):
        for path in sorted((HERE / folder).glob("test_*.py")):
            card = path.stem.removeprefix("test_")
            if card not in cards:
                continue  # the basic districts have no rule to take away
            module = importlib.import_module(f"tests.{folder}.{path.stem}")
            for name, function in inspect.getmembers(module, inspect.isfunction):
                if RULING.match(name) and function.__module__ == module.__name__:
                    yield pytest.param(card, function, id=f"{card}-{name}")


def cases(function: Callable[..., object]) -> list[dict[str, object]]:
    """The arguments of every case of a test: the product of its `parametrize` marks."""
    axes = [
        [case(mark.args[0], row) for row in mark.args[1]]
        for mark in getattr(function, "pytestmark", [])
        if mark.name == "parametrize"
    ]
    return [
        {name: value for part in parts for name, value in part.items()}
        for parts in itertools.product(*axes)
    ]


def case(names: Any, row: Any) -> dict[str, object]:  # noqa: ANN401 - as pytest takes them
    """The arguments of one row of a `parametrize` mark."""
    if hasattr(row, "marks"):  # a pytest.param
        row = row.values
    elif isinstance(names, str) and "," not in names:
        row = (row,)
    if isinstance(names, str):
        names = [name.strip() for name in names.split(",")]
    return dict(zip(names, row, strict=True))


def passes(function: Callable[..., object], arguments: dict[str, object]) -> bool:
    """Whether a test passes with the cards as they are."""
    try:
        function(**arguments)
    except (Exception, pytest.fail.Exception):  # noqa: BLE001 - however it fails, it fails
        return False
    return True


@pytest.mark.parametrize(("card", "function"), list(specs()))
def test_a_spec_fails_for_a_blank_card(card: str, function: Callable[..., object]) -> None:
    rows = cases(function)
    unknown = set(inspect.signature(function).parameters) - set(rows[0])
    assert not unknown, f"specs take parameters, not fixtures: {unknown}"
    with blank(card):
        still = [row for row in rows if passes(function, row)]
    assert len(still) < len(rows), f"{function.__name__} does not depend on the {card}"


# The control itself


def test_a_blank_character_has_a_rank_and_nothing_else() -> None:
    king = CHARACTERS["king"]
    with blank("king"):
        assert CHARACTERS["king"] is not king
        game = scene(king="gold 4, city manor, hand tavern market", bishop="crown")
        assert game.state.crown == 1
        assert offers(game) == {"gold", "cards"}
        play(game, "gold", "build tavern")
        assert offers(game) == {"end"}
        assert king.option.card is CHARACTERS["king"]
        assert game.state.turn.character is CHARACTERS["king"]
    assert CHARACTERS["king"] is king
    assert king.option.card is king
    assert king.use_option.card is king


def test_a_blank_district_has_a_cost_and_nothing_else() -> None:
    with blank("gold_mine"):
        game = scene(king="city gold_mine")
        play(game, "gold")
        assert player(game, "king").gold == 2
        assert game.scores()[0].total == 6
        assert isinstance(DISTRICTS["gold_mine"].plain, Built)
    game = scene(king="city gold_mine")
    play(game, "gold")
    assert player(game, "king").gold == 3


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_the_versions_of_the_editions_become_blank_too(edition: str) -> None:
    def price() -> bool:
        """Whether the Warlord with 1 gold cannot afford the market behind the wall."""
        game = scene(
            f"edition {edition}", "turn warlord", warlord="gold 1", king="city great_wall market"
        )
        return "use warlord" not in offers(game)

    versions = [dict(switch.versions) for switch in SWITCHES.values()]
    assert price()
    with blank("great_wall"):
        assert not price()
    assert price()
    assert [dict(switch.versions) for switch in SWITCHES.values()] == versions


def test_the_cards_come_back_after_a_failure() -> None:
    warlord = CHARACTERS["warlord"]
    keep = DISTRICTS["keep"]
    for name in ("warlord", "keep"):
        with pytest.raises(RuntimeError, match="inside"), blank(name):
            raise RuntimeError("inside")
    assert CHARACTERS["warlord"] is warlord
    assert DISTRICTS["keep"] is keep
    assert all(option.card is keep for option in [*keep.standing, keep.build_option])


def test_blanking_leaves_the_order_of_cards() -> None:
    characters, districts = list(CHARACTERS), list(DISTRICTS)
    with blank("spy"), blank("park"):
        assert list(CHARACTERS) == characters
        assert list(DISTRICTS) == districts
    assert (list(CHARACTERS), list(DISTRICTS)) == (characters, districts)


@pytest.mark.parametrize("number", [1, pytest.param(2, id="two")])
@pytest.mark.parametrize(("one", "other"), [("a", "b"), pytest.param("c", "d")])
def test_cases_are_the_product_of_the_parameters(number: int, one: str, other: str) -> None:
    rows = cases(test_cases_are_the_product_of_the_parameters)
    assert len(rows) == 4
    assert {"number": number, "one": one, "other": other} in rows


def test_a_test_without_parameters_is_one_case() -> None:
    assert cases(test_a_test_without_parameters_is_one_case) == [{}]
