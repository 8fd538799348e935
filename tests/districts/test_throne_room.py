"""The Throne Room."""

import pytest

from tests.support.scene import asked, play, scene

THREATENED = ("turn king", "mark threat king by blackmailer real hidden")


def test_q129_one_gold_when_the_crown_passes_to_another_player() -> None:
    game = scene(bishop="crown", king="gold 0", merchant="gold 0, city throne_room")
    assert game.state.crown == 1
    assert game.state.players[2].gold == 1
    assert game.state.players[1].gold == 0


def test_q129_to_its_owner_as_well() -> None:
    game = scene(bishop="crown", king="gold 0, city throne_room")
    assert game.state.crown == 1
    assert game.state.players[1].gold == 1


def test_q129_nothing_when_the_holder_stays_the_same() -> None:
    game = scene(king="gold 0, crown, city throne_room")
    assert game.state.players[0].gold == 0
    game = scene(bishop="crown", king="gold 0, city throne_room")
    assert game.state.players[1].gold == 1


def test_q129_at_each_change() -> None:
    game = scene(
        emperor="gold 0, crown", seat1="gold 0, city throne_room", seat2="gold 0, city tavern"
    )
    assert game.state.players[1].gold == 0
    play(game, "use emperor", "@2")
    assert game.state.crown == 2
    assert game.state.players[1].gold == 1


@pytest.mark.parametrize(("answer", "bribe"), [("yes", 2), ("no", 0)])
def test_q17_r086_under_a_threat_it_pays_once_the_threat_is_settled(
    answer: str, bribe: int
) -> None:
    game = scene(*THREATENED, blackmailer="crown", king="gold 2, city throne_room")
    king = game.state.players[1]
    assert (game.state.crown, king.gold) == (1, 2)
    play(game, "gold")
    assert (asked(game), king.gold) == ("blackmailer-bribe", 4)
    play(game, answer)
    if answer == "no":
        assert (asked(game), king.gold) == ("blackmailer-reveal", 4)
        play(game, "no")
    assert king.gold == 4 - bribe + 1
    play(game, "end")
    assert king.gold == 4 - bribe + 1


def test_q17_r086_it_waits_for_its_threatened_owner_only() -> None:
    game = scene(*THREATENED, blackmailer="crown", king="gold 2", bishop="gold 0, city throne_room")
    assert game.state.players[2].gold == 1


def test_q17_gathering_alone_pays_nothing() -> None:
    game = scene(bishop="crown", king="gold 0, city throne_room")
    assert game.state.players[1].gold == 1  # since the crown has moved
    play(game, "gold")
    assert game.state.players[1].gold == 1 + 2
    game = scene("turn bishop", bishop="gold 0", king="gold 0, crown, city throne_room")
    play(game, "gold")
    assert [player.gold for player in game.state.players[:2]] == [2, 0]


def test_q17_until_version_2_of_the_rules_it_paid_at_once() -> None:
    game = scene(
        *THREATENED, "throne_room_threatened now", blackmailer="crown", king="city throne_room"
    )
    king = game.state.players[1]
    assert king.gold == 1
    play(game, "gold", "yes")
    assert king.gold == 1 + 2 - 1


def test_its_cost_counts() -> None:
    assert scene(king="city throne_room").scores()[0].total == 6
