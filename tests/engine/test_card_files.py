"""Every card has a file, a spec and a picture of its name, and an edition lists it."""

import ast
from pathlib import Path

import pytest

from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.districts.basic import BASIC

ROOT = Path(__file__).parents[2]
CARDS = [
    *(("characters", id) for id in CHARACTERS),
    *(("districts", id) for id in DISTRICTS if id not in {card.id for card in BASIC}),
]


@pytest.mark.parametrize(("folder", "card"), CARDS)
def test_a_card_has_a_file_and_a_spec(folder: str, card: str) -> None:
    assert (ROOT / "src/citadels" / folder / f"{card}.py").is_file()
    spec = ROOT / "tests" / folder / f"test_{card}.py"
    assert "def test_" in spec.read_text("utf-8")


@pytest.mark.parametrize(("folder", "card"), CARDS)
def test_a_card_has_a_picture(folder: str, card: str) -> None:
    assert (ROOT / "web/art" / folder / f"{card}.ts").is_file()


@pytest.mark.parametrize("folder", ["characters", "districts"])
def test_every_file_is_of_a_card_that_is_listed(folder: str) -> None:
    files = {path.stem for path in (ROOT / "src/citadels" / folder).glob("*.py")}
    listed = {card for place, card in CARDS if place == folder}
    assert files - {"__init__", "basic"} == listed, "src/citadels/editions lists the cards"


def written(source: str) -> list[str]:
    """The attributes that a source assigns to, its own or another's: a card has no state."""
    found = []
    for node in ast.walk(ast.parse(source)):
        # What an attribute holds is written into as well: `state.hoard[3] += 1`.
        place = node.value if isinstance(node, ast.Subscript) else node
        if isinstance(place, ast.Attribute) and isinstance(node, (ast.Attribute, ast.Subscript)):
            found += [] if isinstance(node.ctx, ast.Load) else [ast.unparse(node)]
    return found


@pytest.mark.parametrize("folder", ["characters", "districts"])
def test_cards_change_a_game_by_its_verbs_alone(folder: str) -> None:
    files = set((ROOT / "src/citadels" / folder).glob("*.py"))
    for file in files - {ROOT / "src/citadels/districts/basic.py"}:  # it makes cards from a table
        assert written(file.read_text("utf-8")) == [], f"{file.name}: State has verbs for that"


@pytest.mark.parametrize(
    "line",
    [
        "state.turn.used |= self.bit",
        "work.due -= 1",
        "self.count = 1",
        "state.first, other = 1, 2",
        "state.hoard[3] += 1",
        "del state.question",
        "for state.first in (1, 2): pass",
    ],
)
def test_a_card_that_writes_would_be_found(line: str) -> None:
    assert len(written(f"def use(self, state):\n    {line}")) == 1


# Names of questions and of steps of the draft, too.
ALSO_A_VERB = {"keep"}


def named(source: str) -> set[str]:
    """The cards that the code of a source names; its docstrings and errors may give examples."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, (ast.Name, ast.Attribute)):
            found.add(node.id if isinstance(node, ast.Name) else node.attr)
    return {word.lower() for word in found} & {*CHARACTERS, *DISTRICTS} - ALSO_A_VERB


def test_the_core_names_no_card() -> None:
    for file in (ROOT / "src/citadels/core").rglob("*.py"):
        assert named(file.read_text("utf-8")) == set(), file.name


@pytest.mark.parametrize("line", ['x = "great_wall"', "cards.QUEEN", "abbot()"])
def test_a_card_that_is_named_would_be_found(line: str) -> None:
    assert len(named(line)) == 1
