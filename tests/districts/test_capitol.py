"""The Capitol."""

import pytest

from tests.support.scene import scene


def test_three_points_for_three_districts_of_a_colour() -> None:
    game = scene(king="city capitol tavern market docks")
    assert game.scores()[0].total == (5 + 1 + 2 + 3) + 3


def test_two_of_a_colour_are_not_enough() -> None:
    game = scene(king="city capitol tavern market manor castle keep")
    assert game.scores()[0].total == 5 + 1 + 2 + 3 + 4 + 3


def test_r143_three_points_at_most() -> None:
    game = scene("complete_size 8", king="city capitol tavern market docks manor castle palace")
    assert game.scores()[0].total == (5 + 1 + 2 + 3 + 3 + 4 + 5) + 3
    game = scene("complete_size 8", king="city capitol tavern market docks harbor prison")
    assert game.scores()[0].total == (5 + 1 + 2 + 3 + 4 + 2) + 3


@pytest.mark.parametrize(
    ("districts", "cost"),
    [
        ("manor castle palace", 12),
        ("temple church monastery", 6),
        ("tavern market docks", 6),
        ("watchtower prison barracks", 6),
    ],
)
def test_q125_any_colour(districts: str, cost: int) -> None:
    game = scene(king=f"city capitol {districts}")
    assert game.scores()[0].total == 5 + cost + 3


def test_q125_unique_districts_too_and_itself_among_them() -> None:
    game = scene(king="city capitol keep stables")
    assert game.scores()[0].total == (5 + 3 + 2) + 3
