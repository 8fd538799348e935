"""English texts that once said something else than the rules: they say what the engine does."""

from __future__ import annotations

import re

import pytest

from citadels.core.scoring import COMPLETION_BONUS, FIRST_BONUS
from citadels.words import card_text, phrase

# What a text must carry, and the sentence that was wrong.
CARDS = {
    "necropolis": (
        r"Wizard takes the Necropolis and builds it",
        "A card the Wizard builds at once may be built this way too.",
    ),
    "hospital": (
        r"always asked, even if it is not yours",
        "When the killed character is called you are asked, whether it is yours or not.",
    ),
    "cemetery": (
        r"cannot save what the Armory destroys",
        "It does not work for the Armory, nor when the Cemetery itself is destroyed.",
    ),
}
GUIDE = {
    "guide-rises": (
        r"the round in which .* is the last",
        "Keep an eye on the others: whoever completes a city starts the last round.",
    ),
    "guide-complete": (
        rf"gets {FIRST_BONUS} .* gets {COMPLETION_BONUS}\b",
        "The first to complete a city gets extra points, and so does everybody else.",
    ),
}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_the_engine_does(card: str) -> None:
    right, _ = CARDS[card]
    assert re.search(right, card_text(card, "en", part="rules"))


@pytest.mark.parametrize("lesson", GUIDE)
def test_a_lesson_says_what_the_engine_does(lesson: str) -> None:
    right, _ = GUIDE[lesson]
    assert re.search(right, phrase(lesson, "en", "text"))


@pytest.mark.parametrize(("right", "wrong"), [*CARDS.values(), *GUIDE.values()])
def test_control_the_old_text_would_be_found(right: str, wrong: str) -> None:
    assert not re.search(right, wrong)
