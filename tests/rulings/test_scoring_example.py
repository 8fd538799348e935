"""The scoring example of the rulebooks."""

from tests.support.scene import play, scene


def test_t03_the_city_completed_second_wins() -> None:
    game = scene(
        king="gold 9, hand castle, "
        "city tavern market monastery cathedral observatory haunted_quarter",
        warlord="gold 9, hand barracks, city docks market manor prison school_of_magic dragon_gate",
    )
    play(game, "gold", "build castle", "end")
    assert game.state.first == 0
    play(game, "gold", "build barracks", "end")
    assert game.over
    first, second = game.scores()[:2]
    assert [(line.code, line.points) for line in first.lines] == [
        ("districts", 21),
        ("colours", 3),
        ("first", 4),
    ]
    assert first.total == 28
    assert [(line.code, line.points) for line in second.lines] == [
        ("districts", 25),
        ("completed", 2),
        ("card", 2),
    ]
    assert second.total == 29
    assert game.ranking()[:2] == [1, 0]
