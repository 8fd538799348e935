"""The University."""

from tests.support.scene import scene


def test_two_points_more() -> None:
    game = scene(king="city university tavern", bishop="hand keep, city tavern")
    assert game.scores()[0].total == 6 + 1 + 2
