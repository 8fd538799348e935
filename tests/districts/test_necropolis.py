"""The Necropolis."""

from tests.support.scene import asked, city, offers, play, scene, why_not

SIX = "manor castle temple church monastery market"


def test_a_district_of_the_own_city_instead_of_gold() -> None:
    game = scene(king="gold 0, hand necropolis, city tavern market")
    play(game, "gold", "build necropolis")
    assert asked(game) == "necropolis-sacrifice"
    assert offers(game) == {"tavern@0", "market@0"}
    play(game, "tavern@0")
    assert city(game.state.players[0]) == ["market", "necropolis"]
    assert game.state.players[0].gold == 2
    assert [card.id for card in game.state.deck.tail] == ["tavern"]


def test_who_could_pay_may_choose() -> None:
    game = scene(king="gold 3, hand necropolis, city tavern")
    play(game, "gold", "build necropolis")
    assert asked(game) == "build-pay"
    assert offers(game) == {"gold", "use necropolis"}
    play(game, "gold")
    assert city(game.state.players[0]) == ["tavern", "necropolis"]
    assert game.state.players[0].gold == 0


def test_not_without_a_district() -> None:
    game = scene(king="gold 2, hand necropolis", bishop="city tavern")
    play(game, "gold")
    assert why_not(game, "build necropolis") == "short"


def test_it_pays_for_itself_only() -> None:
    game = scene(king="gold 0, hand palace, city necropolis tavern")
    play(game, "gold")
    assert why_not(game, "build palace") == "short"


def test_r145_no_confiscation_but_of_the_next_district_paid_for() -> None:
    game = scene(
        "turn architect",
        "mark warrant architect hidden real",
        magistrate="",
        architect="gold 0, hand necropolis market, city tavern",
    )
    play(game, "gold", "build necropolis", "tavern@1")
    assert asked(game) == "turn-turn"
    assert city(game.state.players[1]) == ["necropolis"]
    play(game, "build market")
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(game.state.players[0]) == ["market"]


def test_q102_uses_the_building_limit_and_is_taxed() -> None:
    game = scene(king="gold 0, hand necropolis tavern, city market", tax_collector="")
    play(game, "gold", "build necropolis", "market@0")
    assert game.state.players[0].gold == 1
    assert game.state.hoard[9] == 1
    assert why_not(game, "build tavern") == "limit"


def test_q103_any_own_district() -> None:
    four = "keep monument museum(tavern) quarry"
    for victim in ("keep", "monument", "museum", "quarry"):
        game = scene(king=f"gold 0, hand necropolis, city {four}")
        play(game, "gold", "build necropolis")
        assert offers(game) == {"keep@0", "monument@0", "museum@0", "quarry@0"}
        play(game, f"{victim}@0")
        assert len(city(game.state.players[0])) == 4
        assert victim not in city(game.state.players[0])
        under = ["tavern", "museum"] if victim == "museum" else [victim]
        assert [card.id for card in game.state.deck.tail] == under


def test_q106_also_in_the_own_completed_city() -> None:
    game = scene("completed @0", king=f"gold 0, hand necropolis, city {SIX} tavern")
    play(game, "gold", "build necropolis", "tavern@0")
    assert city(game.state.players[0]) == [*SIX.split(), "necropolis"]
    assert game.state.first == 0


def test_its_cost_counts() -> None:
    assert scene(king="city necropolis").scores()[0].total == 5
