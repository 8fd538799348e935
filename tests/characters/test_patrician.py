"""The Patrician."""

from tests.support.scene import asked, hand, offers, play, player, scene, seat_of, why_not


def test_r107_one_card_per_noble_district() -> None:
    game = scene(
        "turn patrician",
        "deck temple church docks harbor",
        patrician="gold 1, hand tavern, city manor castle palace market",
    )
    play(game, "income")
    assert hand(player(game, "patrician")) == ["temple", "church", "tavern", "docks"]
    assert player(game, "patrician").gold == 1
    assert why_not(game, "income") == "used"


def test_r107_no_cards_without_a_noble_district_or_from_an_empty_deck() -> None:
    game = scene("turn patrician", patrician="city tavern")
    assert why_not(game, "income") == "nothing-to-gain"
    game = scene("turn patrician", "deck temple", patrician="city manor")
    assert "income" in offers(game)
    game.state.deck.head.clear()
    game.state.deck.pool.clear()
    game.state.ask_again()
    assert why_not(game, "income") == "deck-empty"


def test_r107_takes_the_crown_as_the_king_does() -> None:
    game = scene("turn thief", thief="crown", patrician="", bishop="")
    play(game, "gold")
    assert game.state.crown == seat_of(game, "thief")
    play(game, "end")
    assert game.state.crown == seat_of(game, "patrician")
    play(game, "gold", "end", "gold", "end")
    calls = {event.amount: event.seat for event in game.events or [] if event.name == "calls"}
    assert calls == {2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 1}
    assert game.state.round.first == 1


def test_q17_the_crown_moves_at_the_reveal_unasked() -> None:
    game = scene("turn patrician", bishop="crown", patrician="")
    assert asked(game) == "turn-turn"
    assert not game.state.turn.gathered
    assert game.state.crown == seat_of(game, "patrician")


def test_r072_a_bewitched_patrician_takes_the_crown_not_the_witch() -> None:
    game = scene(witch="", patrician="", bishop="crown")
    play(game, "gold", "patrician", "gold")
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "end")
    assert game.state.crown == seat_of(game, "patrician")


def test_r102_a_killed_patrician_is_crowned_at_the_end_of_the_round() -> None:
    game = scene("turn thief", "mark killed patrician", thief="crown", patrician="", bishop="")
    play(game, "gold", "end", "gold")
    assert game.state.crown == seat_of(game, "thief")
    assert not game.state.is_revealed(4)
    play(game, "end")
    shown = [e for e in game.events or [] if e.name == "reveals" and e.seat == 1]
    assert [event.things[0].text for event in shown] == ["patrician"]
    assert game.state.crown == 1
    assert game.state.round.first == 1
