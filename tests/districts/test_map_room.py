"""The Map Room."""

from tests.support.scene import scene


def test_one_point_for_each_card_of_the_hand() -> None:
    game = scene(king="hand tavern tavern palace, city map_room", bishop="hand manor, city temple")
    assert game.scores()[0].total == 5 + 3
    assert game.scores()[1].total == 1


def test_q127_the_secret_vault_too() -> None:
    game = scene(king="hand tavern secret_vault, city map_room")
    assert game.scores()[0].total == 5 + 2 + 3
