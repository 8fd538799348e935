"""The Warlord."""

import pytest

from citadels.core.game import Game
from tests.support.scene import asked, city, hand, offers, play, player, scene, seat_of, why_not


def missing(game: Game, option: str) -> int:
    """How much gold is missing for an option."""
    reason = game.why_not(option)
    assert reason is not None
    assert reason.code == "short"
    return reason.amount


def test_r122_gains_one_gold_for_each_military_district() -> None:
    game = scene("turn warlord", warlord="gold 1, city prison fortress manor tavern temple keep")
    play(game, "income")
    assert player(game, "warlord").gold == 1 + 2
    assert why_not(game, "income") == "used"


@pytest.mark.parametrize(
    ("district", "price"), [("temple", 0), ("church", 1), ("monastery", 2), ("cathedral", 4)]
)
def test_t04_r123_destroying_costs_one_less_than_building(district: str, price: int) -> None:
    game = scene("turn warlord", warlord=f"gold {price}", king=f"gold 3, city manor {district}")
    king = player(game, "king")
    bank = game.state.bank
    play(game, "use warlord", f"{district}@1")
    assert player(game, "warlord").gold == 0
    assert king.gold == 3  # the gold goes to the bank
    assert game.state.bank == bank + price
    assert city(king) == ["manor"]


@pytest.mark.parametrize(("district", "price"), [("church", 1), ("monastery", 2), ("cathedral", 4)])
def test_t04_r123_the_price_must_be_paid(district: str, price: int) -> None:
    game = scene("turn warlord", warlord=f"gold {price - 1}", king=f"city temple {district}")
    play(game, "use warlord")
    assert missing(game, f"{district}@1") == 1
    assert "temple@1" in offers(game)


def test_r123_a_destroyed_district_goes_under_the_deck() -> None:
    game = scene("turn warlord", "tail manor", warlord="gold 1", king="city market")
    play(game, "use warlord")
    assert asked(game) == "warlord-destroy"
    play(game, "market@1")
    assert [card.id for card in game.state.deck.tail] == ["manor", "market"]
    assert city(player(game, "king")) == []


def test_r123_any_city_the_own_included() -> None:
    game = scene(
        "turn warlord", king="city market", warlord="gold 9, city tavern", thief="city docks"
    )
    play(game, "use warlord")
    assert offers(game) == {"market@0", "tavern@1", "docks@2"}
    play(game, "tavern@1")
    assert city(player(game, "warlord")) == []


def test_r123_one_district_a_turn() -> None:
    game = scene("turn warlord", warlord="gold 9", king="city market tavern")
    play(game, "use warlord", "market@1")
    assert why_not(game, "use warlord") == "used"
    assert city(player(game, "king")) == ["tavern"]


def test_r123_nothing_that_could_be_destroyed() -> None:
    game = scene("turn warlord", warlord="gold 0", king="city market")
    assert why_not(game, "use warlord") == "no-target"
    play(game, "gold")
    assert "use warlord" in offers(game)


def test_r124_no_district_of_a_completed_city() -> None:
    game = scene(
        "turn warlord",
        "completed @1",
        warlord="gold 9",
        king="city tavern market docks manor castle temple church",
        thief="city tavern market docks manor castle temple",
    )
    play(game, "use warlord")
    assert why_not(game, "tavern@1") == "completed"
    assert offers(game) == {f"{name}@2" for name in city(player(game, "thief"))}


def test_r124_not_even_of_the_own_completed_city() -> None:
    full = "tavern market docks manor castle temple"
    game = scene("turn warlord", warlord=f"gold 9, hand church, city {full}")
    play(game, "gold")
    assert "use warlord" in offers(game)
    play(game, "build church")
    assert why_not(game, "use warlord") == "no-target"


def test_r124_a_completed_city_is_named_before_the_price() -> None:
    full = "palace tavern market docks manor castle temple"
    mine = "gold 0, city watchtower"
    game = scene("turn warlord", "completed @1", warlord=mine, king=f"city {full}")
    play(game, "use warlord")
    assert why_not(game, "palace@1") == "completed"


def test_r109_no_district_of_the_bishop() -> None:
    game = scene("turn warlord", warlord="gold 1", bishop="city market palace", king="city market")
    play(game, "use warlord")
    assert why_not(game, "market@1") == "protected"
    assert why_not(game, "palace@1") == "protected"  # whatever the price
    assert offers(game) == {"market@2"}


def test_r132_a_beautified_district_costs_one_more_to_destroy() -> None:
    game = scene("turn warlord", warlord="gold 2", king="city market+ docks+")
    bank = game.state.bank
    play(game, "use warlord")
    assert missing(game, "docks+@1") == 1
    play(game, "market+@1")
    assert player(game, "warlord").gold == 0
    assert game.state.bank == bank + 2 + 1  # Q05: the coin goes to the bank as well


def test_q05_a_destroyed_district_returns_without_its_coin() -> None:
    game = scene("turn warlord", warlord="gold 2", king="gold 1, city market+ cemetery")
    play(game, "use warlord", "market+@1", "yes")
    king = player(game, "king")
    assert hand(king) == ["market"]
    assert city(king) == ["cemetery"]
    assert king.gold == 0


def test_q80_the_great_wall_makes_destroying_dearer_by_one_paid_to_the_bank() -> None:
    game = scene("turn warlord", warlord="gold 2", king="gold 0, city great_wall market docks")
    bank = game.state.bank
    play(game, "use warlord")
    assert missing(game, "docks@1") == 1
    play(game, "market@1")
    assert player(game, "warlord").gold == 0
    assert player(game, "king").gold == 0
    assert game.state.bank == bank + 2


