"""The Diplomat."""

import pytest

from citadels import Config
from citadels.core import rules
from citadels.core.game import Game
from tests.support.scene import asked, city, offers, play, player, scene, seat_of, why_not

POLISH = ("illustrious_emissaries_polish", "devious_dignitaries_polish")


def missing(game: Game, option: str) -> int:
    """How much gold is missing for an option."""
    reason = game.why_not(option)
    assert reason is not None
    assert reason.code == "short"
    return reason.amount


def test_r122_gains_one_gold_for_each_military_district() -> None:
    game = scene("turn diplomat", diplomat="gold 1, city prison fortress manor tavern temple keep")
    play(game, "income")
    assert player(game, "diplomat").gold == 1 + 2
    assert why_not(game, "income") == "used"


def test_r125_exchanges_two_districts_and_pays_the_difference_to_the_owner() -> None:
    game = scene("turn diplomat", diplomat="gold 3, city market manor", king="gold 1, city palace")
    bank = game.state.bank
    play(game, "use diplomat")
    assert asked(game) == "diplomat-give"
    assert offers(game) == {"market@0", "manor@0"}
    play(game, "market@0")
    assert asked(game) == "diplomat-take"
    play(game, "palace@1")
    assert city(player(game, "diplomat")) == ["manor", "palace"]
    assert city(player(game, "king")) == ["market"]
    assert player(game, "diplomat").gold == 0
    assert player(game, "king").gold == 1 + 3
    assert game.state.bank == bank


def test_r125_the_difference_must_be_paid() -> None:
    game = scene("turn diplomat", diplomat="gold 2, city market", king="city palace castle")
    play(game, "use diplomat", "market@0")
    assert missing(game, "palace@1") == 1
    assert offers(game) == {"castle@1"}


def test_r125_nothing_comes_back_for_a_dearer_district() -> None:
    game = scene("turn diplomat", diplomat="gold 1, city palace", king="gold 2, city tavern")
    play(game, "use diplomat", "palace@0", "tavern@1")
    assert player(game, "diplomat").gold == 1
    assert player(game, "king").gold == 2
    assert city(player(game, "diplomat")) == ["tavern"]


def test_r125_only_with_another_player() -> None:
    game = scene("turn diplomat", diplomat="gold 9, city market docks", king="city tavern")
    play(game, "use diplomat", "market@0")
    assert why_not(game, "docks@0") == "own-city"
    assert offers(game) == {"tavern@1"}


def test_r125_one_exchange_a_turn() -> None:
    game = scene("turn diplomat", diplomat="gold 9, city market docks", king="city tavern manor")
    play(game, "use diplomat", "market@0", "tavern@1")
    assert why_not(game, "use diplomat") == "used"


def test_r125_needs_a_district_to_give_and_one_to_take() -> None:
    game = scene("turn diplomat", diplomat="gold 9", king="city tavern")
    assert why_not(game, "use diplomat") == "no-target"
    game = scene("turn diplomat", diplomat="gold 9, city tavern", king="gold 3")
    assert why_not(game, "use diplomat") == "no-target"
    game = scene("turn diplomat", diplomat="gold 9, city tavern", king="city market")
    assert "use diplomat" in offers(game)


def test_r125_only_what_finds_a_partner_may_be_given() -> None:
    game = scene("turn diplomat", diplomat="gold 0, city tavern castle", king="city manor")
    play(game, "use diplomat")
    assert why_not(game, "tavern@0") == "no-target"  # the Manor is too dear for it
    assert offers(game) == {"castle@0"}


def test_r126_nothing_from_a_completed_city() -> None:
    full = "market docks harbor manor castle temple"
    game = scene(
        "turn diplomat",
        "completed @1",
        diplomat="gold 9, city tavern",
        king=f"city {full} church",
        thief=f"city {full}",
    )
    play(game, "use diplomat", "tavern@0")
    assert why_not(game, "market@1") == "completed"
    assert offers(game) == {f"{name}@2" for name in full.split()}


def test_r126_the_own_completed_city_may_give() -> None:
    full = "tavern market docks harbor manor castle temple"
    mine = f"gold 9, city {full}"
    game = scene("turn diplomat", "completed @0", diplomat=mine, king="city church")
    play(game, "use diplomat", "tavern@0", "church@1")
    assert city(player(game, "diplomat"))[-1] == "church"
    assert city(player(game, "king")) == ["tavern"]
    assert game.state.first == seat_of(game, "diplomat")


