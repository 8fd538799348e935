"""The Magician."""

from tests.support.scene import asked, city, hand, offers, play, player, scene, seat_of, why_not


def test_r091_after_swapping_hands_no_redraw_in_this_turn() -> None:
    game = scene("turn magician", magician="hand tavern", king="hand manor castle")
    play(game, "use magician")
    assert offers(game) == {"swap", "redraw"}
    play(game, "swap", "@1")
    assert asked(game) == "turn-turn"
    assert why_not(game, "use magician") == "used"


def test_r091_after_redrawing_no_swap_in_this_turn() -> None:
    game = scene("turn magician", magician="hand tavern market", king="hand manor")
    play(game, "use magician", "redraw", "tavern", "done")
    assert asked(game) == "turn-turn"
    assert why_not(game, "use magician") == "used"
    assert hand(player(game, "king")) == ["manor"]


def test_r049_magic_at_any_moment_of_the_turn() -> None:
    game = scene("turn magician", magician="gold 2, hand tavern", king="hand manor castle")
    assert "use magician" in offers(game)
    play(game, "gold")
    assert "use magician" in offers(game)
    play(game, "build tavern", "use magician", "swap", "@1")
    assert hand(player(game, "magician")) == ["manor", "castle"]
    assert city(player(game, "magician")) == ["tavern"]


def test_r050_the_turn_may_end_without_magic() -> None:
    game = scene("turn magician", magician="hand tavern", king="hand manor")
    play(game, "gold")
    assert {"use magician", "end"} <= offers(game)
    play(game, "end")
    assert hand(player(game, "magician")) == ["tavern"]


def test_r092_with_an_empty_hand_the_other_hand_is_taken() -> None:
    game = scene("turn magician", magician="", king="hand manor castle")
    play(game, "use magician")
    assert offers(game) == {"swap"}
    assert why_not(game, "redraw") == "no-cards"
    play(game, "swap", "@1")
    assert hand(player(game, "magician")) == ["manor", "castle"]
    assert hand(player(game, "king")) == []


def test_r092_whole_hands_change_places_and_only_these_two_see_them() -> None:
    game = scene("turn magician", magician="hand tavern market", king="hand manor castle palace")
    play(game, "use magician", "swap")
    assert offers(game) == {"@1", "@2", "@3"}
    play(game, "@1")
    assert hand(player(game, "magician")) == ["manor", "castle", "palace"]
    assert hand(player(game, "king")) == ["tavern", "market"]
    swapped = [event for event in game.events or [] if event.name == "gets-hand"]
    assert [event.amount for event in swapped] == [3, 2]
    assert all(event.for_observer(1).things for event in swapped)
    assert not any(event.for_observer(2).things for event in swapped)


def test_r093_cards_go_under_the_deck_and_as_many_come_from_the_top() -> None:
    game = scene(
        "turn magician", "deck castle palace fortress", magician="hand tavern market manor"
    )
    play(game, "use magician", "redraw")
    assert asked(game) == "magician-redraw"
    assert offers(game) == {"tavern", "market", "manor"}
    assert why_not(game, "done") == "not-now"
    play(game, "tavern")
    assert asked(game) == "magician-redraw"
    assert offers(game) == {"market", "manor", "done"}
    play(game, "market", "done")
    assert hand(player(game, "magician")) == ["manor", "castle", "palace"]
    assert [card.id for card in game.state.deck.tail] == ["tavern", "market"]
    assert [card.id for card in game.state.deck.head] == ["fortress"]


def test_r093_a_single_card_is_replaced_by_a_single_card() -> None:
    game = scene("turn magician", "deck castle palace", magician="hand tavern market")
    play(game, "use magician", "redraw", "market", "done")
    assert hand(player(game, "magician")) == ["castle", "tavern"]


def test_r093_the_whole_hand_may_be_replaced() -> None:
    game = scene("turn magician", "deck castle palace fortress", magician="hand tavern tavern")
    play(game, "use magician", "redraw", "tavern", "tavern")
    assert asked(game) == "turn-turn"
    assert hand(player(game, "magician")) == ["castle", "palace"]


def test_r093_any_number_of_cards_even_of_a_huge_hand() -> None:
    cards = ["tavern"] * 5 + ["market"] * 4 + ["manor"] * 5 + ["castle"] * 4 + ["docks"] * 3
    cards += ["temple"] * 3 + ["church"] * 3 + ["monastery"] * 3 + ["prison"] * 3
    game = scene("turn magician", magician="hand palace " + " ".join(cards))
    assert len(cards) == 33
    play(game, "use magician", "redraw", *cards, "done")
    assert [card.id for card in game.state.deck.tail] == cards
    assert len(player(game, "magician").hand) == 34
    assert "palace" in hand(player(game, "magician"))


def test_r093_nobody_else_sees_what_was_put_under_the_deck() -> None:
    game = scene("turn magician", magician="hand tavern market")
    play(game, "use magician", "redraw", "tavern", "done")
    away = next(event for event in game.events or [] if event.name == "discards")
    assert [thing.text for thing in away.for_observer(seat_of(game, "magician")).things] == [
        "tavern"
    ]
    assert away.for_observer(1).things == ()
    assert away.amount == 1


def test_q04_with_a_short_deck_own_cards_come_back() -> None:
    game = scene("turn magician", "deck castle", magician="hand tavern market manor")
    game.state.deck.pool.clear()
    play(game, "use magician", "redraw", "tavern", "market", "done")
    assert sorted(hand(player(game, "magician"))) == ["castle", "manor", "tavern"]
    assert [card.id for card in game.state.deck.tail] == ["market"]


def test_q50_swapping_for_no_cards_is_legal() -> None:
    game = scene("turn magician", magician="hand tavern market", king="")
    play(game, "use magician", "swap")
    assert "@1" in offers(game)
    play(game, "@1")
    assert hand(player(game, "magician")) == []
    assert hand(player(game, "king")) == ["tavern", "market"]
