"""The Lighthouse."""

from tests.support.scene import asked, city, hand, offers, play, scene


def test_q129_the_builder_takes_any_card_of_the_deck() -> None:
    game = scene("deck tavern market", "tail palace", king="gold 1, hand lighthouse")
    size = game.state.deck.size()
    play(game, "gold", "build lighthouse")
    assert asked(game) == "lighthouse-search"
    assert {"tavern", "market", "palace", "dragon_gate", "fortress"} <= offers(game)
    assert len(game.options) == len(offers(game)) == 17 + 13  # every kind but the Lighthouse itself
    play(game, "palace")
    assert hand(game.state.players[0]) == ["palace"]
    assert asked(game) == "turn-turn"
    assert game.state.deck.size() == size - 1


def test_q129_then_the_deck_is_shuffled() -> None:
    game = scene("deck tavern market", "tail palace", king="gold 1, hand lighthouse", bishop="")
    play(game, "gold", "build lighthouse", "tavern", "end")
    assert game.state.deck.head == []
    assert game.state.deck.tail == []
    odds = game.play("cards", outcomes=[])
    assert odds is not None
    assert odds.kind == "draw"
    assert sum(odds.weights) == game.state.deck.size()  # any card may be the next


def test_q129_the_search_is_private() -> None:
    game = scene(king="gold 1, hand lighthouse")
    play(game, "gold", "build lighthouse", "palace")
    for name in ("searches", "takes-card"):
        event = next(event for event in game.events if event.name == name)
        assert event.for_observer(0).things
        assert event.for_observer(1).things == ()


def test_only_when_it_is_built() -> None:
    game = scene(king="gold 3, hand tavern, city lighthouse")
    play(game, "gold", "build tavern")
    assert asked(game) == "turn-turn"


def test_not_for_a_district_that_somebody_else_builds() -> None:
    game = scene(king="gold 3, hand tavern", bishop="city lighthouse")
    play(game, "gold", "build tavern")
    assert asked(game) == "turn-turn"


def test_nothing_to_search_in_an_empty_deck() -> None:
    game = scene(king="gold 1, hand lighthouse")
    game.state.deck.pool.clear()
    play(game, "gold", "build lighthouse")
    assert asked(game) == "turn-turn"
    assert hand(game.state.players[0]) == []


def test_who_confiscates_it_searches() -> None:
    game = scene(
        "turn king",
        "mark warrant king hidden real",
        magistrate="",
        king="gold 1, hand lighthouse",
    )
    play(game, "gold", "build lighthouse", "yes")
    assert city(game.state.players[0]) == ["lighthouse"]
    assert asked(game) == "lighthouse-search"
    assert game.question is not None
    assert game.question.seat == 0
    play(game, "palace")
    assert hand(game.state.players[0]) == ["palace"]
    assert game.state.turn.seat == 1


def test_its_cost_counts() -> None:
    assert scene(king="city lighthouse").scores()[0].total == 3
