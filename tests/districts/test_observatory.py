"""The Observatory."""

from tests.support.scene import asked, hand, offers, play, scene


def test_r162_one_of_three_cards() -> None:
    game = scene("deck tavern market manor temple", king="city observatory")
    play(game, "cards")
    assert asked(game) == "gather-keep"
    assert offers(game) == {"tavern", "market", "manor"}
    play(game, "market")
    assert hand(game.state.players[0]) == ["market"]
    assert [card.id for card in game.state.deck.tail] == ["tavern", "manor"]
    assert game.state.turn.gathered


def test_gathered_gold_is_as_ever() -> None:
    game = scene(king="gold 1, city observatory")
    play(game, "gold")
    assert game.state.players[0].gold == 3


def test_works_for_the_witch_on_hold_and_for_the_bewitched() -> None:
    game = scene("deck tavern market manor", witch="city observatory", king="")
    play(game, "cards")
    assert offers(game) == {"tavern", "market", "manor"}
    game = scene("deck tavern market manor", witch="", king="city observatory")
    play(game, "gold", "king", "cards")
    assert offers(game) == {"tavern", "market", "manor"}


def test_its_cost_counts() -> None:
    assert scene(king="city observatory").scores()[0].total == 4
