"""Ways to pay that are taken unasked: the view says so before the player chooses."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.words import LANGUAGES, Reader, card_name, say_build
from tests.support.scene import asked, city, play, player, scene


def ways(game: Game, seat: int = 0) -> dict[str, str]:
    """What the view of a seat says of the offered builds."""
    question = game.view(seat).question
    assert question is not None
    return {build.text: way.text for build, way in question.ways.items()}


def test_a_build_that_destroys_the_framework_says_so() -> None:
    game = scene("turn king", king="gold 0, hand palace tavern, city framework")
    assert ways(game) == {}  # nothing can be built yet
    play(game, "gold")
    assert ways(game) == {"build palace": "use framework"}  # the tavern is asked about
    assert ways(game, 1) == {}
    play(game, "build palace")
    assert city(player(game, "king")) == ["palace"]


def test_where_there_is_gold_too_the_player_is_asked() -> None:
    game = scene("turn king", king="gold 4, hand palace, city framework")
    play(game, "gold")
    assert ways(game) == {}
    play(game, "build palace")
    assert asked(game) == "build-pay"


def test_where_there_are_two_other_ways_the_player_is_asked() -> None:
    game = scene("turn king", king="gold 0, hand necropolis, city framework")
    play(game, "gold")
    assert ways(game) == {}
    play(game, "build necropolis")
    assert asked(game) == "build-pay"


def test_every_card_that_pays_is_named() -> None:
    game = scene("turn king", king="gold 0, hand necropolis, city tavern")
    play(game, "gold")
    assert ways(game) == {"build necropolis": "use necropolis"}
    game = scene("turn king", king="gold 2, hand thieves_den tavern tavern manor")
    play(game, "gold")
    assert ways(game)["build thieves_den"] == "use thieves_den"
    game = scene("turn cardinal", cardinal="gold 0, hand manor tavern tavern", king="gold 3")
    play(game, "gold")
    assert ways(game) == {"build manor": "use cardinal"}


def test_the_wizards_build_says_so_too() -> None:
    game = scene("turn wizard", wizard="gold 0, city framework", king="hand palace")
    play(game, "gold", "use wizard", "@1", "palace")
    assert ways(game) == {"build": "use framework"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_names_both_cards(language: str) -> None:
    game = scene("turn king", king="gold 0, hand palace, city framework")
    play(game, "gold")
    seen = game.view(0).question
    assert seen is not None and game.question is not None
    ((build, way),) = seen.ways.items()
    said = say_build(build, way, Reader(language, 0), game.question)
    for card in ("palace", "framework"):
        assert str(card_name(card, language))[:4] in said
