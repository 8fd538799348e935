"""The last turn: every way to play it is tried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from citadels import Config, Game
from citadels.bots.last_turn import LastTurn, is_last
from citadels.bots.levels import CITIZEN
from citadels.bots.rules import decide, play_round
from citadels.bots.weights import shipped_value
from citadels.core.rng import FastRng
from citadels.core.state.state import State
from tests.support.scene import scene

GAMES = 12

SIX = "temple church manor tavern market docks"


def moments(games: int) -> Iterator[tuple[State, int]]:
    """The beginnings of last turns in games of citizens, with the seat in turn."""
    for seed in range(games):
        game, rng = Game(Config(players=4), seed, events=False), FastRng(seed)
        while game.question is not None:
            seat = game.question.seat
            if is_last(game.state, seat) and len(game.options) > 1:
                yield game.state, seat
                break
            game.play(decide(game.state, CITIZEN, rng))


def share(state: State, seat: int, lines: int) -> float:
    """The share of the seat in turn after the best of so many ways."""
    return LastTurn(shipped_value(), CITIZEN, lines).best(state.copy(), seat, 5)


@pytest.mark.parametrize(("city", "last"), [(SIX, True), (SIX[: SIX.rindex(" ")], False)])
def test_which_turns_are_the_last(city: str, last: bool) -> None:
    game = scene("turn king", king=f"gold 2, city {city}, hand keep")
    assert is_last(game.state, 0) is last and not is_last(game.state, 1)


def test_more_ways_are_never_worse_than_that_of_rules_and_sometimes_better() -> None:
    gains = []
    for state, seat in moments(GAMES):
        found = [share(state, seat, lines) for lines in (1, 30, 300)]
        assert found == sorted(found)
        gains.append(found[2] - found[0])
    assert len(gains) == GAMES and max(gains) > 0.1
    assert gains.count(0.0) > GAMES / 4  # rules are not that bad


def test_control_one_way_is_the_way_of_rules() -> None:
    for state, seat in moments(3):
        after = state.copy()
        play_round(after, CITIZEN, FastRng(5))
        assert share(state, seat, 1) == pytest.approx(shipped_value().shares(after)[seat], abs=0.3)
