"""The Marshal."""

from citadels.core.game import Game
from tests.support.scene import asked, city, offers, play, player, scene, seat_of, why_not


def missing(game: Game, option: str) -> int:
    """How much gold is missing for an option."""
    reason = game.why_not(option)
    assert reason is not None
    assert reason.code == "short"
    return reason.amount


def test_r122_gains_one_gold_for_each_military_district() -> None:
    game = scene("turn marshal", marshal="gold 1, city prison fortress manor tavern temple keep")
    play(game, "income")
    assert player(game, "marshal").gold == 1 + 2
    assert why_not(game, "income") == "used"


def test_r128_seizes_a_district_and_gives_the_owner_its_cost() -> None:
    game = scene("turn marshal", marshal="gold 3, city tavern", king="gold 1, city docks manor")
    bank = game.state.bank
    play(game, "use marshal")
    assert asked(game) == "marshal-seize"
    play(game, "docks@1")
    assert city(player(game, "marshal")) == ["tavern", "docks"]
    assert city(player(game, "king")) == ["manor"]
    assert player(game, "marshal").gold == 0
    assert player(game, "king").gold == 1 + 3
    assert game.state.bank == bank


def test_r128_the_cost_is_three_at_most() -> None:
    game = scene("turn marshal", marshal="gold 9", king="city tavern market docks harbor palace")
    play(game, "use marshal")
    assert offers(game) == {"tavern@1", "market@1", "docks@1"}
    reason = game.why_not("harbor@1")
    assert reason is not None
    assert (reason.code, reason.amount) == ("costly", 4)
    assert why_not(game, "palace@1") == "costly"


def test_r128_the_cost_must_be_paid() -> None:
    game = scene("turn marshal", marshal="gold 1", king="city tavern market docks")
    play(game, "use marshal")
    assert missing(game, "market@1") == 1
    assert missing(game, "docks@1") == 2
    assert offers(game) == {"tavern@1"}


def test_r128_nothing_from_a_completed_city() -> None:
    full = "tavern market docks manor castle temple"
    cities = {"king": f"city {full} church", "thief": f"city {full}"}
    game = scene("turn marshal", "completed @1", marshal="gold 9", **cities)
    play(game, "use marshal")
    assert why_not(game, "tavern@1") == "completed"
    assert offers(game) == {"tavern@2", "market@2", "docks@2", "manor@2", "temple@2"}


def test_r128_a_completed_city_is_named_before_the_price() -> None:
    full = "tavern market docks manor castle temple church"
    cities = {"king": f"city {full}", "thief": "city watchtower"}
    game = scene("turn marshal", "completed @1", marshal="gold 1", **cities)
    play(game, "use marshal")
    assert why_not(game, "docks@1") == "completed"


def test_r128_no_name_that_the_own_city_has() -> None:
    game = scene("turn marshal", marshal="gold 9, city market", king="city market tavern")
    play(game, "use marshal")
    assert why_not(game, "market@1") == "duplicate"
    assert offers(game) == {"tavern@1"}


def test_r128_r153_not_even_with_a_quarry() -> None:
    game = scene("turn marshal", marshal="gold 9, city quarry market", king="city market tavern")
    play(game, "use marshal")
    assert why_not(game, "market@1") == "duplicate"
    assert offers(game) == {"tavern@1"}


def test_r128_only_from_another_player() -> None:
    game = scene("turn marshal", marshal="gold 9, city tavern", king="city market")
    play(game, "use marshal")
    assert why_not(game, "tavern@0") == "own-city"
    assert offers(game) == {"market@1"}


def test_r128_one_seizure_a_turn() -> None:
    game = scene("turn marshal", marshal="gold 9", king="city market tavern")
    play(game, "use marshal", "market@1")
    assert why_not(game, "use marshal") == "used"


def test_r128_nothing_that_could_be_seized() -> None:
    game = scene("turn marshal", marshal="gold 0", king="city tavern")
    assert why_not(game, "use marshal") == "no-target"
    play(game, "gold")
    assert "use marshal" in offers(game)


def test_r109_nothing_from_the_bishop() -> None:
    game = scene("turn marshal", marshal="gold 2", bishop="city market docks", king="city tavern")
    play(game, "use marshal")
    assert why_not(game, "market@1") == "protected"
    assert why_not(game, "docks@1") == "protected"  # whatever the price
    assert offers(game) == {"tavern@2"}


def test_r132_a_beautified_district_costs_one_more_and_keeps_its_coin() -> None:
    game = scene("turn marshal", marshal="gold 3", king="gold 0, city market+")
    play(game, "use marshal", "market+@1")
    assert player(game, "marshal").gold == 0
    assert player(game, "king").gold == 3
    assert city(player(game, "marshal")) == ["market+"]


def test_q80_the_extra_gold_of_the_great_wall_goes_to_the_bank() -> None:
    game = scene("turn marshal", marshal="gold 3", king="gold 0, city great_wall market docks")
    bank = game.state.bank
    play(game, "use marshal")
    assert missing(game, "docks@1") == 1
    play(game, "market@1")
    assert player(game, "marshal").gold == 0
    assert player(game, "king").gold == 2
    assert game.state.bank == bank + 1


def test_q81_the_great_wall_does_not_lower_the_limit_of_three() -> None:
    game = scene("turn marshal", marshal="gold 4", king="gold 0, city great_wall docks")
    play(game, "use marshal", "docks@1")
    assert player(game, "marshal").gold == 0
    assert player(game, "king").gold == 3


def test_q84_the_keep_cannot_be_seized() -> None:
    game = scene("turn marshal", marshal="gold 9", king="city keep tavern")
    play(game, "use marshal")
    assert why_not(game, "keep@1") == "protected"
    assert offers(game) == {"tavern@1"}


def test_q88_a_beautified_district_of_cost_three_is_out_of_reach() -> None:
    game = scene("turn marshal", marshal="gold 9", king="city docks+ market+ monument")
    play(game, "use marshal")
    assert why_not(game, "docks+@1") == "costly"
    assert why_not(game, "monument@1") == "costly"
    assert offers(game) == {"market+@1"}


def test_q89_a_seizure_completes_a_city() -> None:
    game = scene(
        "turn marshal",
        marshal="gold 9, city market docks manor castle temple church",
        king="city tavern",
    )
    play(game, "gold", "use marshal", "tavern@1")
    assert game.state.first == seat_of(game, "marshal")
    play(game, "end")
    assert game.over
    lines = {line.code: line.points for line in game.scores()[0].lines}
    assert lines["first"] == 4


def test_q89_six_districts_do_not_complete_a_city() -> None:
    game = scene(
        "turn marshal", marshal="gold 9, city market docks manor castle temple", king="city tavern"
    )
    play(game, "use marshal", "tavern@1")
    assert len(player(game, "marshal").city) == 6
    assert game.state.first == -1


def test_is_called_as_rank_8() -> None:
    game = scene("turn marshal", marshal="gold 0")
    assert game.state.round.calling == 8
