"""The Keep."""

from tests.support.scene import city, offers, play, scene, why_not


def test_q84_the_warlord_cannot_destroy_it() -> None:
    game = scene(warlord="gold 9", seat1="city keep manor")
    play(game, "use warlord")
    assert offers(game) == {"manor@1"}
    assert why_not(game, "keep@1") == "protected"


def test_q84_not_even_the_own_one() -> None:
    game = scene(warlord="gold 9, city keep manor")
    play(game, "use warlord")
    assert offers(game) == {"manor@0"}


def test_q84_the_diplomat_cannot_take_it_in_exchange() -> None:
    game = scene(diplomat="gold 9, city tavern", seat1="city keep manor")
    play(game, "use diplomat", "tavern@0")
    assert offers(game) == {"manor@1"}
    assert why_not(game, "keep@1") == "protected"


def test_q84_the_marshal_cannot_seize_it() -> None:
    game = scene(marshal="gold 9", seat1="city keep manor")
    play(game, "use marshal")
    assert offers(game) == {"manor@1"}
    assert why_not(game, "keep@1") == "protected"


def test_q84_the_diplomat_may_give_the_own_one_away() -> None:
    game = scene(diplomat="gold 9, city keep tavern", seat1="city manor")
    play(game, "use diplomat")
    assert offers(game) == {"keep@0", "tavern@0"}
    play(game, "keep@0", "manor@1")
    assert city(game.state.players[0]) == ["tavern", "manor"]
    assert city(game.state.players[1]) == ["keep"]
    game = scene(diplomat="gold 9, city tavern", seat1="city keep")
    assert why_not(game, "use diplomat") == "no-target"  # and never gets one back


def test_the_reason_names_the_keep() -> None:
    game = scene(warlord="gold 9", seat1="city keep manor")
    play(game, "use warlord")
    reason = game.why_not("keep@1")
    assert reason is not None
    assert reason.card is not None
    assert reason.card.id == "keep"


def test_q108_of_the_two_classic_keeps_one_in_each_city() -> None:
    game = scene(
        "edition classic",
        "turn merchant",
        merchant="gold 3, hand keep, city keep",
    )
    play(game, "gold")
    assert why_not(game, "build keep") == "duplicate"
    game = scene("edition classic", warlord="gold 9", seat1="city keep tavern", seat2="city keep")
    play(game, "use warlord")
    assert offers(game) == {"tavern@1"}


def test_other_cards_reach_it() -> None:
    game = scene(king="city armory", bishop="city keep")
    play(game, "use armory", "keep@1")
    assert city(game.state.players[1]) == []


def test_its_cost_counts() -> None:
    assert scene(king="city keep").scores()[0].total == 3
