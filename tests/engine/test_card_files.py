"""Every card has a file, a spec and a picture of its name, and an edition lists it."""

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
