"""The end of the game: completed cities, the last round, scoring and ties."""

import pytest

from citadels import Config, Game
from citadels.core import rules
from citadels.core.basics import NOBODY
from tests.support.scene import asked, city, offers, play, player, scene, seat_of

SIX = "tavern market docks temple church watchtower"  # 1 + 2 + 3 + 1 + 2 + 1 = 10
SEVEN = f"{SIX} prison"  # 12


def points(game: Game, seat: int) -> dict[str, int]:
    """The lines of a score by their codes."""
    found: dict[str, int] = {}
    for line in game.scores()[seat].lines:
        found[line.code] = found.get(line.code, 0) + line.points
    return found


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_r165_seven_districts_complete_a_city_of_four_players_and_more(players: int) -> None:
    assert Config(players).complete_size == 7
    game = scene(f"players {players}", "turn king", king=f"gold 9, city {SIX}, hand manor")
    assert not rules.is_complete(game.state, 0)
    play(game, "gold", "build manor")
    assert rules.is_complete(game.state, 0)
    assert game.state.first == 0


@pytest.mark.parametrize("players", [2, 3])
def test_r166_eight_districts_with_two_or_three(players: int) -> None:
    assert Config(players).complete_size == 8
    game = scene(
        f"players {players}",
        "turn king",
        king__warlord=f"gold 9, city {SIX}, hand manor castle",
    )
    play(game, "gold", "build manor")
    assert not rules.is_complete(game.state, 0)
    assert game.state.first == NOBODY
    play(game, "end", "gold", "build castle")
    assert rules.is_complete(game.state, 0)
    assert game.state.first == 0


def test_r167_the_round_of_the_first_completed_city_is_played_to_its_end() -> None:
    game = scene(
        king=f"gold 9, city {SIX}, hand manor",
        bishop="hand tavern",
        warlord="",
    )
    play(game, "gold", "build manor", "end")
    assert game.state.turn.seat == seat_of(game, "bishop")
    play(game, "gold", "build tavern", "end", "gold")
    assert offers(game) == {"end"}
    play(game, "end")
    assert game.over
    assert game.question is None
    assert game.options == ()
    assert game.state.round.number == 1
    assert city(game.state.players[1]) == ["tavern"]


def test_r167_without_a_completed_city_the_game_goes_on() -> None:
    game = scene("turn warlord", warlord=f"gold 9, city {SIX}, hand manor", seat_b="", seat_c="")
    play(game, "gold", "end")
    assert not game.over
    assert asked(game) == "draft-keep"


def test_r167_the_last_build_of_a_round_ends_the_game_too() -> None:
    game = scene("turn warlord", warlord=f"gold 9, city {SIX}, hand manor", seat_b="", seat_c="")
    play(game, "gold", "build manor", "end")
    assert game.over
    assert (game.events[-1].name, game.events[-1].seat) == ("over", 0)


def test_r168_cities_may_grow_beyond_the_size() -> None:
    game = scene(
        "turn architect", architect=f"gold 20, city {SIX}, hand manor castle palace", warlord=""
    )
    play(game, "gold", "build manor", "build castle", "build palace")
    assert len(player(game, "architect").city) == 9
    assert points(game, 0)["districts"] == 10 + 3 + 4 + 5


def test_r169_four_to_seven_may_agree_on_eight_districts() -> None:
    for players in range(4, 8):
        assert Config(players, "classic", complete_size=8).complete_size == 8
        assert Config(players, "classic").complete_size == 7
    game = scene(
        "edition classic", "complete_size 8", king=f"gold 9, city {SIX}, hand manor", warlord=""
    )
    play(game, "gold", "build manor")
    assert game.state.first == NOBODY
    assert not rules.is_complete(game.state, 0)
    play(game, "end", "gold", "end")
    assert not game.over


def test_r170_the_score_is_the_sum_of_the_costs() -> None:
    game = scene(king="gold 7, hand palace, city tavern manor cathedral fortress", bishop="")
    assert points(game, 0) == {"districts": 1 + 3 + 5 + 5}  # neither gold nor hand
    assert game.scores()[0].total == 14
    assert points(game, 1) == {"districts": 0}


def test_r170_a_beautified_district_costs_one_more() -> None:
    game = scene(king="city tavern+ manor")
    assert game.scores()[0].total == 5


def test_r171_three_points_for_all_five_colours() -> None:
    game = scene(
        "completed @3",
        king="city manor temple tavern watchtower keep",
        bishop="city castle church market prison",
        thief="city palace monastery docks smithy",
        warlord="city manor castle temple tavern market barracks library",
    )
    assert points(game, 0) == {"districts": 3 + 1 + 1 + 1 + 3, "colours": 3}
    assert "colours" not in points(game, 1)  # no unique one
    assert "colours" not in points(game, 2)  # no military one
    assert points(game, 3)["colours"] == 3  # once, however many


@pytest.mark.parametrize("missing", ["manor", "temple", "tavern", "watchtower", "keep"])
def test_r171_every_colour_is_needed(missing: str) -> None:
    five = ["manor", "temple", "tavern", "watchtower", "keep"]
    assert points(scene(king=f"city {' '.join(five)}"), 0)["colours"] == 3
    five.remove(missing)
    assert "colours" not in points(scene(king=f"city {' '.join(five)}"), 0)


