"""Blindness: two games that differ only in what an observer cannot know look the same to it."""

from __future__ import annotations

import logging
from collections import Counter

import pytest

from citadels import Game, read_position, write_position
from citadels.core.rng import FastRng, Rng
from tests.properties.games import some
from tests.properties.hidden import KINDS, Sent, everything_sent, hidden_things, leaking
from tests.properties.pairs import differs, pairs
from tests.support.invariants import cheap

LOG = logging.getLogger(__name__)
CHUNKS = 4
GAMES = some(100, 12)  # in a chunk
LEAK_GAMES = 100
FAIR_SHARE = 0.2


def find_leak(first: int, count: int, sent: Sent) -> str | None:
    """Look for a pair that an observer could tell apart."""
    for game, other, observer in pairs(first, count):
        one, two = sent(game, observer), sent(other, observer)
        if one != two:
            rows = zip(one.splitlines(), two.splitlines(), strict=False)
            lines = [f"- {a}\n+ {b}" for a, b in rows if a != b]
            return "\n".join([f"observer {observer}", *lines, write_position(game)])
    return None


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_hidden_is_sent(chunk: int) -> None:
    assert find_leak(chunk * GAMES, GAMES, everything_sent) is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_planted_leak_is_found(kind: str) -> None:
    assert find_leak(0, LEAK_GAMES, leaking(kind)) is not None


def test_every_hidden_thing_differs_in_a_fair_share() -> None:
    there: Counter[str] = Counter()
    other_there: Counter[str] = Counter()
    for game, other, observer in pairs(10_000, some(100, 25)):
        if game.over:
            continue
        dealt = hidden_things(other, observer)
        for kind, thing in hidden_things(game, observer).items():
            there[kind] += 1
            other_there[kind] += dealt[kind] != thing
        there["game"] += 1
        other_there["game"] += differs(game, other)
    for kind in (*KINDS, "game"):
        share = other_there[kind] / max(1, there[kind])
        LOG.info("%s: %.0f %% of %d pairs differ", kind, 100 * share, there[kind])
        assert there[kind] >= 20, f"too few pairs with {kind}"
        assert share >= FAIR_SHARE, f"{kind} differs too seldom: {share:.0%}"


def test_a_redealt_game_is_a_whole_game() -> None:
    for _, other, observer in pairs(20_000, some(60, 6)):
        cheap(other)
        assert (other.seed, other.choices) == (None, ())
        assert (other.state.forced, other.state.origin) == ({}, "")
        assert not any(bits & ~(1 << observer) for bits in other.state.watched)
        text = write_position(other)
        assert write_position(read_position(text)) == text
        _play_some(other, FastRng(observer))


def _play_some(game: Game, rng: Rng) -> None:
    for _ in range(15):
        if game.over:
            return
        game.play(game.options[rng.below(len(game.options))])
        cheap(game)
