"""The Statue."""

from tests.support.scene import asked, play, scene


def test_five_points_with_the_crown() -> None:
    game = scene(bishop="crown, city statue", merchant="city tavern")
    assert game.scores()[0].total == 3 + 5
    assert game.scores()[1].total == 1


def test_nothing_without_the_crown() -> None:
    game = scene(bishop="city statue", merchant="crown, city tavern")
    assert game.scores()[0].total == 3
    assert game.scores()[1].total == 1


def test_it_goes_by_the_crown_at_the_end() -> None:
    game = scene(bishop="crown, city statue", king="city tavern")
    assert game.state.crown == 1
    assert game.scores()[0].total == 3
    game = scene(bishop="crown", king="city statue")
    assert game.scores()[1].total == 3 + 5


def test_q11_after_a_killed_king_took_the_crown() -> None:
    game = scene(
        "completed @2", "mark killed king", king="city statue", bishop="crown", merchant=""
    )
    assert game.scores()[0].total == 3
    play(game, "gold", "end", "gold", "end")
    assert game.over
    assert game.scores()[0].total == 3 + 5


def test_q18_after_a_killed_emperor_passed_the_crown_on_in_the_last_round() -> None:
    game = scene(
        "completed @1", "mark killed emperor", emperor="", bishop="crown", merchant="city statue"
    )
    play(game, "gold", "end", "gold", "end")
    assert asked(game) == "emperor-appoint"
    assert game.scores()[2].total == 3
    play(game, "@2")
    assert game.over
    assert game.scores()[2].total == 3 + 5
