"""The Bell Tower."""

from citadels.core import rules
from citadels.core.basics import NOBODY
from tests.support.scene import city, offers, play, scene, why_not

FIVE = "manor castle palace temple church"
SIX = "tavern market docks harbor prison barracks"
SIX_MORE = "manor castle palace temple church monastery"


def test_q129_one_district_less_completes_a_city() -> None:
    game = scene(king=f"gold 3, hand bell_tower, city {FIVE}")
    play(game, "gold", "build bell_tower")
    assert rules.complete_size(game.state) == 6
    assert game.state.first == 0


def test_q129_not_two_less() -> None:
    game = scene(king="gold 3, hand bell_tower, city manor castle palace temple")
    play(game, "gold", "build bell_tower")
    assert rules.complete_size(game.state) == 6
    assert game.state.first == NOBODY


def test_q129_in_a_game_of_eight_districts_seven_are_enough() -> None:
    game = scene("complete_size 8", king=f"gold 3, hand bell_tower, city {FIVE} monastery")
    play(game, "gold", "build bell_tower")
    assert rules.complete_size(game.state) == 7
    assert game.state.first == 0


def test_q129_for_everyone_while_it_stands() -> None:
    cities = {"king": f"city {SIX_MORE}", "merchant": "city bell_tower"}
    game = scene("completed @1", warlord="gold 9, city tavern", **cities)
    play(game, "gold", "end", "gold", "end", "gold", "use warlord")
    assert why_not(game, "temple@1") == "completed"
    play(game, "bell_tower@2")
    assert rules.complete_size(game.state) == 7
    assert not rules.is_complete(game.state, 1)


def test_q121_several_cities_at_once_the_active_player_is_first() -> None:
    game = scene(
        seat0=f"city {SIX}",
        king=f"gold 3, hand bell_tower, city {FIVE}",
    )
    play(game, "gold", "build bell_tower")
    assert game.state.first == 1


def test_q121_several_cities_at_once_then_clockwise() -> None:
    game = scene(
        seat0=f"city {SIX}",
        king="gold 3, hand bell_tower",
        bishop="",
        merchant=f"city {SIX_MORE}",
    )
    play(game, "gold", "build bell_tower")
    assert game.state.first == 3


def test_q121_the_end_and_the_bonus_stand_when_the_tower_falls() -> None:
    game = scene(
        seat0=f"city {SIX}",
        king="gold 3, hand bell_tower",
        warlord="gold 4",
        merchant=f"city {SIX_MORE}",
    )
    play(game, "gold", "build bell_tower", "end", "gold", "end")
    assert [score.total for score in game.scores()] == [15 + 2, 5, 0, 18 + 4]
    play(game, "gold", "use warlord")
    assert offers(game) == {"bell_tower@1"}
    play(game, "bell_tower@1", "end")
    assert city(game.state.players[1]) == []
    assert game.over
    assert [score.total for score in game.scores()] == [15, 0, 0, 18 + 4]
