"""The driver: a seated bot sees its view and redeals of it, and is asked only what is open."""

from __future__ import annotations

import pytest

from citadels import Config, Game, Option, Question, View
from citadels.bots import Sample, Seated, Thinker, Thought, Why
from citadels.core.rng import FastRng
from tests.support.scene import scene


class Watcher(Thinker):
    """Takes the first option, and keeps what it was given."""

    cheats = False

    def __init__(self) -> None:
        self.given: list[tuple[View, Question, Sample, float | None]] = []

    def think(
        self, view: View, question: Question, sample: Sample, limit_ms: float | None = None
    ) -> Thought:
        self.given.append((view, question, sample, limit_ms))
        return Thought(question.options[0], Why("habit"))


class CheatingWatcher(Watcher):
    cheats = True


class Silent:
    """Says nothing of its reasons."""

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        return question.options[0]


def hands(game: Game) -> list[list[str]]:
    return [[card.id for card in player.hand] for player in game.state.players]


def opened() -> tuple[Game, int]:
    game = Game(Config(players=4), 1)
    assert game.question is not None and len(game.options) > 1
    return game, game.question.seat


def test_a_bot_is_given_its_view_the_question_and_redeals() -> None:
    game, seat = opened()
    bot = Watcher()
    assert Seated(bot, seat, FastRng(1)).choose(game) is game.options[0]
    ((view, question, sample, limit),) = bot.given
    assert view.text() == game.view(seat).text()
    assert question is game.question and limit is None
    worlds = [sample() for _ in range(5)]
    assert all(world.view(seat).text() == view.text() for world in worlds)
    assert any(hands(world) != hands(game) for world in worlds)


def test_a_cheat_is_given_copies_of_the_true_game() -> None:
    game, seat = opened()
    bot = CheatingWatcher()
    Seated(bot, seat, FastRng(1)).choose(game)
    world = bot.given[0][2]()
    assert world == game and world is not game


def test_a_thought_keeps_the_limit_and_the_reason() -> None:
    game, seat = opened()
    bot = Watcher()
    thought = Seated(bot, seat, FastRng(1)).think(game, 12.0)
    assert thought.choice is game.options[0] and thought.why.code == "habit"
    assert bot.given[0][3] == 12.0


def test_the_only_answer_needs_no_bot() -> None:
    game = scene(magistrate="gold 4, hand tavern", king="gold 1")
    game.play("gold")
    while len(game.options) > 1:
        game.play(game.options[0])
    assert game.question is not None
    bot, chance = Watcher(), FastRng(1)
    seated = Seated(bot, game.question.seat, chance)
    assert seated.choose(game) is game.options[0]
    thought = seated.think(game)
    assert thought.choice is game.options[0] and thought.why.code == "only-choice"
    assert not bot.given
    assert chance.text() == FastRng(1).text()


def test_whoever_is_not_asked_does_not_answer() -> None:
    game, seat = opened()
    other = Seated(Watcher(), (seat + 1) % 4, FastRng(1))
    with pytest.raises(ValueError, match="is not asked"):
        other.choose(game)
    while not game.over:
        game.play(game.options[0])
    with pytest.raises(ValueError, match="is not asked"):
        Seated(Watcher(), 0, FastRng(1)).choose(game)


def test_a_bot_that_cannot_say_why_is_named() -> None:
    game, seat = opened()
    seated = Seated(Silent(), seat, FastRng(1))
    assert seated.choose(game) is game.options[0]
    with pytest.raises(TypeError, match="Silent gives no reasons"):
        seated.think(game)
