"""The Factory."""

from citadels.core import rules
from citadels.core.registry import DISTRICTS
from tests.support.scene import city, offers, play, scene, why_not


def test_other_unique_districts_cost_one_less() -> None:
    game = scene(king="gold 3, hand smithy, city factory")
    play(game, "gold")
    assert game.state.players[0].gold == 5
    play(game, "build smithy")
    assert game.state.players[0].gold == 1


def test_the_last_gold_is_not_needed() -> None:
    game = scene(king="gold 2, hand smithy, city factory")
    play(game, "gold", "build smithy")
    assert game.state.players[0].gold == 0
    game = scene(king="gold 1, hand smithy, city factory")
    play(game, "gold")
    assert why_not(game, "build smithy") == "short"


def test_q105_neither_itself_nor_basic_districts_are_cheaper() -> None:
    game = scene(king="gold 2, hand palace smithy, city factory")
    play(game, "gold")
    assert "build smithy" in offers(game)
    assert why_not(game, "build palace") == "short"
    assert rules.price(game.state, 0, game.config.district(DISTRICTS["factory"].number)) == 5


def test_it_does_not_help_to_build_itself() -> None:
    game = scene(king="gold 2, hand factory")
    play(game, "gold")
    assert why_not(game, "build factory") == "short"


def test_only_its_owner_pays_less() -> None:
    game = scene(king="gold 2, hand smithy", bishop="city factory")
    play(game, "gold")
    assert why_not(game, "build smithy") == "short"


def test_q105_costs_stay_for_scoring_and_destruction() -> None:
    game = scene(king="gold 2, hand smithy, city factory tavern", warlord="gold 1")
    play(game, "gold", "build smithy", "end", "gold", "use warlord")
    assert game.scores()[0].total == 5 + 1 + 5
    assert why_not(game, "smithy@0") == "short"  # 4 gold, and the Warlord has 3


def test_q105_costs_stay_for_exchange() -> None:
    game = scene(king="gold 2, hand smithy, city factory", diplomat="gold 2, city tavern")
    play(game, "gold", "build smithy", "end", "gold", "use diplomat", "tavern@1", "smithy@0")
    assert [player.gold for player in game.state.players] == [4, 0, 0, 0]


def test_q105_confiscation_returns_what_was_paid() -> None:
    game = scene(
        "turn king",
        "mark warrant king hidden real",
        magistrate="",
        king="gold 2, hand smithy, city factory",
    )
    play(game, "gold", "build smithy", "yes")
    assert city(game.state.players[0]) == ["smithy"]
    assert game.state.players[1].gold == 4


def test_the_discount_is_told() -> None:
    game = scene(king="gold 9, hand smithy tavern, city factory")
    play(game, "gold", "build smithy")
    assert [event.amount for event in game.events if event.name == "discount"] == [1]