def test_r127_no_city_ends_with_two_districts_of_a_name() -> None:
    game = scene("turn diplomat", diplomat="gold 9, city tavern docks", king="city docks manor")
    play(game, "use diplomat", "tavern@0")
    assert why_not(game, "docks@1") == "duplicate"  # it stands in the Diplomat's city
    assert offers(game) == {"manor@1"}
    game = scene("turn diplomat", diplomat="gold 9, city tavern docks", king="city docks manor")
    play(game, "use diplomat", "docks@0")
    assert why_not(game, "manor@1") == "duplicate"  # the other city has Docks
    assert offers(game) == {"docks@1"}


def test_r127_districts_of_the_same_name_may_change_places() -> None:
    game = scene("turn diplomat", diplomat="gold 1, city tavern", king="gold 0, city tavern+")
    play(game, "use diplomat", "tavern@0", "tavern+@1")
    assert city(player(game, "diplomat")) == ["tavern+"]
    assert city(player(game, "king")) == ["tavern"]
    assert player(game, "king").gold == 1


@pytest.mark.parametrize("line", ["edition czech", "diplomat_same_name no"])
def test_r127_by_the_switch_no_name_goes_where_it_stands(line: str) -> None:
    game = scene(
        line, "turn diplomat", diplomat="gold 9, city tavern docks", king="city tavern+ manor"
    )
    play(game, "use diplomat")
    assert why_not(game, "tavern@0") == "no-target"  # the other city has a Tavern
    play(game, "docks@0")
    assert why_not(game, "tavern+@1") == "duplicate"
    assert offers(game) == {"manor@1"}
    assert game.config.character("diplomat").version == "czech"  # the ending of its words


def test_the_polish_presets_follow_the_polish_rules() -> None:
    switch = "diplomat_same_name"
    assert [Config(4, "deluxe", id).switches[switch] for id in POLISH] == ["no", "no"]
    assert Config(4, "deluxe", POLISH[0].removesuffix("_polish")).switches[switch] == "yes"
    assert Config(4, "deluxe", POLISH[0], diplomat_same_name="yes").switches[switch] == "yes"


def test_r127_r153_not_even_with_a_namesake_left_behind() -> None:
    # two Taverns, thanks to the Quarry: one may go, but none may come
    game = scene(
        "turn diplomat",
        diplomat="gold 9, city quarry tavern tavern",
        king="city tavern+",
        thief="city market",
    )
    play(game, "use diplomat", "tavern@0")
    assert why_not(game, "tavern+@1") == "duplicate"
    assert offers(game) == {"market@2"}
    # and the other way round: one may come, but none may go
    game = scene(
        "turn diplomat",
        diplomat="gold 9, city tavern+",
        king="city quarry tavern tavern",
        thief="city market",
    )
    play(game, "use diplomat", "tavern+@0")
    assert why_not(game, "tavern@1") == "duplicate"
    assert why_not(game, "quarry@1") == "duplicate"
    assert offers(game) == {"market@2"}


def test_r132_q85_coins_count_on_both_sides_and_travel_along() -> None:
    game = scene("turn diplomat", diplomat="gold 9, city tavern", king="gold 0, city market+")
    play(game, "use diplomat", "tavern@0", "market+@1")
    assert player(game, "king").gold == 3 - 1
    assert city(player(game, "diplomat")) == ["market+"]
    game = scene("turn diplomat", diplomat="gold 9, city tavern+", king="gold 0, city docks")
    play(game, "use diplomat", "tavern+@0", "docks@1")
    assert player(game, "king").gold == 3 - 2
    assert city(player(game, "king")) == ["tavern+"]


def test_q80_the_extra_gold_of_the_great_wall_goes_to_the_bank() -> None:
    game = scene(
        "turn diplomat", diplomat="gold 2, city market", king="gold 0, city great_wall docks harbor"
    )
    bank = game.state.bank
    play(game, "use diplomat", "market@0")
    assert missing(game, "harbor@1") == 1
    assert [effect.gold for effect in game.effects().values()] == [-2]  # with the wall
    play(game, "docks@1")
    assert player(game, "diplomat").gold == 0
    assert player(game, "king").gold == 1
    assert game.state.bank == bank + 1


def test_q82_r146_the_own_great_wall_costs_nothing() -> None:
    game = scene("turn diplomat", diplomat="gold 0, city great_wall market", king="city tavern")
    play(game, "use diplomat", "market@0", "tavern@1")
    assert player(game, "diplomat").gold == 0
    assert city(player(game, "diplomat")) == ["great_wall", "tavern"]


