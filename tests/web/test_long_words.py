"""Long words on small screens: names, reasons and powers of all cards, and large letters."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from citadels import CHARACTERS, DISTRICTS
from citadels.words import LANGUAGES
from citadels.words.bundles import ENGLISH, has
from tests.properties.games import LONG
from tests.web.boxes import faults
from tests.web.harness import Screen, Server, Visit
from tests.web.staged import MOMENTS, Message, Stage, ask, told, turn

LENGTHS = LANGUAGES if LONG else ["uk"]  # the one with the longest words
ROOMS = ("1440x900", "1280x720", "390x844", "844x390")
SMALLEST = "360x640"
SEVEN = 7  # cards that stand in one narrow line on a phone on its side


def staged(visit: Visit, language: str, *, large: bool = False) -> Stage:
    page = visit(Screen(1440, 900))
    kept = {"language": language, "largeText": large}
    page.add_init_script(f"localStorage.citadels = JSON.stringify({json.dumps(kept)})")
    return Stage(page)


def size_of(size: str) -> tuple[int, int]:
    width, height = map(int, size.split("x"))
    return width, height


@pytest.mark.parametrize("language", LENGTHS)
def test_large_letters_fit(visit: Visit, server: Server, language: str) -> None:
    stage = staged(visit, language, large=True)
    found = {}
    for size in ROOMS:
        stage.resize(*size_of(size))
        for moment in ("turn", "draft", "build", "aim"):
            stage.show(told(MOMENTS[moment](5, 4), 4))
            if wrong := faults(stage.page):
                found[size, moment] = wrong
    assert found == {}


@pytest.mark.parametrize("language", LENGTHS)
def test_large_letters_and_a_request_fit_on_the_smallest_phone(
    visit: Visit, server: Server, language: str
) -> None:
    stage = staged(visit, language, large=True)
    stage.resize(*size_of(SMALLEST))
    found = {}
    for moment in ("turn", "draft", "build"):
        for request in ("undo", "pause"):
            message = told(MOMENTS[moment](5, 4), 4)
            ask(message, request)
            stage.show(message)
            if wrong := faults(stage.page):
                found[moment, request] = wrong
    assert found == {}


def with_hand(hand: Sequence[str]) -> Message:
    """A turn in which none of these cards can be built yet."""
    message = told(turn(2, SEVEN))  # two players leave the lowest cards
    view = message["views"][0]
    view["players"][0]["hand"] = list(hand)
    view["question"]["reasons"] = {f"build {card}": {"code": "gather-first"} for card in hand}
    return message


@pytest.mark.parametrize("language", LENGTHS)
def test_every_grey_card_of_a_line_of_seven_says_why(
    visit: Visit, server: Server, language: str
) -> None:
    stage = staged(visit, language)
    stage.resize(844, 390)
    cards = sorted(DISTRICTS)
    found = {}
    for at in range(0, len(cards), SEVEN):
        hand = cards[at:][:SEVEN]
        hand += cards[: SEVEN - len(hand)]
        stage.show(with_hand(hand))
        assert stage.page.locator("ul.hand .cannot .tag").count() == SEVEN
        if wrong := faults(stage.page):
            found[hand[0]] = wrong
    assert found == {}


@pytest.mark.parametrize("language", LENGTHS)
def test_no_power_has_a_word_that_is_broken(visit: Visit, server: Server, language: str) -> None:
    stage = staged(visit, language)
    stage.resize(667, 375)
    words = {card: f"option-use-{card.replace('_', '-')}" for card in (*CHARACTERS, *DISTRICTS)}
    powers = [f"use {card}" for card, id in words.items() if has(id, ENGLISH)]
    found = {}
    for at in range(0, len(powers), 2):
        message = told(turn(4, 4), 4)
        message["views"][0]["question"]["options"] = ["gold", "cards", *powers[at:][:2]]
        stage.show(message)
        if wrong := faults(stage.page):
            found[powers[at]] = wrong
    assert found == {}
