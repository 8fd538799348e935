"""The Dragon Gate."""

from tests.support.scene import scene


def test_r161_two_points_more() -> None:
    game = scene(king="city dragon_gate tavern", bishop="hand keep, city tavern")
    assert game.scores()[0].total == 6 + 1 + 2
