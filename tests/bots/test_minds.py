"""Minds: those inside a search think where it matters, from what they can know."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.bots.master import IN_SEARCH
from citadels.bots.minds import DRAFTS, PICKS, POWERS, TARGETS, TURNS, Minds, kind_of
from citadels.bots.rules import play_round
from citadels.bots.weights import shipped_value
from citadels.core.rng import FastRng
from citadels.core.state.parts import Question
from tests.bots.test_blindness import questions
from tests.properties.games import any_config, some
from tests.support.scene import play, scene

GAMES = some(40, 6)
ALL = TARGETS | POWERS | PICKS | TURNS | DRAFTS
KINDS = {
    "assassin: use assassin": TARGETS,
    "warlord: use warlord": TARGETS,
    "scholar: use scholar": POWERS,
    "magician: use magician": POWERS,
    "king: cards": PICKS,
    "king: gold": TURNS,
}


def minds(others: int, own: int = 0, worlds: int = 2) -> Minds:
    """Those inside a search who think of some kinds of questions."""
    return Minds(shipped_value(), IN_SEARCH, worlds, others, own)


def asked(game: Game) -> Question:
    """The open question."""
    assert game.question is not None
    return game.question


def test_they_know_no_secret() -> None:
    seen = 0
    for game, other, seat in questions(700, GAMES):
        one, two = (
            minds(ALL, ALL).decide(each.state, asked(each), seat, FastRng(4))
            for each in (game, other)
        )
        assert one == two, game.question
        seen += 1
    assert seen >= GAMES


@pytest.mark.parametrize("moment", KINDS)
def test_what_matters(moment: str) -> None:
    name, choice = moment.split(": ")
    game = scene(
        f"turn {name}", **{name: "gold 3, hand temple"}, bishop="hand manor", thief="city tavern"
    )
    play(game, choice)
    assert kind_of(asked(game)) == KINDS[moment]


def test_who_minds_nothing_plays_by_rules() -> None:
    for seed in range(3):
        games = [Game(any_config(FastRng(seed)), seed, events=False) for _ in range(3)]
        seat = asked(games[0]).seat
        play_round(games[0].state, IN_SEARCH, FastRng(9))
        minds(0).play_round(games[1].state, seat, FastRng(9))
        minds(ALL, ALL).play_round(games[2].state, seat, FastRng(9))
        ends = [game.state.choices for game in games]
        assert ends[0] == ends[1] != ends[2]
