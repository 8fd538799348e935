"""The Gold Mine."""

from tests.support.scene import offers, play, scene, seat_of


def test_one_gold_more_when_gathering_gold() -> None:
    game = scene(king="gold 1, city gold_mine", bishop="gold 1")
    play(game, "gold")
    assert game.state.players[0].gold == 1 + 3
    play(game, "end", "gold")
    assert game.state.players[1].gold == 1 + 2


def test_nothing_when_gathering_cards() -> None:
    game = scene("deck tavern market", king="gold 1, city gold_mine")
    play(game, "cards")
    assert offers(game) == {"tavern", "market"}
    play(game, "tavern")
    assert game.state.players[0].gold == 1


def test_works_for_the_witch_on_hold_and_for_the_bewitched() -> None:
    game = scene(witch="gold 0, city gold_mine", king="gold 0")
    play(game, "gold")
    assert game.state.players[seat_of(game, "witch")].gold == 3
    game = scene(witch="gold 0", king="gold 0, city gold_mine")
    play(game, "gold", "king", "gold")
    assert game.state.players[seat_of(game, "king")].gold == 3


def test_its_cost_counts() -> None:
    assert scene(king="city gold_mine").scores()[0].total == 6