def test_q83_the_great_wall_makes_its_own_exchange_dearer() -> None:
    game = scene("turn diplomat", diplomat="gold 1, city palace", king="city great_wall")
    assert why_not(game, "use diplomat") == "no-target"
    game = scene("turn diplomat", diplomat="gold 2, city palace", king="gold 0, city great_wall")
    play(game, "use diplomat", "palace@0", "great_wall@1")
    assert player(game, "diplomat").gold == 0
    assert player(game, "king").gold == 1


def test_q83_by_the_switch_the_great_wall_does_not_cover_itself() -> None:
    game = scene(
        "turn diplomat",
        "great_wall_covers_itself no",
        diplomat="gold 1, city palace",
        king="gold 0, city great_wall",
    )
    play(game, "use diplomat", "palace@0", "great_wall@1")
    assert player(game, "diplomat").gold == 0
    assert player(game, "king").gold == 1


def test_q84_the_keep_cannot_be_taken() -> None:
    game = scene("turn diplomat", diplomat="gold 9, city market", king="city keep tavern")
    play(game, "use diplomat", "market@0")
    assert why_not(game, "keep@1") == "protected"
    assert offers(game) == {"tavern@1"}


def test_q84_the_own_keep_may_be_given() -> None:
    game = scene("turn diplomat", diplomat="gold 0, city keep", king="city market")
    play(game, "use diplomat", "keep@0", "market@1")
    assert city(player(game, "king")) == ["keep"]
    assert city(player(game, "diplomat")) == ["market"]


def test_q86_equal_and_cheaper_districts_are_free() -> None:
    game = scene("turn diplomat", diplomat="gold 0, city docks", king="city manor market castle")
    play(game, "use diplomat", "docks@0")
    assert offers(game) == {"manor@1", "market@1"}
    assert missing(game, "castle@1") == 1
    play(game, "manor@1")
    assert player(game, "diplomat").gold == 0
    assert player(game, "king").gold == 0


def test_q86_but_for_the_great_wall() -> None:
    game = scene("turn diplomat", diplomat="gold 0, city docks", king="city great_wall tavern")
    assert why_not(game, "use diplomat") == "no-target"
    game = scene("turn diplomat", diplomat="gold 1, city docks", king="city great_wall tavern")
    play(game, "use diplomat", "docks@0", "tavern@1")
    assert player(game, "diplomat").gold == 0


def test_q87_moving_the_monument_into_a_large_city_is_not_building() -> None:
    game = scene(
        "turn diplomat",
        diplomat="gold 9, city tavern market docks manor castle temple",
        king="city monument",
    )
    assert game.state.first == -1
    play(game, "use diplomat", "tavern@0", "monument@1")
    assert len(player(game, "diplomat").city) == 6
    assert rules.is_complete(game.state, seat_of(game, "diplomat"))  # it counts as two there
    assert game.state.first == seat_of(game, "diplomat")


def test_q87_the_monument_given_away_completes_the_other_city() -> None:
    # judged before the exchange: the other city has six districts and is not completed
    game = scene(
        "turn diplomat",
        diplomat="gold 9, city monument",
        king="city tavern market docks manor castle temple",
    )
    play(game, "use diplomat", "monument@0", "tavern@1")
    assert game.state.first == seat_of(game, "king")
    assert city(player(game, "diplomat")) == ["tavern"]


def test_q87_a_city_completed_by_its_monument_is_out_of_reach() -> None:
    game = scene(
        "turn diplomat",
        "completed @1",
        diplomat="gold 9, city tavern",
        king="city monument market docks manor castle temple",
        thief="city monastery",
    )
    play(game, "use diplomat", "tavern@0")
    assert why_not(game, "monument@1") == "completed"
    assert offers(game) == {"monastery@2"}


def test_q89_an_exchange_ends_the_game_like_a_build() -> None:
    game = scene(
        "turn diplomat",
        diplomat="gold 9, city tavern market docks manor castle temple",
        king="gold 0, city monument",
    )
    play(game, "gold", "use diplomat", "tavern@0", "monument@1", "end")
    assert game.over
    lines = {line.code: line.points for line in game.scores()[0].lines}
    assert lines["first"] == 4


def test_r109_nothing_from_the_bishop() -> None:
    game = scene(
        "turn diplomat", diplomat="gold 9, city tavern", bishop="city market", king="city docks"
    )
    play(game, "use diplomat", "tavern@0")
    assert why_not(game, "market@1") == "protected"
    assert offers(game) == {"docks@2"}


def test_is_called_as_rank_8() -> None:
    game = scene("turn diplomat", diplomat="gold 0")
    assert game.state.round.calling == 8
