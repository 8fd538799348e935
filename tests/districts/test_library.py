"""The Library."""

import pytest

from tests.support.scene import asked, hand, play, scene


def test_both_drawn_cards_are_kept() -> None:
    game = scene("deck tavern market manor", king="city library")
    play(game, "cards")
    assert asked(game) == "turn-turn"
    assert sorted(hand(game.state.players[0])) == ["market", "tavern"]
    assert game.state.turn.gathered
    assert game.state.deck.tail == []


@pytest.mark.parametrize("order", ["library observatory", "observatory library"])
def test_r149_with_the_observatory_all_three(order: str) -> None:
    game = scene("deck tavern market manor temple", king=f"city {order}")
    play(game, "cards")
    assert asked(game) == "turn-turn"
    assert sorted(hand(game.state.players[0])) == ["manor", "market", "tavern"]
    assert [card.id for card in game.state.deck.head] == ["temple"]


def test_gathered_gold_is_as_ever() -> None:
    game = scene(king="gold 1, city library")
    play(game, "gold")
    assert game.state.players[0].gold == 3
    assert game.state.players[0].hand == []


def test_works_for_the_witch_on_hold_and_for_the_bewitched() -> None:
    game = scene(witch="city library", king="")
    play(game, "cards")
    assert len(game.state.players[0].hand) == 2
    game = scene(witch="", king="city library")
    play(game, "gold", "king", "cards")
    assert len(game.state.players[1].hand) == 2


def test_its_cost_counts() -> None:
    assert scene(king="city library").scores()[0].total == 6
