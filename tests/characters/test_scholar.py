"""The Scholar."""

from tests.support.scene import asked, city, hand, offers, play, player, scene, why_not

SEVEN = "tavern market manor castle temple church prison"


def test_r121_draws_seven_cards_and_keeps_one() -> None:
    game = scene("turn scholar", f"deck {SEVEN} palace", scholar="gold 0")
    before = game.state.deck.size()
    play(game, "use scholar")
    assert asked(game) == "scholar-keep"
    assert offers(game) == set(SEVEN.split())  # the eighth, the Palace, stays
    play(game, "castle")
    assert hand(player(game, "scholar")) == ["castle"]
    assert game.state.deck.size() == before - 1
    assert not game.state.aside


def test_r121_the_other_six_are_shuffled_into_the_whole_deck() -> None:
    game = scene("turn scholar", f"deck {SEVEN} palace", "tail keep docks", scholar="gold 0")
    play(game, "use scholar", "castle")
    # no place of the deck is known any more: nothing on top, nothing at the bottom
    assert game.state.deck.head == []
    assert game.state.deck.tail == []
    mixed = [card.id for card in game.state.deck.pool]
    assert {"tavern", "market", "manor", "temple", "church", "prison"} <= set(mixed)
    assert {"palace", "keep", "docks"} <= set(mixed)


def test_r121_only_the_scholar_sees_the_seven_cards() -> None:
    game = scene("turn scholar", f"deck {SEVEN}", scholar="gold 0", thief="")
    play(game, "use scholar", "castle")
    (looks,) = [event for event in game.events if event.name == "looks"]
    assert looks.amount == 7
    assert len(looks.for_observer(0).things) == 7
    assert looks.for_observer(1).things == ()


def test_r121_builds_two_districts_and_no_third() -> None:
    game = scene("turn scholar", scholar="gold 9, hand tavern market manor")
    play(game, "gold", "build tavern", "build market")
    assert why_not(game, "build manor") == "limit"
    assert city(player(game, "scholar")) == ["tavern", "market"]


def test_r121_draws_once_at_any_moment_whatever_was_gathered() -> None:
    game = scene("turn scholar", f"deck {SEVEN}", scholar="gold 0")
    play(game, "gold", "use scholar", "tavern", "build tavern")
    assert player(game, "scholar").gold == 1
    assert why_not(game, "use scholar") == "used"


def test_r121_equal_cards_are_offered_once() -> None:
    game = scene("turn scholar", "deck tavern tavern tavern market market manor manor", scholar="")
    play(game, "use scholar")
    assert [option.text for option in game.options] == ["manor", "tavern", "market"]
    play(game, "tavern")
    assert hand(player(game, "scholar")) == ["tavern"]


def test_q03_with_fewer_than_seven_cards_all_are_drawn() -> None:
    game = scene("turn scholar", "deck tavern market manor", scholar="gold 0")
    game.state.deck.pool.clear()
    play(game, "use scholar")
    assert offers(game) == {"tavern", "market", "manor"}
    play(game, "market")
    assert hand(player(game, "scholar")) == ["market"]
    assert [card.id for card in game.state.deck.pool] == ["manor", "tavern"]
    assert game.state.deck.size() == 2


def test_q03_the_last_card_of_the_deck_is_kept() -> None:
    game = scene("turn scholar", "deck manor", scholar="gold 0")
    game.state.deck.pool.clear()
    play(game, "use scholar", "manor")
    assert hand(player(game, "scholar")) == ["manor"]
    assert game.state.deck.size() == 0


def test_q03_nothing_to_draw_from_an_empty_deck() -> None:
    game = scene("turn scholar", scholar="gold 0")
    assert "use scholar" in offers(game)
    game.state.deck.pool.clear()
    game.state.ask_again()
    assert why_not(game, "use scholar") == "deck-empty"


def test_is_called_as_rank_7() -> None:
    game = scene("turn scholar", scholar="gold 0")
    assert game.state.round.calling == 7
