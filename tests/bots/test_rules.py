"""Players by rules: the plain things that everybody would do."""

from __future__ import annotations

import pytest

from citadels import Config, Game
from citadels.bots import BOTS
from citadels.core.rng import FastRng
from tests.bots.playing import answer
from tests.support.scene import scene

CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
LEVELS = ("apprentice_builder", "citizen", "richard")


@pytest.mark.parametrize("name", LEVELS)
def test_the_dearest_is_built(name: str) -> None:
    game = scene("turn merchant", merchant="gold 5, hand tavern castle palace")
    game.play("gold")
    bot = BOTS[name](FastRng(1))
    while not answer(bot, game).startswith("build"):
        game.play(answer(bot, game))
    assert answer(bot, game) == "build palace"


def test_rush_builds_the_cheapest() -> None:
    game = scene("turn alchemist", alchemist="gold 5, hand tavern castle palace")
    game.play("gold")
    assert answer(BOTS["rush"](FastRng(1)), game) == "build tavern"


@pytest.mark.parametrize("name", LEVELS)
def test_gold_while_saving_and_cards_without_any(name: str) -> None:
    bot = BOTS[name](FastRng(1))
    saving = scene("turn alchemist", alchemist="gold 0, hand palace manor")
    assert answer(bot, saving) == "gold"
    idle = scene("turn alchemist", alchemist="gold 3")
    assert answer(bot, idle) == "cards"


@pytest.mark.parametrize("name", LEVELS)
def test_a_district_of_the_own_colour_comes_before_income(name: str) -> None:
    game = scene("turn king", king="gold 3, city castle, hand manor")
    game.play("gold")
    assert answer(BOTS[name](FastRng(1)), game) == "income"
    poor = scene("turn king", king="gold 1, city castle, hand manor")
    poor.play("gold")
    assert answer(BOTS[name](FastRng(1)), poor) == "build manor"


@pytest.mark.parametrize("name", LEVELS)
def test_attacks_aim_at_others(name: str) -> None:
    game = scene(
        "turn warlord", warlord="gold 9, city temple tavern market", king="city manor, gold 1"
    )
    game.play("use warlord")
    assert answer(BOTS[name](FastRng(1)), game) == "manor@1"


@pytest.mark.parametrize(("name", "forgets"), [("novice", True), ("apprentice_builder", False)])
def test_only_a_novice_forgets_what_lies_face_up(name: str, forgets: bool) -> None:
    game = Game(Config(players=4, cast=CAST), seed=3)
    while game.question is None or game.question.name != "kill":
        wishes = [o for o in game.options if o.text in ("assassin", "use assassin", "gold")]
        game.play((wishes or game.options)[0])
    out = {c.id for c in game.config.cast if game.state.round.face_up >> c.rank & 1}
    assert len(out) == 2
    chosen = {answer(BOTS[name](FastRng(seed)), game, seed) for seed in range(200)}
    assert bool(chosen & out) == forgets


def test_a_citizen_kills_no_one_who_is_out() -> None:
    game = scene(
        "turn assassin", assassin="gold 1", king="gold 9", bishop="gold 0", merchant="city tavern"
    )
    game.play("use assassin")
    chosen = {answer(BOTS["citizen"](FastRng(seed)), game, seed) for seed in range(10)}
    assert "assassin" not in chosen and len(game.options) > len(chosen)


def test_a_citizen_ends_no_game_that_is_lost() -> None:
    lost = scene(
        "turn alchemist",
        alchemist="gold 3, hand tavern, city temple church market docks manor prison",
        king="gold 0, city palace cathedral fortress town_hall harbor castle",
    )
    lost.play("gold")
    assert answer(BOTS["citizen"](FastRng(1)), lost) == "end"
    won = scene(
        "turn alchemist",
        alchemist="gold 3, hand tavern, city temple church market docks manor prison",
        king="gold 0, city castle",
    )
    won.play("gold")
    assert answer(BOTS["citizen"](FastRng(1)), won) == "build tavern"
