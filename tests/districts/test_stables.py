"""The Stables."""

from tests.support.scene import asked, city, offers, play, scene, why_not


def test_r157_does_not_use_the_building_limit() -> None:
    game = scene(king="gold 9, hand stables tavern market")
    play(game, "gold", "build stables", "build tavern")
    assert city(game.state.players[0]) == ["stables", "tavern"]
    assert why_not(game, "build market") == "limit"


def test_r157_also_after_the_limit_is_used_up() -> None:
    game = scene(king="gold 9, hand stables tavern market")
    play(game, "gold", "build tavern")
    assert why_not(game, "build market") == "limit"
    play(game, "build stables")
    assert city(game.state.players[0]) == ["tavern", "stables"]
    assert game.state.players[0].gold == 9 + 2 - 1 - 2


def test_r157_confiscated_it_leaves_the_normal_build() -> None:
    game = scene(
        "turn king",
        "mark warrant king hidden real",
        magistrate="",
        king="gold 1, hand stables manor",
    )
    play(game, "gold", "build stables")
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(game.state.players[0]) == ["stables"]
    assert game.state.players[1].gold == 3
    assert "build manor" in offers(game)
    play(game, "build manor")
    assert city(game.state.players[1]) == ["manor"]


def test_gathering_comes_first() -> None:
    game = scene(king="gold 9, hand stables")
    assert why_not(game, "build stables") == "gather-first"


def test_its_cost_counts() -> None:
    assert scene(king="city stables").scores()[0].total == 2
