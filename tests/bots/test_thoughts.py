"""Thoughts: bounded, reproducible, with alternatives and a reason that can be said."""

from __future__ import annotations

import itertools
import time
from collections import Counter

import pytest

from citadels import Game
from citadels.bots import BOTS, Why
from citadels.bots.master import MasterBuilder
from citadels.bots.thought import CODES
from citadels.core.rng import FastRng
from citadels.words import say
from tests.bots.playing import LEVELS, make, thought
from tests.properties.games import any_config, some
from tests.support.scene import scene
from tests.words.sources import called_with

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


def long_draft() -> Game:
    """The first choice of an eight-player game: many options, a long round."""
    return Game(any_config(FastRng(8)), 8, events=False)


@pytest.mark.parametrize("count", [0, 1, 5, 40])
def test_a_limit_is_kept_to_the_simulation(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tick = 1 / 1024  # seconds that seem to pass whenever somebody looks at the clock
    clock = itertools.count(1)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) * tick)
    game = long_draft()
    bot = MasterBuilder(FastRng(1), worlds=1_000_000)
    bot.floor = 0
    assert thought(bot, game, (count + 0.5) * tick * 1000).choice in game.options
    assert bot.search.simulations == count


def test_without_a_limit_the_work_is_bounded_and_counted() -> None:
    game = long_draft()
    found = [thought(MasterBuilder(FastRng(1), 12), game) for _ in range(2)]
    assert 0 < found[0].simulations == found[1].simulations <= 12 * len(game.options)
    assert found[0].choice is found[1].choice
    shares = [[a.share for a in each.alternatives] for each in found]
    assert shares[0] == shares[1]


def test_the_alternatives_are_shares_of_wins_best_first() -> None:
    game = scene(
        "turn alchemist",
        alchemist="gold 4, hand palace tavern, city temple manor castle docks prison harbor",
        king="gold 1, city manor",
    )
    game.play("gold")
    found = thought(MasterBuilder(FastRng(1), 8), game)
    shares = [each.share for each in found.alternatives]
    assert shares == sorted(shares, reverse=True) and all(0 <= share <= 1 for share in shares)
    assert found.choice is found.alternatives[0].option
    assert found.why.code == "finishes"


def test_one_option_needs_no_thought() -> None:
    game = scene("turn king", king="gold 0")
    game.play("gold")
    assert [option.text for option in game.options] == ["end"]
    for name in ("citizen", *LEVELS):
        assert thought(BOTS[name](FastRng(1)), game).why.code == "only-choice"


@pytest.mark.parametrize("name", ["random", "apprentice", "citizen", "richard", *LEVELS])
def test_every_choice_has_a_reason_that_can_be_said(name: str) -> None:
    codes: Counter[str] = Counter()
    for seed in range(some(20, 1 if name in LEVELS else 4)):
        game = Game(any_config(FastRng(seed)), seed, events=False)
        bot = make(name, FastRng(seed), 2)
        while game.question is not None:
            found = thought(bot, game)
            codes[found.why.code] += 1
            text = say(found.why, names=NAMES)
            assert text[0].isupper() and text.endswith("."), text
            assert "bot-" not in text and "the ." not in text and "  " not in text, text
            game.play(found.choice)
    assert set(codes) <= set(CODES)
    assert name == "random" or len(codes) >= 10


def test_every_code_is_used() -> None:
    assert called_with("Why", 0, "bots") == set(CODES)


def test_reasons_speak_of_cards_and_players() -> None:
    assert say(Why("denies", "architect", 1), names=NAMES) == (
        "This keeps Bo from playing the Architect."
    )
    assert "Palace" in say(Why("saves", "palace", amount=5), names=NAMES)
    assert say(Why("richest-target", "", 2, 7), names=NAMES).endswith("7.")
