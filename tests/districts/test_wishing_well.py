"""The Wishing Well."""

from tests.support.scene import scene


def test_one_point_for_each_unique_district_itself_included() -> None:
    game = scene(king="city wishing_well keep stables tavern", bishop="city tavern")
    assert game.scores()[0].total == (5 + 3 + 2 + 1) + 3
    assert game.scores()[1].total == 1


def test_alone_it_scores_one_point() -> None:
    game = scene(king="hand keep, city wishing_well tavern")
    assert game.scores()[0].total == (5 + 1) + 1
