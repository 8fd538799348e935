"""What is typed in the terminal finds the card that is meant."""

from __future__ import annotations

import pytest

from citadels.core.option import OPTIONS
from citadels.terminal.help import find_card
from citadels.terminal.play import choose
from citadels.words import Reader, card_name, say


@pytest.mark.parametrize("text", ["thieves' den", "Thieves\u2019  Den", "thieves_den"])
def test_a_card_is_found_by_either_apostrophe(text: str) -> None:
    assert "\u2019" in card_name("thieves_den", "en")  # or this would prove nothing
    assert find_card(text, Reader("en")) == "thieves_den"


def test_an_option_is_chosen_by_either_apostrophe() -> None:
    options = [OPTIONS["build thieves_den"], OPTIONS["build tavern"]]
    labels = [say(option) for option in options]
    assert choose("Build the Thieves' Den", options, labels) is options[0]
    assert choose(labels[0], options, labels) is options[0]
    assert choose("build the thief", options, labels) is None
