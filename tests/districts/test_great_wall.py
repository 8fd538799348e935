"""The Great Wall."""

import pytest

from tests.support.scene import city, offers, play, scene, why_not


def test_the_warlord_pays_one_gold_more() -> None:
    game = scene(warlord="gold 1", seat1="city great_wall manor castle")
    play(game, "gold", "use warlord")
    assert offers(game) == {"manor@1"}
    assert why_not(game, "castle@1") == "short"
    play(game, "manor@1")
    assert game.state.players[0].gold == 0
    assert city(game.state.players[1]) == ["great_wall", "castle"]


def test_other_cities_are_not_protected() -> None:
    game = scene(warlord="gold 0", seat1="city great_wall", seat2="city manor castle")
    play(game, "gold", "use warlord")
    assert offers(game) == {"manor@2"}


def test_r146_not_for_the_district_that_the_diplomat_gives() -> None:
    game = scene(diplomat="gold 0, city great_wall tavern", seat1="city temple")
    play(game, "use diplomat", "tavern@0", "temple@1")
    assert city(game.state.players[0]) == ["great_wall", "temple"]
    assert city(game.state.players[1]) == ["tavern"]
    game = scene(diplomat="gold 0, city tavern market", seat1="city great_wall temple")
    assert why_not(game, "use diplomat") == "no-target"  # 1 gold for the wall
    play(game, "gold", "use diplomat", "market@0", "temple@1")
    assert game.state.players[0].gold == 1


def test_q80_the_warlords_extra_gold_goes_to_the_bank() -> None:
    game = scene(warlord="gold 5", seat1="gold 0, city great_wall manor")
    play(game, "gold")
    before = game.state.bank
    play(game, "use warlord", "manor@1")
    assert game.state.bank - before == 3
    assert game.state.players[1].gold == 0


def test_q80_the_diplomats_difference_to_the_owner_and_the_extra_gold_to_the_bank() -> None:
    game = scene(diplomat="gold 4, city tavern", seat1="gold 0, city great_wall manor")
    before = game.state.bank
    play(game, "use diplomat", "tavern@0", "manor@1")
    assert game.state.players[0].gold == 4 - 2 - 1
    assert game.state.players[1].gold == 2
    assert game.state.bank - before == 1


def test_q80_the_marshals_price_to_the_owner_and_the_extra_gold_to_the_bank() -> None:
    game = scene(marshal="gold 4", seat1="gold 0, city great_wall manor")
    before = game.state.bank
    play(game, "use marshal", "manor@1")
    assert game.state.players[0].gold == 0
    assert game.state.players[1].gold == 3
    assert game.state.bank - before == 1


def test_q81_the_marshals_limit_looks_at_the_cost_not_at_what_is_paid() -> None:
    game = scene(marshal="gold 3", seat1="gold 0, city great_wall manor market")
    play(game, "use marshal")
    assert offers(game) == {"market@1"}
    assert why_not(game, "manor@1") == "short"
    game = scene(marshal="gold 9", seat1="gold 0, city great_wall manor castle")
    play(game, "use marshal")
    assert offers(game) == {"manor@1"}  # for 3 to its owner and 1 to the bank
    assert why_not(game, "castle@1") == "costly"


def test_q82_also_for_the_warlord_in_the_own_city() -> None:
    game = scene(warlord="gold 0, city great_wall manor tavern")
    play(game, "gold", "use warlord")
    assert offers(game) == {"tavern@0"}
    play(game, "tavern@0")
    assert game.state.players[0].gold == 1


@pytest.mark.parametrize("lines", [(), ("edition czech",), ("great_wall_covers_itself yes",)])
def test_q83_it_protects_itself_too(lines: tuple[str, ...]) -> None:
    game = scene(*lines, warlord="gold 3", seat1="city great_wall")
    play(game, "gold")
    assert why_not(game, "use warlord") == "no-target"
    game = scene(*lines, warlord="gold 4", seat1="city great_wall")
    play(game, "gold", "use warlord", "great_wall@1")
    assert game.state.players[0].gold == 0


@pytest.mark.parametrize("line", ["edition classic", "great_wall_covers_itself no"])
def test_q83_the_classic_wall_protects_only_the_others(line: str) -> None:
    game = scene(line, warlord="gold 4", seat1="city great_wall tavern")
    play(game, "gold", "use warlord")
    beside = game.copy()
    play(game, "great_wall@1")
    assert game.state.players[0].gold == 1
    play(beside, "tavern@1")
    assert beside.state.players[0].gold == 5
    assert beside.state.players[1].city[0].card.version == "classic"  # the ending of its words


def test_its_cost_counts() -> None:
    assert scene(king="city great_wall").scores()[0].total == 6
