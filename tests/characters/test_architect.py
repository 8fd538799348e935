"""The Architect."""

from tests.support.scene import city, hand, offers, play, player, scene, why_not


def test_r119_gains_two_cards_after_gathering_gold() -> None:
    game = scene("turn architect", "deck tavern manor palace", architect="gold 0")
    play(game, "gold", "use architect")
    assert hand(player(game, "architect")) == ["manor", "tavern"]
    assert player(game, "architect").gold == 2
    assert [card.id for card in game.state.deck.head] == ["palace"]


def test_r119_gains_two_cards_after_gathering_cards() -> None:
    game = scene("turn architect", "deck tavern manor palace castle", architect="")
    play(game, "cards", "manor", "use architect")
    assert hand(player(game, "architect")) == ["manor", "castle", "palace"]
    assert [card.id for card in game.state.deck.tail] == ["tavern"]


def test_r119_builds_three_districts_and_no_fourth() -> None:
    game = scene("turn architect", architect="gold 9, hand tavern market manor temple")
    play(game, "gold", "build tavern", "build market", "build manor")
    assert why_not(game, "build temple") == "limit"
    assert city(player(game, "architect")) == ["tavern", "market", "manor"]


def test_r119_stables_are_a_fourth_build() -> None:
    game = scene("turn architect", architect="gold 9, hand tavern market manor stables temple")
    play(game, "gold", "build tavern", "build market", "build manor", "build stables")
    assert why_not(game, "build temple") == "limit"
    assert len(player(game, "architect").city) == 4


def test_q64_the_cards_come_at_any_moment_and_once() -> None:
    game = scene("turn architect", "deck tavern manor", architect="gold 0")
    play(game, "use architect")  # before gathering
    assert hand(player(game, "architect")) == ["manor", "tavern"]
    assert why_not(game, "use architect") == "used"
    play(game, "gold", "build tavern")
    assert why_not(game, "use architect") == "used"


def test_q64_the_cards_are_optional() -> None:
    game = scene("turn architect", architect="gold 1, hand tavern")
    architect = player(game, "architect")
    play(game, "gold", "build tavern")
    assert {"use architect", "end"} <= offers(game)
    play(game, "end")
    assert hand(architect) == []


def test_q01_gains_what_the_deck_has() -> None:
    game = scene("turn architect", "deck manor", architect="gold 0")
    game.state.deck.pool.clear()
    play(game, "use architect")
    assert hand(player(game, "architect")) == ["manor"]


def test_q01_no_cards_from_an_empty_deck() -> None:
    game = scene("turn architect", architect="gold 0")
    assert "use architect" in offers(game)
    game.state.deck.pool.clear()
    game.state.ask_again()
    assert why_not(game, "use architect") == "deck-empty"


def test_architect_has_no_income() -> None:
    game = scene("turn architect", architect="gold 0, city manor tavern temple prison keep")
    assert why_not(game, "income") == "not-now"
