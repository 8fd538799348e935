"""The Seer."""

from tests.support.scene import asked, city, hand, offers, play, player, scene, seat_of, why_not


def test_r097_takes_from_everybody_first_then_gives_any_cards() -> None:
    game = scene(
        "turn seer",
        seer="hand tavern",
        king="hand manor",
        bishop="hand temple",
        warlord="hand prison",
    )
    assert game.state.round.calling == 3
    play(game, "use seer")
    assert asked(game) == "seer-give"
    assert offers(game) == {"tavern", "manor", "temple", "prison"}  # all of them are taken
    assert not any(game.state.players[seat].hand for seat in (1, 2, 3))
    play(game, "tavern")  # an own card to the King
    assert asked(game) == "seer-give"
    assert offers(game) == {"manor", "temple", "prison"}
    play(game, "temple")  # the Bishop's own card back to the Bishop
    play(game, "manor")  # the King's card to the Warlord
    assert asked(game) == "turn-turn"
    assert [hand(p) for p in game.state.players] == [["prison"], ["tavern"], ["temple"], ["manor"]]
    assert why_not(game, "use seer") == "used"


def test_r097_the_seats_are_served_clockwise_from_the_seer() -> None:
    game = scene(
        "turn seer",
        king="hand manor",
        bishop="hand temple",
        seer="hand tavern",
        warlord="hand prison",
    )
    play(game, "use seer", "manor", "temple", "prison")
    assert hand(game.state.players[3]) == ["manor"]
    assert hand(game.state.players[0]) == ["temple"]
    assert hand(game.state.players[1]) == ["prison"]
    assert hand(player(game, "seer")) == ["tavern"]


def test_r097_the_card_is_taken_at_random() -> None:
    game = scene("turn seer", seer="", king="hand manor manor castle")
    odds = game.play("use seer", outcomes=[])
    assert odds is not None
    assert [option.text for option in odds.outcomes] == ["manor", "castle"]
    assert odds.weights == (2, 1)
    game.play("use seer", outcomes=["castle"])
    assert hand(player(game, "seer")) == ["castle"]
    assert hand(player(game, "king")) == ["manor", "manor"]


def test_r098_players_without_cards_neither_lose_nor_receive() -> None:
    game = scene("turn seer", seer="hand tavern", king="", bishop="hand temple", warlord="")
    play(game, "use seer")
    assert offers(game) == {"tavern", "temple"}
    play(game, "tavern")
    assert asked(game) == "turn-turn"
    assert [hand(p) for p in game.state.players] == [["temple"], [], ["tavern"], []]


def test_r099_building_limit_is_two() -> None:
    game = scene("turn seer", seer="gold 9, hand tavern market docks")
    play(game, "gold", "build tavern", "build market")
    assert city(player(game, "seer")) == ["tavern", "market"]
    assert why_not(game, "build docks") == "limit"


def test_q54_with_an_empty_own_hand_there_is_enough_to_give_back() -> None:
    game = scene("turn seer", seer="", king="hand manor", bishop="hand temple")
    play(game, "use seer", "temple", "manor")
    assert [hand(p) for p in game.state.players[:3]] == [[], ["temple"], ["manor"]]


def test_q54_nobody_else_has_cards() -> None:
    game = scene("turn seer", seer="gold 2, hand tavern market", king="")
    assert why_not(game, "use seer") == "no-target"
    play(game, "gold")
    assert "use seer" not in offers(game)
    assert hand(player(game, "seer")) == ["tavern", "market"]


def test_q55_each_giver_knows_only_the_own_cards_the_taker_all() -> None:
    game = scene("turn seer", seer="hand tavern", king="hand manor", bishop="hand temple")
    play(game, "use seer", "tavern", "manor")
    moves = [event for event in game.events or [] if event.name == "gives-card"]
    assert [(event.seat, event.other) for event in moves] == [(1, 0), (2, 0), (0, 1), (0, 2)]
    cards = [[t.text for e in moves for t in e.for_observer(seat).things] for seat in range(4)]
    assert cards[seat_of(game, "seer")] == ["manor", "temple", "tavern", "manor"]
    assert cards[seat_of(game, "king")] == ["manor", "tavern"]
    assert cards[seat_of(game, "bishop")] == ["temple", "manor"]
    assert cards[3] == []
    assert [event.for_observer(3).amount for event in moves] == [1, 1, 1, 1]
