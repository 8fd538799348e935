"""Every card has a file of its own and a spec of the same name."""

from pathlib import Path

import pytest

from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.districts.basic import BASIC

ROOT = Path(__file__).parent.parent
CARDS = [
    *(("characters", id) for id in CHARACTERS),
    *(("districts", id) for id in DISTRICTS if id not in {card.id for card in BASIC}),
]


@pytest.mark.parametrize(("folder", "card"), CARDS)
def test_a_card_has_a_file_and_a_spec(folder: str, card: str) -> None:
    assert (ROOT / "src/citadels" / folder / f"{card}.py").is_file()
    spec = ROOT / "tests" / folder / f"test_{card}.py"
    assert "def test_" in spec.read_text("utf-8")


def test_there_are_as_many_cards_as_in_the_boxes() -> None:
    assert len(CHARACTERS) == 27
    assert len(DISTRICTS) == 53
