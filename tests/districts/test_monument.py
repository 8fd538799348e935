"""The Monument."""

from citadels.core import rules
from citadels.core.basics import NOBODY
from tests.support.scene import offers, play, scene, why_not

FOUR = "manor castle temple tavern"
FIVE = "manor castle temple tavern market"


def test_q122_counts_as_two_towards_completion() -> None:
    game = scene(king=f"gold 9, hand monument docks, city {FOUR}", bishop="gold 9")
    play(game, "gold", "build monument")
    assert game.state.first == NOBODY  # four and two
    game = scene(king=f"gold 9, hand docks, city monument {FOUR}")
    play(game, "gold", "build docks")
    assert game.state.first == 0  # five and two


def test_q100_not_with_five_districts_in_the_city() -> None:
    game = scene(king=f"gold 9, hand monument, city {FIVE}")
    play(game, "gold")
    assert why_not(game, "build monument") == "too-large"
    game = scene(king=f"gold 9, hand monument, city {FOUR}")
    play(game, "gold")
    assert "build monument" in offers(game)


def test_a_small_city_must_pay_for_it_all_the_same() -> None:
    game = scene(king="gold 1, hand monument")
    play(game, "gold")
    assert why_not(game, "build monument") == "short"


def test_q100_a_framework_still_stands_when_the_build_is_declared() -> None:
    game = scene(king=f"gold 9, hand monument, city framework {FOUR}")
    play(game, "gold")
    assert why_not(game, "build monument") == "too-large"


def test_q122_one_district_for_everything_else() -> None:
    game = scene(king="city monument+ wishing_well capitol basilica manor")
    well, capitol, basilica = (line.points for line in game.scores()[0].lines if line.card)
    assert (well, capitol, basilica) == (4, 3, 4)  # costs 5, 5, 5, 4, 3
    game = scene(king="city monument capitol manor castle")
    assert game.scores()[0].total == 4 + 5 + 3 + 4  # two unique districts, not three
    assert not rules.is_complete(game.state, 0)
    game = scene("completed @0", king=f"city monument capitol {FOUR}")
    assert rules.is_complete(game.state, 0)


def test_it_scores_its_cost_once() -> None:
    assert scene(king="city monument").scores()[0].total == 4


def test_the_city_that_it_completes_is_safe() -> None:
    cities = {"seat1": f"city monument {FIVE}", "seat2": "city monastery"}
    game = scene("completed @1", warlord="gold 9", **cities)
    play(game, "use warlord")
    assert offers(game) == {"monastery@2"}
    assert why_not(game, "monument@1") == "completed"
