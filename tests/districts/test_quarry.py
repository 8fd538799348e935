"""The Quarry."""

from tests.support.scene import city, offers, play, scene, why_not


def test_r153_any_number_of_duplicates_may_be_built() -> None:
    game = scene(architect="gold 3, hand tavern tavern, city quarry tavern tavern")
    play(game, "gold", "build tavern", "build tavern")
    assert city(game.state.players[0]) == ["quarry", "tavern", "tavern", "tavern", "tavern"]


def test_only_its_owner_builds_duplicates() -> None:
    game = scene(king="gold 3, hand tavern, city tavern", bishop="city quarry")
    play(game, "gold")
    assert why_not(game, "build tavern") == "duplicate"


def test_r153_no_duplicate_by_confiscation() -> None:
    game = scene(
        "turn king",
        "mark warrant king hidden real",
        magistrate="gold 5, hand tavern, city quarry tavern",
        king="gold 3, hand tavern",
    )
    play(game, "gold", "build tavern")
    assert offers(game) == {"no"}
    assert why_not(game, "yes") == "duplicate"
    game = scene(magistrate="gold 5, hand tavern, city quarry tavern")
    play(game, "gold")
    assert "build tavern" in offers(game)


def test_r153_no_duplicate_by_exchange() -> None:
    game = scene(diplomat="gold 5, hand manor, city quarry prison manor", seat1="city manor tavern")
    play(game, "gold")
    assert "build manor" in offers(game)
    play(game, "use diplomat", "prison@0")
    assert offers(game) == {"tavern@1"}
    assert why_not(game, "manor@1") == "duplicate"


def test_r153_no_duplicate_for_the_partner_of_an_exchange() -> None:
    game = scene(diplomat="gold 5, city prison tavern", seat1="city quarry prison manor")
    play(game, "use diplomat", "tavern@0")
    assert offers(game) == {"quarry@1", "manor@1"}
    game = scene(diplomat="gold 5, city prison", seat1="city quarry prison manor")
    play(game, "use diplomat", "prison@0")
    assert offers(game) == {"prison@1"}  # one Prison for the other
    game = scene(king="gold 5, hand prison, city quarry prison manor")
    play(game, "gold")
    assert "build prison" in offers(game)


def test_r153_no_duplicate_by_seizure() -> None:
    game = scene(marshal="gold 5, hand manor, city quarry manor", seat1="city manor tavern")
    play(game, "gold")
    assert "build manor" in offers(game)
    play(game, "use marshal")
    assert offers(game) == {"tavern@1"}
    assert why_not(game, "manor@1") == "duplicate"


def test_q108_existing_duplicates_stay_when_it_is_lost() -> None:
    game = scene(architect="gold 3, hand tavern tavern, city quarry tavern armory")
    play(game, "gold", "build tavern", "use armory", "quarry@0")
    assert city(game.state.players[0]) == ["tavern", "tavern"]
    assert why_not(game, "build tavern") == "duplicate"


def test_its_cost_counts() -> None:
    assert scene(king="city quarry").scores()[0].total == 5
