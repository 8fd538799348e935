"""The test positions are sound: each asks what it says, and its answers are right."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from citadels import Game, redeal
from citadels.core.rng import FastRng
from tests.bots.positions import Position, all_positions
from tests.support.scene import asked, offers

POSITIONS = all_positions()
LAST = [position for position in POSITIONS if position.last]
each = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)


def faults(position: Position) -> list[str]:
    """What is wrong with a position."""
    game = position.game()
    if game.question is None:
        return ["asks nothing"]
    found = []
    if game.question.seat != position.seat:
        found.append("asks another seat")
    if asked(game) != position.question:
        found.append("asks something else")
    if not position.expect or not set(position.expect) <= offers(game):
        found.append("expects what is not offered")
    if set(position.expect) >= offers(game):
        found.append("accepts everything")
    return found


def can_win(game: Game, seat: int) -> bool:
    """Whether a seat that has the last word can still win, playing as well as possible."""
    if game.question is None:
        return game.ranking()[0] == seat
    assert game.question.seat == seat
    return any(can_win(after(game, option.text), seat) for option in game.options)


def after(game: Game, choice: str) -> Game:
    copy = game.copy()
    copy.play(choice)
    return copy


def winners(position: Position) -> set[str]:
    """The answers after which the seat can still win."""
    game = position.game()
    return {text for text in offers(game) if can_win(after(game, text), position.seat)}


def test_half_are_held_out_in_every_theme() -> None:
    held_out = Counter(position.theme for position in POSITIONS if position.held_out)
    tuning = Counter(position.theme for position in POSITIONS if not position.held_out)
    assert (tuning.total(), held_out.total()) == (29, 29)
    assert all(abs(tuning[theme] - held_out[theme]) <= 1 for theme in tuning | held_out)


def test_positions_differ_and_say_why() -> None:
    for texts in (
        [position.id for position in POSITIONS],
        [position.title for position in POSITIONS],
        [position.scene for position in POSITIONS],
    ):
        assert len(set(texts)) == len(texts)
    assert all(position.why.endswith(".") for position in POSITIONS)


def test_every_number_of_players_and_every_edition_is_there() -> None:
    configs = [position.game().config for position in POSITIONS]
    assert {config.players for config in configs} == set(range(2, 9))
    assert {config.edition for config in configs} == {"deluxe", "classic", "czech"}


@each
def test_a_position_asks_what_it_says(position: Position) -> None:
    assert faults(position) == []


@each
def test_a_bot_can_deal_a_position_anew(position: Position) -> None:
    game = position.game()
    other = redeal(game, position.seat, FastRng(7))
    assert other.view(position.seat).text() == game.view(position.seat).text()
    assert other.options == game.options


@pytest.mark.parametrize("position", LAST, ids=lambda position: position.id)
def test_where_nobody_else_has_a_say_only_the_expected_answers_win(position: Position) -> None:
    assert winners(position) == set(position.expect)


def test_blind_choice_finds_less_than_half() -> None:
    shares = [len(position.expect) / len(offers(position.game())) for position in POSITIONS]
    assert sum(shares) < len(POSITIONS) / 2


def test_faults_are_found() -> None:
    good = POSITIONS[0]
    everything = sorted(offers(good.game()))
    assert faults(replace(good, seat=good.seat + 1)) == ["asks another seat"]
    assert faults(replace(good, question="draft-keep")) == ["asks something else"]
    assert faults(replace(good, expect=["build nothing"])) == ["expects what is not offered"]
    assert faults(replace(good, expect=[])) == ["expects what is not offered"]
    assert faults(replace(good, expect=everything)) == ["accepts everything"]
    assert faults(replace(good, scene="over", play=[])) == ["asks nothing"]


def test_a_wrong_answer_is_found() -> None:
    good = LAST[0]
    poorer = replace(good, scene=good.scene.replace("gold 4, hand", "gold 0, hand"))
    assert winners(poorer) != set(good.expect)