def test_r172_four_points_for_the_first_two_for_the_others() -> None:
    game = scene(
        "completed @1",
        king=f"city {SEVEN}",
        bishop="city manor castle palace tavern temple church monastery",
        warlord=f"city {SIX.replace('tavern', 'fortress')}",
    )
    assert points(game, 0) == {"districts": 12, "completed": 2}
    assert points(game, 1)["first"] == 4
    assert "completed" not in points(game, 1)
    assert set(points(game, 2)) == {"districts"}


def test_r172_the_first_in_time_gets_the_four_points() -> None:
    game = scene(
        "turn bishop",
        king=f"gold 9, city {SIX}",
        bishop="gold 9, city manor castle palace tavern temple church, hand market",
        warlord="gold 9, city manor castle palace tavern temple watchtower, hand prison",
    )
    play(game, "gold", "build market", "end", "gold", "build prison", "end")
    assert game.over
    assert game.state.first == 1
    assert points(game, 1)["first"] == 4
    assert points(game, 2)["completed"] == 2
    assert set(points(game, 0)) == {"districts"}


def test_r173_points_of_unique_districts() -> None:
    game = scene(
        king="gold 3, hand tavern market secret_vault, city dragon_gate imperial_treasury map_room"
    )
    lines = {
        line.card.id: (line.code, line.points)
        for line in game.scores()[0].lines
        if line.card is not None
    }
    assert lines == {
        "dragon_gate": ("card", 2),
        "imperial_treasury": ("card", 3),
        "map_room": ("card", 3),
        "secret_vault": ("hand", 3),
    }
    assert game.scores()[0].total == 6 + 5 + 5 + 2 + 3 + 3 + 3


def test_r174_most_points_win() -> None:
    game = scene(assassin="city tavern", warlord="city palace", bishop="city manor", king="")
    assert game.ranking() == [1, 2, 0, 3]


def test_r174_a_tie_goes_to_the_higher_rank_of_the_last_round() -> None:
    game = scene(
        "turn warlord",
        assassin="city manor",
        warlord="city docks",
        king="city monastery",
        thief="city barracks",
    )
    assert [score.total for score in game.scores()] == [3, 3, 3, 3]
    assert [score.tie_rank for score in game.scores()] == [1, 8, 4, 2]
    assert game.ranking() == [1, 2, 3, 0]


def test_r174_held_counts_a_killed_character_revealed_does_not() -> None:
    lines = ("turn warlord", "mark killed bishop")
    held = scene(*lines, bishop="city manor", king="city docks", warlord="")
    assert held.ranking()[:2] == [0, 1]
    shown = scene(
        *lines, "tie_break_rank revealed", bishop="city manor", king="city docks", warlord=""
    )
    assert [score.tie_rank for score in shown.scores()] == [0, 4, 8, 0]
    assert shown.ranking()[:2] == [1, 0]


def test_r174_points_come_before_rank() -> None:
    game = scene(assassin="city castle", warlord="city manor")
    assert game.ranking()[:2] == [0, 1]


def test_r175_with_two_characters_the_higher_rank_counts() -> None:
    game = scene("players 2", assassin__warlord="city manor", thief__architect="city docks")
    assert [score.tie_rank for score in game.scores()] == [8, 7]
    assert game.ranking() == [0, 1]
    other = scene("players 2", bishop__king="city manor", assassin__merchant="city docks")
    assert [score.tie_rank for score in other.scores()] == [5, 6]
    assert other.ranking() == [1, 0]


def test_q120_the_four_points_stay_though_the_city_shrinks() -> None:
    game = scene(
        "turn diplomat",
        "completed @0",
        diplomat="gold 9, city monument tavern market docks temple church",
        king="city manor castle",
    )
    assert rules.is_complete(game.state, 0)  # the Monument counts as two
    play(game, "use diplomat", "monument@0", "manor@1")
    assert city(game.state.players[0]) == ["tavern", "market", "docks", "temple", "church", "manor"]
    assert not rules.is_complete(game.state, 0)
    assert game.state.first == 0
    assert points(game, 0)["first"] == 4
    play(game, "gold", "end")
    assert game.over
    assert points(game, 0)["first"] == 4


def test_q120_the_two_points_look_at_the_present_city() -> None:
    game = scene(
        "turn diplomat",
        "completed @2",
        diplomat="gold 9, city monument tavern market docks temple church",
        king="city manor castle palace monastery watchtower",
        bishop=f"city {SEVEN}",
    )
    assert points(game, 0)["completed"] == 2
    assert "completed" not in points(game, 1)
    play(game, "use diplomat", "monument@0", "manor@1")
    assert "completed" not in points(game, 0)
    assert not rules.is_complete(game.state, 1)  # 4 districts and the Monument
    assert points(game, 2)["first"] == 4


def test_q120_the_protection_of_a_completed_city_looks_at_the_present() -> None:
    game = scene(
        "turn warlord",
        "completed @1",
        warlord="gold 9",
        king="city tavern market docks temple church watchtower",
        thief="city tavern market docks temple church watchtower fortress",
    )
    play(game, "use warlord")
    assert "tavern@1" in offers(game)  # it shrank meanwhile
    assert "tavern@2" not in offers(game)
