"""The Ivory Tower."""

from citadels.core.basics import UNIQUE
from tests.support.scene import scene


def test_five_points_as_the_only_unique_district() -> None:
    game = scene(king="city ivory_tower tavern market")
    assert game.scores()[0].total == (5 + 1 + 2) + 5


def test_nothing_beside_another_unique_district() -> None:
    game = scene(king="city ivory_tower keep market")
    assert game.scores()[0].total == 5 + 3 + 2


def test_r148_t09_the_haunted_quarter_may_count_as_another_colour() -> None:
    game = scene(king="city ivory_tower haunted_quarter")
    score = game.scores()[0]
    assert score.total == (5 + 2) + 5
    assert UNIQUE not in score.colours[1:]


def test_t09_never_with_a_third_unique_district() -> None:
    for third in ("keep", "statue", "school_of_magic"):
        game = scene(bishop=f"city ivory_tower haunted_quarter {third}", merchant="crown")
        total = game.scores()[0].total
        assert total == 5 + 2 + {"keep": 3, "statue": 3, "school_of_magic": 6}[third]
    game = scene(king="city ivory_tower haunted_quarter tavern")
    assert game.scores()[0].total == (5 + 2 + 1) + 5


def test_in_the_hand_unique_cards_do_not_matter() -> None:
    game = scene(king="hand keep, city ivory_tower")
    assert game.scores()[0].total == 5 + 5
