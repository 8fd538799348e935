"""The Armory."""

from tests.support.scene import asked, city, offers, play, scene, seat_of, why_not

SEVEN = "manor castle palace temple church monastery market"
SIX = "manor castle palace temple church prison"


def test_destroys_itself_and_another_district_free_of_charge() -> None:
    game = scene(king="gold 1, city armory tavern", bishop="city manor cathedral")
    play(game, "use armory")
    assert asked(game) == "armory-destroy"
    play(game, "cathedral@1")
    assert city(game.state.players[0]) == ["tavern"]
    assert city(game.state.players[1]) == ["manor"]
    assert game.state.players[0].gold == 1
    assert [card.id for card in game.state.deck.tail] == ["armory", "cathedral"]


def test_r142_no_district_of_a_completed_city() -> None:
    cities = {"bishop": f"city {SEVEN}", "merchant": f"city {SIX}"}
    game = scene("turn king", "completed @1", king="city armory", **cities)
    play(game, "use armory")
    assert offers(game) == {f"{name}@2" for name in SIX.split()}
    assert why_not(game, "manor@1") == "completed"
    play(game, "prison@2")
    assert city(game.state.players[2]) == SIX.split()[:5]


def test_q66_reaches_the_bishop_and_the_keep_and_pays_no_wall() -> None:
    game = scene(
        "turn merchant", merchant="gold 0, city armory", bishop="city keep great_wall tavern"
    )
    play(game, "use armory")
    assert offers(game) == {"keep@1", "great_wall@1", "tavern@1"}
    play(game, "keep@1")
    assert city(game.state.players[1]) == ["great_wall", "tavern"]
    assert game.state.players[0].gold == 0


def test_q107_destroys_an_own_district_but_not_itself() -> None:
    game = scene(king="city armory tavern market", bishop="city manor")
    play(game, "use armory")
    assert offers(game) == {"tavern@0", "market@0", "manor@1"}
    assert why_not(game, "armory@0") == "this-card"
    play(game, "tavern@0")
    assert city(game.state.players[0]) == ["market"]


def test_q107_works_before_and_after_gathering() -> None:
    game = scene(king="city armory", bishop="city manor")
    assert "use armory" in offers(game)
    play(game, "gold")
    assert "use armory" in offers(game)


def test_q107_not_while_a_threat_is_open() -> None:
    game = scene(
        "turn king",
        "mark threat king hidden real",
        blackmailer="",
        king="gold 0, city armory",
        bishop="city manor",
    )
    assert why_not(game, "use armory") == "threatened"
    play(game, "gold")
    assert asked(game) == "blackmailer-bribe"
    play(game, "yes")
    assert "use armory" in offers(game)


def test_q107_q24_the_witch_only_after_resuming() -> None:
    game = scene(witch="city armory", king="city manor")
    assert why_not(game, "use armory") == "witch"
    play(game, "gold", "king", "gold")
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "use armory", "manor@1")
    assert city(game.state.players[1]) == []


def test_q107_not_by_a_bewitched_player() -> None:
    game = scene(witch="city tavern", king="city armory")
    play(game, "gold", "king")
    assert game.state.turn.seat == seat_of(game, "king")
    assert why_not(game, "use armory") == "bewitched"


def test_q106_not_from_a_completed_city() -> None:
    game = scene("completed @0", king=f"city armory {SIX}", bishop="city manor")
    assert why_not(game, "use armory") == "completed"


def test_q106_from_a_city_that_lacks_one_district() -> None:
    game = scene(king="city armory manor castle palace temple church", bishop="city manor")
    assert "use armory" in offers(game)


def test_needs_something_to_destroy() -> None:
    game = scene("completed @1", king="city armory", bishop=f"city {SEVEN}")
    assert why_not(game, "use armory") == "no-target"
