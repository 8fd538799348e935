"""The Museum."""

from tests.support.scene import asked, city, hand, offers, play, scene, seat_of, why_not


def test_a_card_of_the_hand_goes_under_it_and_scores() -> None:
    game = scene(king="hand tavern palace, city keep museum")
    assert game.scores()[0].total == 3 + 4
    play(game, "use museum")
    assert asked(game) == "museum-tuck"
    assert offers(game) == {"tavern", "palace"}
    play(game, "palace")
    assert hand(game.state.players[0]) == ["tavern"]
    assert [card.id for card in game.state.players[0].city[1].under] == ["palace"]
    assert game.state.players[0].city[0].under == ()
    assert game.scores()[0].total == 3 + 4 + 1


def test_one_point_for_each_card() -> None:
    game = scene(king="city museum(tavern palace manor)")
    assert game.scores()[0].total == 4 + 3


def test_once_per_turn() -> None:
    game = scene(king="hand tavern palace, city museum")
    play(game, "use museum", "palace")
    assert why_not(game, "use museum") == "used"


def test_not_with_an_empty_hand() -> None:
    game = scene(king="city museum")
    assert why_not(game, "use museum") == "no-cards"


def test_r150_its_cards_go_along_in_an_exchange() -> None:
    game = scene(diplomat="city fortress", seat1="city museum(tavern market)")
    play(game, "use diplomat", "fortress@0", "museum@1")
    assert city(game.state.players[0]) == ["museum"]
    assert [card.id for card in game.state.players[0].city[0].under] == ["tavern", "market"]
    assert game.scores()[0].total == 4 + 2
    assert game.scores()[1].total == 5


def test_r150_and_stay_when_it_is_beautified() -> None:
    game = scene(artist="gold 1, hand palace, city museum(tavern)")
    play(game, "use artist", "museum@0", "use museum", "palace")
    assert city(game.state.players[0]) == ["museum+"]
    assert game.scores()[0].total == 5 + 2


def test_r150_q06_destroyed_its_cards_go_under_the_deck() -> None:
    game = scene(warlord="gold 3", seat1="hand manor, city museum(tavern market)")
    assert game.scores()[1].total == 4 + 2
    play(game, "use warlord", "museum@1")
    assert city(game.state.players[1]) == []
    tail = [card.id for card in game.state.deck.tail]
    assert sorted(tail[:2]) == ["market", "tavern"]
    assert tail[2:] == ["museum"]


def test_q06_the_order_of_its_cards_is_hidden() -> None:
    game = scene(warlord="gold 3", seat1="city museum(tavern market palace)")
    assert game.scores()[1].total == 4 + 3
    play(game, "use warlord")
    odds = game.play("museum@1", outcomes=[])
    assert odds is not None
    assert odds.kind == "bury"
    assert [option.text for option in odds.outcomes] == ["tavern", "market", "palace"]
    game.play("museum@1", outcomes=["palace", "tavern", "market"])
    assert [card.id for card in game.state.deck.tail] == ["palace", "tavern", "market", "museum"]
    assert game.state.deck.known[:3] == [0, 0, 0]


def test_q06_the_cards_are_known_to_who_put_them_there_the_number_to_all() -> None:
    game = scene(king="hand tavern, city museum", bishop="")
    play(game, "use museum", "tavern")
    assert game.state.players[0].city[0].known == (1 << 0,)
    event = next(event for event in game.events if event.name == "tucks")
    assert [thing.text for thing in event.for_observer(0).things] == ["tavern"]
    assert event.for_observer(1).things == ()
    assert event.for_observer(1).amount == 1


def test_q06_a_new_owner_may_not_look() -> None:
    game = scene(diplomat="hand manor, city fortress", seat1="city museum(tavern)")
    play(game, "use diplomat", "fortress@0", "museum@1")
    assert list(game.state.players[0].city[0].known) == [1 << 1]
    play(game, "use museum", "manor")
    assert list(game.state.players[0].city[0].known) == [1 << 1, 1 << 0]


def test_q24_the_witch_only_after_resuming() -> None:
    game = scene(witch="hand tavern, city museum", king="")
    assert why_not(game, "use museum") == "witch"
    play(game, "gold", "king", "gold")
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "use museum", "tavern")
    assert game.scores()[0].total == 4 + 1


def test_q109_already_in_the_turn_it_is_built() -> None:
    game = scene(king="gold 2, hand museum tavern market")
    play(game, "gold", "build museum", "use museum", "tavern")
    assert game.scores()[0].total == 4 + 1
    assert why_not(game, "use museum") == "used"
