"""Bots: they answer every question of every game, and the levels are worth their names."""

from __future__ import annotations

import doctest
import hashlib

import pytest

from citadels import Config, Game, random_config, read_setup_code
from citadels.bots import BOTS, OFFERED, SEARCHING, RandomBot, Thinker
from citadels.core.registry import EDITIONS
from citadels.core.rng import FastRng
from tests.bots.playing import answer, make, play_out
from tests.properties.games import any_config, some
from tests.support.examples import DOCS, blocks
from tests.support.scene import scene

QUICK = [name for name in BOTS if name not in SEARCHING]
GAMES = some(60, 8)
SEARCHED = some(40, 1)


def play_pool(names: list[str], seed: int, worlds: int = 3) -> Game:
    """Play a game of any edition with bots of a pool in turn; searches are kept small."""
    game = Game(any_config(FastRng(seed)), seed, events=False)
    bots = []
    for seat in range(len(game.state.players)):
        name = names[(seat + seed) % len(names)]
        rng = FastRng(seed * 8 + seat)
        bots.append(make(name, rng, worlds))
    play_out(game, bots)
    return game


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_every_game(name: str) -> None:
    for seed in range(GAMES):
        assert play_pool([name], seed).over


@pytest.mark.parametrize("chunk", range(4))
def test_the_master_builder_plays_every_game(chunk: int) -> None:
    for seed in range(chunk * SEARCHED, (chunk + 1) * SEARCHED):
        assert play_pool(["master_builder", "citizen"], 1000 + seed).over


@pytest.mark.parametrize(
    "preset", [(box.id, preset.id) for box in EDITIONS.values() for preset in box.presets]
)
def test_every_preset_at_every_table(preset: tuple[str, str]) -> None:
    edition, id = preset
    for players in range(2, EDITIONS[edition].max_players + 1):
        game = Game(Config(players, edition, id), players, events=False)
        names = ("citizen", "apprentice", "richard", "rush")
        play_out(game, [BOTS[names[i % 4]](FastRng(i)) for i in range(players)])
        assert game.over


def test_who_is_offered() -> None:
    assert {"novice", "apprentice", "citizen", "master_builder", "regent"} <= set(OFFERED)
    assert not {"random", "cheat"} & set(OFFERED)
    assert all(isinstance(BOTS[name](FastRng(1)), Thinker) for name in BOTS)


def test_the_random_bot_is_fair() -> None:
    game = scene("turn king", king="gold 4")
    bot = RandomBot(FastRng(1))
    chosen = [answer(bot, game) for _ in range(400)]
    assert set(chosen) == {option.text for option in game.options}
    assert 150 < chosen.count("gold") < 250


def test_the_same_seed_gives_the_same_choices() -> None:
    games = [play_pool(["master_builder", "citizen", "novice"], 7) for _ in range(2)]
    assert games[0].choices == games[1].choices
    other = play_pool(["master_builder", "citizen", "novice"], 8)
    assert other.choices != games[0].choices


def wins(name: str, against: str, games: int) -> int:
    """How often one bot wins against three others, from every seat."""
    won = 0
    for number in range(games):
        seat = number % 4
        game = Game(random_config(number // 4, 4), number // 4, events=False)
        names = [name if i == seat else against for i in range(4)]
        play_out(game, [BOTS[n](FastRng(number * 4 + i)) for i, n in enumerate(names)])
        won += game.ranking()[0] == seat
    return won


# Chance is a quarter; far from it, so that a change of luck breaks nothing. The true figures
# are measured by the arena.
@pytest.mark.parametrize(
    ("name", "against", "games", "least"),
    [
        ("novice", "random", some(60, 12), 0.4),
        ("apprentice", "novice", some(60, 12), 0.35),
        ("citizen", "novice", some(60, 12), 0.4),
        ("master_builder", "citizen", some(24, 4), 0.45),
    ],
)
def test_a_level_beats_the_one_below(name: str, against: str, games: int, least: float) -> None:
    assert wins(name, against, games) >= games * least


def test_the_examples_of_the_page_are_true() -> None:
    text = "\n".join(blocks((DOCS / "bots.md").read_text(encoding="utf-8"), "python"))
    test = doctest.DocTestParser().get_doctest(text, {}, "docs/bots.md", None, 0)
    runner = doctest.DocTestRunner(verbose=False)
    said: list[str] = []
    runner.run(test, out=said.append)
    assert runner.tries > 10 and not runner.failures, "".join(said)


ANCHORED = (  # for two to seven players; a new card changes none of them
    "AgACCAAIAQUHDA4QFRYOEx8eJicgFBcZIS4vMhsAAAEAAgEDAQQBBQAGAQ",
    "AgADCAAJAwQICw0QFBcaDhkcKC4bJRQVMjQpLRIYAAABAAIBAwEEAAUBBgE",
    "AgAECAAJAwQHDA0RFBgaDiIyNBcaJRYUJCYnGTEfAAABAQIAAwEEAQUABgE",
    "AgAFCAAIAwYJCg4RFRYOFiAeERQdJjQpLxwlKi0AAAEBAgADAAQABQAGAQ",
    "AgAGCAAIAwUICg0SExYOEiQuKh8ZHiAYMSUWFBoAAAEBAgADAAQABQAGAQ",
    "AgAHBwAIAgQHCw4SFBcOIhIoLCs0KjMxGxwkFikAAAEAAgEDAAQABQEGAQ",
)


def digest_of(name: str) -> str:
    """A short name of all that a bot chooses in some games."""
    texts = []
    for seed, code in enumerate(ANCHORED):
        game = Game(read_setup_code(code), seed, events=False)
        play_out(game, [BOTS[name](FastRng(seed * 8 + i)) for i in range(2 + seed)])
        texts.append(" ".join(option.text for option in game.choices))
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]


def test_the_anchors_are_frozen() -> None:
    """A change makes another player of an anchor, and all comparisons with it void."""
    assert (digest_of("rush"), digest_of("richard")) == ("3da1b797ff66", "1a349c3acdcf")
