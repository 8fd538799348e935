"""The Laboratory."""

from tests.support.scene import asked, hand, offers, play, scene, seat_of, why_not


def test_a_card_of_the_hand_for_two_gold() -> None:
    game = scene(king="gold 1, hand tavern market palace, city laboratory")
    play(game, "use laboratory")
    assert asked(game) == "laboratory-discard"
    assert offers(game) == {"tavern", "market", "palace"}
    play(game, "palace")
    assert game.state.players[0].gold == 3
    assert hand(game.state.players[0]) == ["tavern", "market"]
    assert [card.id for card in game.state.deck.tail] == ["palace"]


def test_once_per_turn() -> None:
    game = scene(king="hand tavern market, city laboratory")
    play(game, "use laboratory", "tavern")
    assert why_not(game, "use laboratory") == "used"
    play(game, "gold")
    assert "use laboratory" not in offers(game)


def test_not_with_an_empty_hand() -> None:
    game = scene(king="city laboratory")
    assert why_not(game, "use laboratory") == "no-cards"


def test_in_the_own_turn_only() -> None:
    game = scene(king="hand tavern", bishop="hand market, city laboratory")
    assert "use laboratory" not in offers(game)
    assert why_not(game, "use laboratory") == "not-now"
    play(game, "gold", "end")
    assert "use laboratory" in offers(game)


def test_q24_the_witch_only_after_resuming() -> None:
    game = scene(witch="gold 0, hand tavern, city laboratory", king="")
    assert why_not(game, "use laboratory") == "witch"
    play(game, "gold", "king", "gold")
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "use laboratory", "tavern")
    assert game.state.players[0].gold == 4
    assert why_not(game, "use laboratory") == "used"


def test_not_by_a_bewitched_player() -> None:
    game = scene(witch="", king="hand tavern, city laboratory")
    play(game, "gold", "king")
    assert why_not(game, "use laboratory") == "bewitched"


def test_q109_already_in_the_turn_it_is_built() -> None:
    game = scene(king="gold 3, hand laboratory tavern market")
    play(game, "gold", "build laboratory", "use laboratory", "tavern")
    assert game.state.players[0].gold == 2
    assert why_not(game, "use laboratory") == "used"


def test_others_do_not_see_the_card() -> None:
    game = scene(king="hand tavern, city laboratory")
    play(game, "use laboratory", "tavern")
    event = next(event for event in game.events if event.name == "discards")
    assert [thing.text for thing in event.for_observer(0).things] == ["tavern"]
    assert event.for_observer(1).things == ()
    assert event.amount == 1


def test_its_cost_counts() -> None:
    assert scene(king="city laboratory").scores()[0].total == 5
