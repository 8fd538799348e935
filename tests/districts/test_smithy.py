"""The Smithy."""

from tests.support.scene import hand, offers, play, scene, seat_of, why_not


def test_two_gold_for_three_cards() -> None:
    game = scene("deck tavern market manor temple", king="gold 2, city smithy")
    play(game, "use smithy")
    assert game.state.players[0].gold == 0
    assert sorted(hand(game.state.players[0])) == ["manor", "market", "tavern"]
    assert [card.id for card in game.state.deck.head] == ["temple"]


def test_two_gold_are_needed() -> None:
    game = scene(king="gold 1, city smithy")
    reason = game.why_not("use smithy")
    assert reason is not None
    assert (reason.code, reason.amount) == ("short", 1)
    game = scene(king="gold 0, city smithy")
    reason = game.why_not("use smithy")
    assert reason is not None
    assert (reason.code, reason.amount) == ("short", 2)


def test_once_per_turn() -> None:
    game = scene(king="gold 9, city smithy")
    play(game, "use smithy")
    assert why_not(game, "use smithy") == "used"
    play(game, "gold")
    assert "use smithy" not in offers(game)


def test_not_with_an_empty_deck() -> None:
    game = scene(king="gold 9, city smithy")
    game.state.deck.pool.clear()
    game.state.ask_again()
    assert why_not(game, "use smithy") == "deck-empty"


def test_a_short_deck_gives_what_it_has() -> None:
    game = scene("deck tavern", king="gold 9, city smithy")
    game.state.deck.pool.clear()
    play(game, "use smithy")
    assert hand(game.state.players[0]) == ["tavern"]


def test_q24_the_witch_only_after_resuming() -> None:
    game = scene(witch="gold 3, city smithy", king="")
    assert why_not(game, "use smithy") == "witch"
    play(game, "gold", "king", "gold")
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "use smithy")
    assert len(game.state.players[0].hand) == 3


def test_not_by_a_bewitched_player() -> None:
    game = scene(witch="", king="gold 3, city smithy")
    play(game, "gold", "king")
    assert why_not(game, "use smithy") == "bewitched"


def test_q109_already_in_the_turn_it_is_built() -> None:
    game = scene(king="gold 5, hand smithy")
    play(game, "gold", "build smithy", "use smithy")
    assert game.state.players[0].gold == 0
    assert len(game.state.players[0].hand) == 3
    assert why_not(game, "use smithy") == "used"


def test_its_price_does_not_come_back_to_the_alchemist() -> None:
    game = scene(alchemist="gold 3, hand tavern, city smithy", architect="")
    play(game, "gold", "use smithy", "build tavern", "end")
    assert game.state.players[0].gold == 3


def test_its_cost_counts() -> None:
    assert scene(king="city smithy").scores()[0].total == 5
