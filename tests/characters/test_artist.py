"""The Artist."""

import pytest

from citadels.core.game import Game
from tests.support.scene import asked, city, hand, offers, play, player, scene, why_not


def total(game: Game) -> int:
    """The points of seat 0."""
    return game.scores()[0].total


def points(game: Game, card: str) -> int:
    """The points that a district of seat 0 scores besides its cost."""
    (line,) = [line for line in game.scores()[0].lines if line.card and line.card.id == card]
    return line.points


def test_r132_beautifies_two_own_districts_for_one_gold_each() -> None:
    game = scene("turn artist", artist="gold 3, city market manor tavern", king="city docks")
    bank = game.state.bank
    play(game, "use artist")
    assert asked(game) == "artist-beautify"
    assert offers(game) == {"market@0", "manor@0", "tavern@0"}
    play(game, "manor@0")
    assert asked(game) == "artist-beautify"
    assert offers(game) == {"market@0", "tavern@0", "done"}
    play(game, "market@0")
    assert city(player(game, "artist")) == ["market+", "manor+", "tavern"]
    assert player(game, "artist").gold == 1
    assert game.state.bank == bank  # the gold lies on the districts
    assert asked(game) == "turn-turn"
    assert why_not(game, "use artist") == "used"


def test_r132_one_is_enough() -> None:
    game = scene("turn artist", artist="gold 3, city market manor")
    play(game, "use artist", "manor@0", "done")
    assert city(player(game, "artist")) == ["market", "manor+"]
    assert player(game, "artist").gold == 2
    assert why_not(game, "use artist") == "used"


def test_r132_the_first_cannot_be_declined() -> None:
    game = scene("turn artist", artist="gold 3, city market manor")
    play(game, "use artist")
    assert why_not(game, "done") == "not-now"


def test_r132_a_second_one_needs_a_second_gold() -> None:
    game = scene("turn artist", artist="gold 1, city market manor")
    play(game, "use artist", "manor@0")
    assert asked(game) == "turn-turn"
    assert player(game, "artist").gold == 0
    assert city(player(game, "artist")) == ["market", "manor+"]


def test_r132_a_second_one_needs_a_second_district() -> None:
    game = scene("turn artist", artist="gold 5, city market manor+")
    play(game, "use artist", "market@0")
    assert asked(game) == "turn-turn"
    assert player(game, "artist").gold == 4


def test_r132_the_gold_comes_from_the_stash() -> None:
    game = scene("turn artist", artist="gold 0, city market")
    assert why_not(game, "use artist") == "no-gold"
    play(game, "gold", "use artist", "market@0")
    assert player(game, "artist").gold == 1


def test_r132_the_cost_rises_by_one_for_good() -> None:
    game = scene("turn artist", artist="gold 1, city market")
    before = total(game)
    (plain,) = player(game, "artist").city
    play(game, "use artist", "market@0")
    (dear,) = player(game, "artist").city
    assert (plain.cost, dear.cost) == (2, 3)
    assert total(game) == before + 1


def test_r132_a_district_may_be_beautified_in_the_turn_it_is_built() -> None:
    game = scene("turn artist", artist="gold 3, hand market")
    assert why_not(game, "use artist") == "no-target"
    play(game, "gold", "build market", "use artist", "market@0")
    assert city(player(game, "artist")) == ["market+"]


def test_r132_the_cards_under_a_museum_stay() -> None:
    game = scene("turn artist", artist="gold 3, city museum(tavern)")
    play(game, "use artist", "museum@0")
    (museum,) = player(game, "artist").city
    assert museum.beautified
    assert [card.id for card in museum.under] == ["tavern"]


def test_r133_a_district_is_beautified_once_per_game() -> None:
    game = scene("turn artist", artist="gold 5, city market+ manor docks")
    play(game, "use artist")
    assert why_not(game, "market+@0") == "beautified"
    play(game, "manor@0")
    assert why_not(game, "manor+@0") == "beautified"
    assert offers(game) == {"docks@0", "done"}


def test_r133_nothing_left_to_beautify() -> None:
    game = scene("turn artist", artist="gold 5, city market+ manor+")
    assert why_not(game, "use artist") == "no-target"
    game = scene("turn artist", artist="gold 5, city market+ manor")
    assert "use artist" in offers(game)


def test_q05_built_again_it_is_a_fresh_card() -> None:
    game = scene("turn warlord", warlord="gold 9", artist="gold 6, city market+ cemetery")
    artist = player(game, "artist")
    play(game, "gold", "use warlord", "market+@1", "yes", "end")
    assert hand(artist) == ["market"]
    play(game, "gold", "build market", "use artist")
    assert "market@1" in offers(game)
    play(game, "market@1", "done")
    assert city(artist) == ["cemetery", "market+"]


@pytest.mark.parametrize(("district", "odd"), [("docks", -1), ("market", 1)])
def test_q123_the_basilica_looks_at_the_cost_with_its_coin(district: str, odd: int) -> None:
    game = scene("turn artist", artist=f"gold 1, city basilica {district}")
    before, bonus = total(game), points(game, "basilica")
    play(game, "use artist", f"{district}@0")
    assert points(game, "basilica") == bonus + odd
    assert total(game) == before + 1 + odd


def test_r059_gold_on_a_district_is_not_in_the_stash() -> None:
    game = scene("turn artist", artist="gold 2, city imperial_treasury market")
    play(game, "use artist", "market@0", "done")
    assert points(game, "imperial_treasury") == 1


def test_artist_plays_with_three() -> None:
    game = scene("players 3", "turn artist", artist="gold 2, city market")
    play(game, "use artist", "market@0")
    assert city(player(game, "artist")) == ["market+"]
