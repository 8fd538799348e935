"""The Secret Vault."""

from tests.support.scene import hand, offers, play, scene, why_not


def test_it_cannot_be_built() -> None:
    game = scene(king="gold 9, hand secret_vault tavern")
    play(game, "gold")
    assert why_not(game, "build secret_vault") == "cannot-be-built"
    assert "build tavern" in offers(game)


def test_q111_three_points_from_the_hand_at_the_end() -> None:
    game = scene(king="hand secret_vault, city tavern", bishop="hand tavern, city market")
    score = game.scores()[0]
    assert score.total == 1 + 3
    assert [(line.code, line.points) for line in score.lines] == [("districts", 1), ("hand", 3)]
    assert game.scores()[1].total == 2


def test_q111_it_may_be_discarded_and_scores_nothing_then() -> None:
    game = scene(king="gold 0, hand secret_vault, city laboratory")
    assert game.scores()[0].total == 5 + 3
    play(game, "use laboratory", "secret_vault")
    assert game.state.players[0].gold == 2
    assert game.scores()[0].total == 5


def test_q111_it_may_be_given() -> None:
    game = scene(
        cardinal="gold 0, hand secret_vault manor", seat1="gold 1", seat2="gold 0, city tavern"
    )
    assert [score.total for score in game.scores()] == [3, 0, 1, 0]
    play(game, "gold", "build manor", "@1", "secret_vault")
    assert hand(game.state.players[1]) == ["secret_vault"]
    assert [score.total for score in game.scores()] == [3, 3, 1, 0]


def test_q111_it_may_go_under_the_museum_and_scores_as_any_card() -> None:
    game = scene(king="hand secret_vault, city museum")
    assert game.scores()[0].total == 4 + 3
    play(game, "use museum", "secret_vault")
    assert game.scores()[0].total == 4 + 1


def test_q111_it_counts_for_the_map_room() -> None:
    game = scene(king="hand secret_vault, city map_room")
    assert game.scores()[0].total == 5 + 1 + 3


def test_q111_the_wizard_may_take_it_but_not_build_it() -> None:
    game = scene(wizard="gold 9", seat1="hand secret_vault")
    play(game, "gold", "use wizard", "@1", "secret_vault")
    assert why_not(game, "build") == "cannot-be-built"
    play(game, "hand")
    assert game.scores()[0].total == 3
