"""The Basilica."""

from tests.support.scene import scene


def test_one_point_for_each_district_of_odd_cost() -> None:
    game = scene(king="city basilica tavern market manor castle")
    assert game.scores()[0].total == (4 + 1 + 2 + 3 + 4) + 2


def test_q123_beautified_districts_count_with_their_coin() -> None:
    game = scene(artist="city basilica tavern+ market+ manor")
    assert game.scores()[0].total == (4 + 2 + 3 + 3) + 2


def test_q123_a_beautified_basilica_is_itself_odd() -> None:
    game = scene(artist="city basilica+")
    assert game.scores()[0].total == 5 + 1
