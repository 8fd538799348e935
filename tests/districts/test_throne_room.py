"""The Throne Room."""

from tests.scene import play, scene


def test_q129_one_gold_when_the_crown_passes_to_another_player() -> None:
    game = scene(bishop="crown", king="gold 0", merchant="gold 0, city throne_room")
    assert game.crown == 1
    assert game.players[2].gold == 1
    assert game.players[1].gold == 0


def test_q129_to_its_owner_as_well() -> None:
    game = scene(bishop="crown", king="gold 0, city throne_room")
    assert game.crown == 1
    assert game.players[1].gold == 1


def test_q129_nothing_when_the_holder_stays_the_same() -> None:
    game = scene(king="gold 0, crown, city throne_room")
    assert game.players[0].gold == 0
    game = scene(bishop="crown", king="gold 0, city throne_room")
    assert game.players[1].gold == 1


def test_q129_at_each_change() -> None:
    game = scene(
        emperor="gold 0, crown", seat1="gold 0, city throne_room", seat2="gold 0, city tavern"
    )
    assert game.players[1].gold == 0
    play(game, "use emperor", "@2")
    assert game.crown == 2
    assert game.players[1].gold == 1


def test_its_cost_counts() -> None:
    assert scene(king="city throne_room").scores()[0].total == 6
