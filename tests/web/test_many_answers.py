"""Many answers on small screens: all of them in sight, whole, with their words; the scores, too."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from citadels import DISTRICTS, Config, Game
from citadels.words import LANGUAGES
from tests.properties.games import LONG
from tests.web.boxes import faults
from tests.web.harness import Screen, Server, Visit
from tests.web.screens import some_of
from tests.web.staged import Message, Stage, guess, look, told, turn

LENGTHS = LANGUAGES if LONG else ["uk"]  # the one with the longest words
SMALL = ((667, 375), (844, 390), (360, 640), (390, 844))
INCOME = 8  # as much as an Abbot may divide
HAND = 10  # cards of a rival, from which a Wizard takes one


def divide() -> Message:
    """An Abbot is asked how much of the income to take as gold."""
    message = told(turn(8, 4), 4)
    options = [str(gold) for gold in range(INCOME + 1)]
    message["views"][0]["question"] |= {"asker": "abbot", "name": "split", "options": options}
    message["effects"] = {
        it: {"gold": int(it), "cards": INCOME - int(it), "keep": INCOME - int(it)} for it in options
    }
    return message


def take() -> Message:
    """A Wizard is asked which card to take from a large hand."""
    message = told(turn(8, 4), 4)
    options = sorted(DISTRICTS)[:HAND]
    question = {"asker": "wizard", "name": "take", "about": ["@2"], "options": options}
    message["views"][0]["question"] |= question | {"reasons": {}}
    return message


ASKED: dict[str, Callable[[], Message]] = {
    "whose hand": lambda: told(look(8, 4), 4),
    "which type": lambda: told(guess(8, 4), 4),
    "how much": divide,
    "which card": take,
}


def over() -> Message:
    """A game that is over."""
    game, rng = Game(Config(players=5), seed=1), random.Random(1)
    while not game.over:
        game.play(rng.choice(game.options))
    message = told(game, 7)
    message["status"] = "over"
    return message


@pytest.mark.parametrize("language", LENGTHS)
@pytest.mark.parametrize("size", SMALL)
def test_all_answers_are_in_sight(
    visit: Visit, server: Server, size: tuple[int, int], language: str
) -> None:
    page = visit(Screen(*size, touch=True))
    page.add_init_script(f"localStorage.citadels = JSON.stringify({{language: {language!r}}})")
    stage = Stage(page)
    found = {}
    for asked, message in ASKED.items():
        stage.show(message())
        if wrong := faults(page):
            found[asked] = wrong
    assert found == {}


# Which part of the height the sheets of scores have.
PART = "(it) => it.clientHeight / innerHeight"
LEAST = 0.9
CUT = """(all) => all.filter((it) => {
    const { right, bottom } = it.getBoundingClientRect()
    return right > innerWidth || bottom > innerHeight || it.scrollWidth > it.clientWidth + 1
        || it.scrollHeight > it.clientHeight + 1
}).map((it) => it.className)"""


@pytest.mark.parametrize("size", some_of((667, 375), (844, 390)))
def test_a_phone_on_its_side_shows_the_scores_beside_what_can_be_done(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = visit(Screen(*size, touch=True))
    page.add_init_script("localStorage.citadels = JSON.stringify({language: 'uk'})")
    stage = Stage(page)
    stage.show(over())
    sheet = page.get_by_role("dialog")
    assert sheet.locator(".body").evaluate(PART) >= LEAST
    parts = sheet.locator(".head, .foot")
    assert parts.count() > 1
    assert parts.evaluate_all(CUT) == []
