"""The Imperial Treasury."""

from tests.support.scene import scene


def test_one_point_for_each_gold() -> None:
    game = scene(king="gold 4, city imperial_treasury", bishop="gold 3, city tavern")
    assert game.scores()[0].total == 5 + 4
    assert game.scores()[1].total == 1


def test_q126_the_stash_only() -> None:
    game = scene(
        "hoard tax_collector 3", tax_collector="gold 2, city imperial_treasury tavern+ market+"
    )
    assert game.scores()[0].total == (5 + 2 + 3) + 2
