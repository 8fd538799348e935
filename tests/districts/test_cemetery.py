"""The Cemetery."""

import pytest

from citadels.core.basics import InvalidConfig
from citadels.core.setup.config import Config
from tests.support.scene import asked, city, hand, offers, play, scene

CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect")
UNIQUE = (
    *("cemetery", "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep"),
    *("laboratory", "library", "map_room", "quarry", "school_of_magic", "smithy", "statue"),
    "wishing_well",
)


@pytest.mark.parametrize("edition", ["deluxe", "czech"])
@pytest.mark.parametrize("rank8", ["diplomat", "marshal"])
def test_r019_only_in_a_deck_with_the_warlord(edition: str, rank8: str) -> None:
    with pytest.raises(InvalidConfig, match="cemetery needs the warlord"):
        Config(4, edition, cast=(*CAST, rank8), unique=UNIQUE)
    config = Config(4, edition, cast=(*CAST, "warlord"), unique=UNIQUE)
    assert "cemetery" in [card.id for card in config.deck]


def test_q91_the_owner_takes_what_the_warlord_destroys_for_one_gold() -> None:
    game = scene(
        warlord="gold 5", seat1="gold 1, city cemetery tavern", seat2="gold 1, city manor+"
    )
    play(game, "gold", "use warlord", "manor+@2")
    assert asked(game) == "cemetery-recover"
    assert game.question is not None
    assert game.question.seat == 1
    assert offers(game) == {"yes", "no"}
    play(game, "yes")
    assert hand(game.state.players[1]) == ["manor"]
    assert game.state.players[1].gold == 0
    assert game.state.deck.tail == []
    assert city(game.state.players[2]) == []
    assert game.state.turn.seat == 0  # the Warlord goes on


def test_q91_of_any_city_the_own_one_too() -> None:
    game = scene(warlord="gold 5", seat1="gold 3, city cemetery tavern")
    play(game, "gold", "use warlord", "tavern@1", "yes")
    assert hand(game.state.players[1]) == ["tavern"]
    assert city(game.state.players[1]) == ["cemetery"]
    assert game.state.players[1].gold == 2


def test_q91_the_owner_may_decline() -> None:
    game = scene(warlord="gold 5", seat1="gold 3, city cemetery tavern")
    play(game, "gold", "use warlord", "tavern@1")
    assert asked(game) == "cemetery-recover"
    play(game, "no")
    assert hand(game.state.players[1]) == []
    assert game.state.players[1].gold == 3
    assert [card.id for card in game.state.deck.tail] == ["tavern"]


def test_without_gold_the_owner_is_not_asked() -> None:
    game = scene(warlord="gold 5", seat1="gold 0, city cemetery tavern")
    play(game, "gold", "use warlord", "tavern@1")
    assert asked(game) == "turn-turn"


def test_q91_not_what_the_armory_destroys() -> None:
    game = scene(
        "turn merchant",
        merchant="city armory",
        warlord="gold 1",
        seat2="gold 3, city cemetery tavern market",
    )
    play(game, "use armory", "tavern@2")
    assert asked(game) == "turn-turn"
    play(game, "gold", "end", "gold", "use warlord", "market@2")
    assert asked(game) == "cemetery-recover"


def test_q91_not_if_the_owner_is_the_warlord() -> None:
    game = scene(warlord="gold 5, city cemetery", seat1="city tavern market")
    play(game, "gold", "use warlord", "tavern@1")
    assert asked(game) == "turn-turn"
    game = scene(warlord="gold 5", seat1="gold 1, city cemetery tavern market")
    play(game, "gold", "use warlord", "tavern@1")
    assert asked(game) == "cemetery-recover"


def test_q91_the_cemetery_itself_destroyed_is_too_late() -> None:
    game = scene(warlord="gold 5", seat1="gold 3, city cemetery tavern")
    play(game, "gold", "use warlord")
    beside = game.copy()
    play(game, "cemetery@1")
    assert asked(game) == "turn-turn"
    play(beside, "tavern@1")
    assert asked(beside) == "cemetery-recover"


def test_q91_not_the_cards_of_a_museum() -> None:
    game = scene(warlord="gold 5", seat1="gold 3, city cemetery museum(tavern market)")
    play(game, "gold", "use warlord", "museum@1", "yes")
    assert hand(game.state.players[1]) == ["museum"]
    assert sorted(card.id for card in game.state.deck.tail) == ["market", "tavern"]


def test_q91_the_witch_in_the_warlords_place_counts_as_warlord() -> None:
    def destroyed(witch: str, warlord: str) -> str:
        game = scene(witch=f"gold 5 {witch}", warlord=f"gold 1 {warlord}", seat2="city tavern")
        play(game, "gold", "warlord", "gold", "use warlord", "tavern@2")
        return asked(game)

    assert destroyed("", ", city cemetery") == "cemetery-recover"
    assert destroyed(", city cemetery", "") == "turn-turn"
