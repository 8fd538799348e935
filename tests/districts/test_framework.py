"""The Framework."""

from tests.support.scene import asked, city, offers, play, scene, why_not

SIX = "manor castle temple church monastery market"


def test_destroyed_instead_of_paying() -> None:
    game = scene(king="gold 1, hand palace, city framework tavern")
    play(game, "gold", "build palace")
    assert city(game.state.players[0]) == ["tavern", "palace"]
    assert game.state.players[0].gold == 3
    assert [card.id for card in game.state.deck.tail] == ["framework"]


def test_who_could_pay_may_choose() -> None:
    game = scene(king="gold 4, hand palace, city framework")
    play(game, "gold", "build palace")
    assert asked(game) == "build-pay"
    assert offers(game) == {"gold", "use framework"}
    other = game.copy()
    play(game, "gold")
    assert city(game.state.players[0]) == ["framework", "palace"]
    assert game.state.players[0].gold == 1
    play(other, "use framework")
    assert city(other.state.players[0]) == ["palace"]
    assert other.state.players[0].gold == 6


def test_it_helps_nobody_from_another_city() -> None:
    game = scene(king="gold 1, hand palace framework", bishop="city tavern")
    play(game, "gold")
    assert why_not(game, "build palace") == "short"


def test_r144_no_confiscation_of_that_district_but_of_the_next_one_paid_for() -> None:
    game = scene(
        "turn architect",
        "mark warrant architect hidden real",
        magistrate="",
        architect="gold 0, hand palace market, city framework",
    )
    play(game, "gold", "build palace")
    assert asked(game) == "turn-turn"
    assert city(game.state.players[1]) == ["palace"]
    play(game, "build market")
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(game.state.players[0]) == ["market"]


def test_q101_neither_the_secret_vault_nor_itself() -> None:
    game = scene(king="gold 0, hand palace secret_vault, city framework")
    play(game, "gold")
    assert "build palace" in offers(game)
    assert why_not(game, "build secret_vault") == "cannot-be-built"
    game = scene(king="gold 0, hand framework")
    play(game, "gold")
    assert why_not(game, "build framework") == "short"


def test_q102_uses_the_building_limit_and_is_taxed() -> None:
    game = scene(king="gold 0, hand palace tavern, city framework", tax_collector="")
    play(game, "gold", "build palace")
    assert game.state.players[0].gold == 1
    assert game.state.hoard[9] == 1
    assert why_not(game, "build tavern") == "limit"


def test_q102_not_the_limit_where_the_district_does_not_use_it() -> None:
    game = scene(king="gold 0, hand stables tavern, city framework")
    play(game, "gold", "build stables", "use framework")
    assert "build tavern" in offers(game)


def test_q106_also_in_the_own_completed_city() -> None:
    game = scene("completed @0", king=f"gold 0, hand palace, city framework {SIX}")
    play(game, "gold", "build palace")
    assert city(game.state.players[0]) == [*SIX.split(), "palace"]
    assert game.state.first == 0


def test_not_for_a_district_partly_paid_with_cards() -> None:
    game = scene(king="gold 6, hand thieves_den tavern market, city framework")
    play(game, "gold", "build thieves_den")
    assert offers(game) == {"gold", "use framework", "use thieves_den"}
    play(game, "use thieves_den", "tavern", "done")
    assert city(game.state.players[0]) == ["framework", "thieves_den"]
    assert game.state.players[0].gold == 3
