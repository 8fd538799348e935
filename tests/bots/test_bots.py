"""Bots: they answer every question, from their own view alone."""

from __future__ import annotations

from functools import partial

import pytest

from citadels import Game, random_config, redeal, view
from citadels.bots import BOTS, Bot, GreedyBot, RandomBot
from citadels.core.rng import FastRng
from citadels.sim.run import Plan, simulate
from tests.scene import scene


def never() -> Game:
    raise AssertionError("a simple bot deals nothing anew")


def answer(bot: Bot, game: Game) -> str:
    ask = game.asking
    assert ask is not None
    return bot(view(game, ask.seat), ask, never).text


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_answers_every_question(name: str) -> None:
    for seed in range(12):
        game = Game(random_config(seed), seed, events=False)
        bot = BOTS[name](FastRng(seed))
        while game.asking is not None:
            game.play(answer(bot, game))


def test_a_bot_cannot_tell_what_its_seat_cannot_know() -> None:
    game = Game(random_config(8, 4), 8, events=False)
    rng = FastRng(1)
    while game.asking is not None:
        seat = game.asking.seat
        other = redeal(game, seat, rng)
        one = answer(GreedyBot(FastRng(3)), game)
        assert one == answer(GreedyBot(FastRng(3)), other)
        game.play(one)


def test_the_random_bot_is_fair() -> None:
    game = scene("turn king", king="gold 4")
    bot = RandomBot(FastRng(1))
    chosen = [answer(bot, game) for _ in range(400)]
    assert set(chosen) == {option.text for option in game.options}
    assert 150 < chosen.count("gold") < 250


def test_the_greedy_bot_builds_the_dearest() -> None:
    game = scene("turn merchant", merchant="gold 5, hand tavern castle palace")
    bot = GreedyBot(FastRng(1))
    choose = partial(answer, bot, game)
    assert choose() in ("gold", "cards")
    game.play("gold")
    assert choose() == "build palace"


def test_the_greedy_bot_takes_its_income_first() -> None:
    game = scene("turn king", king="gold 0, city castle manor, hand palace")
    assert answer(GreedyBot(FastRng(1)), game) == "income"


def test_the_greedy_bot_gathers_gold_while_it_saves() -> None:
    saving = scene("turn merchant", merchant="gold 0, hand palace")
    assert answer(GreedyBot(FastRng(1)), saving) == "gold"
    idle = scene("turn merchant", merchant="gold 3, hand tavern")
    assert answer(GreedyBot(FastRng(1)), idle) == "cards"


def test_the_greedy_bot_aims_at_others() -> None:
    game = scene(
        "turn warlord", warlord="gold 9, city temple tavern market", king="city manor, gold 1"
    )
    game.play("use warlord")
    assert answer(GreedyBot(FastRng(1)), game) == "manor@1"


def test_the_greedy_bot_beats_the_random_one() -> None:
    plain = simulate(Plan(games=20, players=4, bots=("greedy", "random")), 1).plain()
    wins = plain["wins"]
    assert isinstance(wins, list)
    assert wins[0] + wins[2] >= 17