def test_q80_the_wall_of_one_city_does_not_cover_another() -> None:
    game = scene("turn warlord", warlord="gold 1", king="city great_wall", thief="city market")
    play(game, "use warlord")
    assert offers(game) == {"market@2"}


def test_q82_the_own_great_wall_makes_the_own_warlord_pay() -> None:
    game = scene("turn warlord", warlord="gold 1, city great_wall tavern market")
    play(game, "use warlord")
    assert missing(game, "market@0") == 1
    play(game, "tavern@0")
    assert player(game, "warlord").gold == 0


def test_q83_the_great_wall_protects_itself() -> None:
    game = scene("turn warlord", warlord="gold 5", king="city great_wall tavern")
    play(game, "use warlord")
    assert missing(game, "great_wall@1") == 1
    game = scene("turn warlord", warlord="gold 6", king="city great_wall tavern")
    play(game, "use warlord", "great_wall@1")
    assert player(game, "warlord").gold == 0


def test_q83_the_classic_great_wall_does_not_protect_itself() -> None:
    for line in ("edition classic", "great_wall_covers_itself no"):
        game = scene("turn warlord", line, warlord="gold 5", king="city great_wall town_hall")
        play(game, "use warlord", "great_wall@1")
        assert player(game, "warlord").gold == 0
        game = scene("turn warlord", line, warlord="gold 4", king="city great_wall town_hall")
        assert why_not(game, "use warlord") == "no-target"  # 5 for the wall, 5 for the Town Hall


def test_q84_the_keep_cannot_be_destroyed() -> None:
    game = scene("turn warlord", warlord="gold 9, city keep", king="city tavern")
    play(game, "use warlord")
    assert why_not(game, "keep@0") == "protected"
    assert offers(game) == {"tavern@1"}
    game = scene("turn warlord", warlord="gold 9", king="city keep tavern")
    play(game, "use warlord")
    assert why_not(game, "keep@1") == "protected"


@pytest.mark.parametrize("district", ["dragon_gate", "university"])
def test_q88a_points_at_the_end_do_not_raise_the_price(district: str) -> None:
    game = scene("turn warlord", warlord="gold 5", king=f"city {district}")
    play(game, "use warlord", f"{district}@1")
    assert player(game, "warlord").gold == 0
    game = scene("turn warlord", warlord="gold 4", king=f"city {district}")
    assert why_not(game, "use warlord") == "no-target"


def test_q91_the_cemetery_takes_what_the_warlord_destroyed() -> None:
    game = scene(
        "turn warlord",
        "tail manor",
        warlord="gold 9",
        king="city market",
        thief="gold 1, city cemetery",
    )
    play(game, "use warlord", "market@1")  # anybody's district
    assert asked(game) == "cemetery-recover"
    assert game.question is not None
    assert game.question.seat == seat_of(game, "thief")
    play(game, "yes")
    assert hand(player(game, "thief")) == ["market"]
    assert player(game, "thief").gold == 0
    assert [card.id for card in game.state.deck.tail] == ["manor"]
    assert game.state.turn.seat == seat_of(game, "warlord")


def test_q91_the_cemetery_may_be_left_unused() -> None:
    game = scene("turn warlord", warlord="gold 9", king="gold 1, city market cemetery")
    play(game, "use warlord", "market@1", "no")
    assert hand(player(game, "king")) == []
    assert player(game, "king").gold == 1
    assert [card.id for card in game.state.deck.tail] == ["market"]


def test_q91_the_cemetery_needs_a_gold() -> None:
    game = scene("turn warlord", warlord="gold 9", king="gold 0, city market cemetery")
    play(game, "use warlord", "market@1")
    assert asked(game) == "turn-turn"
    assert hand(player(game, "king")) == []


def test_q91_no_cemetery_for_the_warlord_himself() -> None:
    game = scene("turn warlord", warlord="gold 9, city cemetery market", king="city tavern")
    play(game, "use warlord", "market@0")
    assert asked(game) == "turn-turn"
    assert [card.id for card in game.state.deck.tail] == ["market"]


def test_q91_a_destroyed_cemetery_comes_too_late() -> None:
    game = scene("turn warlord", warlord="gold 9", king="gold 5, city cemetery")
    play(game, "use warlord", "cemetery@1")
    assert asked(game) == "turn-turn"
    assert [card.id for card in game.state.deck.tail] == ["cemetery"]


def test_q91_the_armory_gives_the_cemetery_nothing_the_warlord_does() -> None:
    game = scene(
        "turn warlord", warlord="gold 9, city armory", king="gold 5, city market docks cemetery"
    )
    play(game, "use armory", "market@1")
    assert asked(game) == "turn-turn"
    play(game, "use warlord", "docks@1")
    assert asked(game) == "cemetery-recover"


def test_q91_the_cards_of_a_destroyed_museum_are_lost() -> None:
    game = scene("turn warlord", warlord="gold 9", king="gold 5, city museum(palace) cemetery")
    play(game, "use warlord", "museum@1", "yes")
    assert hand(player(game, "king")) == ["museum"]
    assert [card.id for card in game.state.deck.tail] == ["palace"]


def test_q91_the_witch_in_his_place_counts_as_warlord() -> None:
    game = scene(witch="gold 9, city tavern cemetery", warlord="gold 9, city market")
    play(game, "gold", "warlord")
    play(game, "gold")  # the Warlord gathers, the Witch goes on
    play(game, "use warlord", "tavern@0")
    assert asked(game) == "turn-turn"  # her own Cemetery does not serve her
    assert player(game, "witch").gold == 11
    game = scene(witch="gold 9, city tavern", warlord="gold 9, city market cemetery")
    play(game, "gold", "warlord")
    play(game, "gold")
    play(game, "use warlord", "market@1", "yes")
    assert hand(player(game, "warlord")) == ["market"]  # his Cemetery serves him
