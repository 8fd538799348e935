"""The Thieves' Den."""

from tests.support.scene import asked, city, hand, offers, play, scene, why_not


def test_any_part_of_its_cost_in_cards() -> None:
    game = scene(king="gold 2, hand thieves_den tavern market manor, city palace")
    play(game, "gold", "build thieves_den")
    assert asked(game) == "thieves_den-pay"
    assert offers(game) == {"tavern", "market", "manor"}
    play(game, "tavern")
    assert asked(game) == "thieves_den-pay"
    assert game.state.work is not None
    assert (game.state.work.cards, game.state.work.due) == (1, 5)
    assert offers(game) == {"market", "manor"}  # 5 more to pay, and 4 gold
    play(game, "manor")
    assert offers(game) == {"market", "done"}
    play(game, "done")
    assert city(game.state.players[0]) == ["palace", "thieves_den"]
    assert hand(game.state.players[0]) == ["market"]
    assert game.state.players[0].gold == 0
    assert [card.id for card in game.state.deck.tail] == ["tavern", "manor"]


def test_all_of_its_cost_in_cards() -> None:
    six = "tavern tavern tavern market market market"
    game = scene(king=f"gold 4, hand thieves_den {six} manor")
    play(game, "gold", "build thieves_den")
    assert offers(game) == {"gold", "use thieves_den"}
    play(game, "use thieves_den", *six.split())
    assert city(game.state.players[0]) == ["thieves_den"]
    assert game.state.players[0].gold == 6
    assert hand(game.state.players[0]) == ["manor"]


def test_all_of_its_cost_in_gold() -> None:
    game = scene(king="gold 4, hand thieves_den tavern")
    play(game, "gold", "build thieves_den", "gold")
    assert city(game.state.players[0]) == ["thieves_den"]
    assert game.state.players[0].gold == 0
    assert hand(game.state.players[0]) == ["tavern"]


def test_the_last_card_may_be_needed() -> None:
    game = scene(king="gold 3, hand thieves_den tavern")
    play(game, "gold", "build thieves_den", "tavern")
    assert city(game.state.players[0]) == ["thieves_den"]
    assert game.state.players[0].gold == 0
    assert game.state.players[0].hand == []


def test_cards_and_gold_together_must_suffice() -> None:
    game = scene(king="gold 2, hand thieves_den tavern market")
    play(game, "gold")
    assert "build thieves_den" in offers(game)
    game = scene(king="gold 1, hand thieves_den tavern market")
    play(game, "gold")
    assert why_not(game, "build thieves_den") == "short"


def test_without_other_cards_it_is_paid_in_gold() -> None:
    game = scene(king="gold 4, hand thieves_den")
    play(game, "gold", "build thieves_den")
    assert city(game.state.players[0]) == ["thieves_den"]
    assert game.state.players[0].gold == 0


def test_other_districts_are_not_paid_in_cards() -> None:
    game = scene(king="gold 1, hand tavern market palace, city thieves_den")
    play(game, "gold")
    assert why_not(game, "build palace") == "short"


def test_r160_confiscated_the_gold_comes_back_the_cards_do_not() -> None:
    game = scene(
        "turn king",
        "mark warrant king hidden real",
        magistrate="",
        king="gold 2, hand thieves_den tavern market",
    )
    play(game, "gold", "build thieves_den", "tavern", "market")
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(game.state.players[0]) == ["thieves_den"]
    assert game.state.players[1].gold == 4
    assert game.state.players[1].hand == []
    assert [card.id for card in game.state.deck.tail] == ["tavern", "market"]


def test_r160_q32_paid_in_cards_only_it_can_be_confiscated_and_nothing_comes_back() -> None:
    six = "tavern tavern tavern market market market"
    game = scene(
        "turn king",
        "mark warrant king hidden real",
        magistrate="",
        king=f"gold 0, hand thieves_den {six}",
    )
    play(game, "gold", "build thieves_den", *six.split())
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(game.state.players[0]) == ["thieves_den"]
    assert game.state.players[1].gold == 2
    assert game.state.players[1].hand == []


def test_q104_with_the_factory_its_price_is_five() -> None:
    five = "tavern tavern tavern market market"
    game = scene(king=f"gold 0, hand thieves_den {five} manor, city factory")
    play(game, "gold", "build thieves_den", *five.split())
    assert city(game.state.players[0]) == ["factory", "thieves_den"]
    assert game.state.players[0].gold == 2
    assert hand(game.state.players[0]) == ["manor"]
    game = scene(king="gold 1, hand thieves_den tavern market, city factory")
    play(game, "gold")
    assert "build thieves_den" in offers(game)
    game = scene(king="gold 0, hand thieves_den tavern market, city factory")
    play(game, "gold")
    assert why_not(game, "build thieves_den") == "short"


def test_q104_the_den_is_none_of_the_cards() -> None:
    game = scene(king="gold 3, hand thieves_den tavern")
    play(game, "gold", "build thieves_den")
    assert offers(game) == {"tavern"}
    play(game, "tavern")
    assert city(game.state.players[0]) == ["thieves_den"]
    assert [card.id for card in game.state.deck.tail] == ["tavern"]


def test_q62_the_cardinal_may_borrow_the_rest() -> None:
    game = scene(cardinal="gold 0, hand thieves_den tavern market manor temple", seat1="gold 3")
    play(game, "gold", "build thieves_den")
    assert offers(game) == {"tavern", "market", "manor", "temple"}
    play(game, "tavern")  # 5 more to pay: 2 gold, and 3 borrowed for 3 cards
    assert offers(game) == {"market", "manor", "temple", "done"}
    play(game, "done", "@1", "market", "manor", "temple")
    assert city(game.state.players[0]) == ["thieves_den"]
    assert hand(game.state.players[1]) == ["manor", "temple", "market"]
    assert [player.gold for player in game.state.players[:2]] == [0, 0]


def test_its_cost_counts() -> None:
    assert scene(king="city thieves_den").scores()[0].total == 6
