"""Blindness: what a seat cannot know changes nothing in what its bot chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from citadels import Game, redeal
from citadels.bots import BOTS, SEARCHING, Bot, Seated
from citadels.bots.master import Cheat
from citadels.core.rng import FastRng
from tests.bots.playing import LEVELS
from tests.properties.games import some
from tests.properties.pairs import differs, pairs

GAMES = some(40, 6)
WORLDS = 3
Make = Callable[[FastRng], Bot]


def questions(first: int, count: int) -> Iterator[tuple[Game, Game, int]]:
    """Pairs of games that the seat that is asked cannot tell apart, and that differ."""
    for game, _, _ in pairs(first, count):
        question = game.question
        if question is not None and len(question.options) > 1:
            other = redeal(game, question.seat, FastRng(question.number))
            if differs(game, other):
                yield game, other, question.seat


def chosen(make: Make, game: Game, seat: int) -> str:
    """What a fresh bot chooses in a game, from its view and redeals of its seat."""
    return Seated(make(FastRng(5)), seat, FastRng(6)).choose(game).text


def find_difference(make: Make, first: int, count: int) -> str | None:
    """Look for a pair in which a bot chooses otherwise: equal chance, other secrets."""
    seen = 0
    for game, other, seat in questions(first, count):
        seen += 1
        one, two = chosen(make, game, seat), chosen(make, other, seat)
        if one != two:
            return f"{one} or {two}: {game.question}"
    assert seen >= count, "too few pairs to prove anything"
    return None


@pytest.mark.parametrize("name", [name for name in BOTS if name not in SEARCHING])
def test_secrets_change_no_choice(name: str) -> None:
    assert find_difference(BOTS[name], 300, GAMES) is None


@pytest.mark.parametrize("name", LEVELS)
def test_secrets_change_no_choice_of_those_who_search(name: str) -> None:
    assert find_difference(lambda rng: LEVELS[name](rng, WORLDS), 400, GAMES) is None


def test_the_cheat_is_caught() -> None:
    assert find_difference(Cheat, 500, GAMES) is not None
