"""The Hospital."""

import pytest

from citadels.core.basics import InvalidConfig
from citadels.core.setup.config import Config
from tests.support.scene import asked, city, hand, offers, play, scene, why_not

CAST = ("thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
UNIQUE = (
    *("hospital", "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep"),
    *("laboratory", "library", "map_room", "quarry", "school_of_magic", "smithy", "statue"),
    "wishing_well",
)


@pytest.mark.parametrize("edition", ["deluxe", "czech"])
@pytest.mark.parametrize("rank1", ["witch", "magistrate"])
def test_r020_only_in_a_deck_with_the_assassin(edition: str, rank1: str) -> None:
    with pytest.raises(InvalidConfig, match="hospital needs the assassin"):
        Config(4, edition, cast=(rank1, *CAST), unique=UNIQUE)
    config = Config(4, edition, cast=("assassin", *CAST), unique=UNIQUE)
    assert "hospital" in [card.id for card in config.deck]


def test_q92_the_killed_owner_may_gather_gold_and_no_more() -> None:
    game = scene(
        "turn bishop",
        "mark killed bishop",
        bishop="gold 1, hand tavern, city hospital temple smithy",
        merchant="",
    )
    assert asked(game) == "hospital-gather"
    assert game.question is not None
    assert game.question.seat == 0
    assert offers(game) == {"gather", "pass"}
    play(game, "gather")
    assert game.state.is_revealed(5)
    assert offers(game) == {"gold", "cards"}
    for choice in ("build tavern", "income", "use smithy"):
        assert why_not(game, choice) == "bound"
    assert why_not(game, "end") == "gather-first"
    play(game, "gold")
    assert game.state.players[0].gold == 3
    assert game.state.turn.seat == 1  # the Merchant's turn


def test_q92_or_cards() -> None:
    game = scene(
        "turn bishop", "mark killed bishop", "deck tavern market", bishop="city hospital", king=""
    )
    play(game, "gather", "cards", "market")
    assert hand(game.state.players[0]) == ["market"]
    assert asked(game) == "draft-keep"


def test_q92_with_gold_mine_library_and_observatory() -> None:
    game = scene("turn king", "mark killed king", king="gold 0, city hospital gold_mine", bishop="")
    play(game, "gather", "gold")
    assert game.state.players[0].gold == 3
    game = scene(
        "turn king", "mark killed king", king="city hospital library observatory", bishop=""
    )
    play(game, "gather", "cards")
    assert len(game.state.players[0].hand) == 3
    assert game.state.turn.seat == 1


def test_q92_without_park_and_poor_house() -> None:
    game = scene(
        "turn king", "mark killed king", king="gold 0, city hospital park poor_house", bishop=""
    )
    play(game, "gather", "gold")
    assert game.state.turn.seat == 1
    assert game.state.players[0].gold == 2
    assert game.state.players[0].hand == []


def test_q92_the_owner_may_pass_and_stays_hidden() -> None:
    game = scene("turn king", "mark killed king", king="gold 0, city hospital", bishop="")
    assert asked(game) == "hospital-gather"
    play(game, "pass")
    assert game.state.players[0].gold == 0
    assert not game.state.is_revealed(4)
    assert game.state.turn.seat == 1


def test_q92_the_question_betrays_nothing() -> None:
    for king in ({"king": ""}, {"seat": ""}):  # somebody else is the victim, or nobody
        game = scene("turn king", "mark killed king", bishop="city hospital", **king)
        assert asked(game) == "hospital-gather"
        assert game.question is not None
        assert game.question.seat == 0
        assert offers(game) == {"pass"}
        assert why_not(game, "gather") == "not-yours"
        play(game, "pass")
        assert not game.state.is_revealed(4)
        assert game.state.turn.seat == 0


def test_q92_asked_at_the_call_of_the_victim_only() -> None:
    game = scene("mark killed bishop", king="city hospital", bishop="", merchant="")
    assert asked(game) == "turn-turn"
    assert game.state.turn.seat == 0
    play(game, "gold", "end")
    assert asked(game) == "hospital-gather"
    play(game, "pass")
    assert asked(game) == "turn-turn"
    assert game.state.turn.seat == 2


def test_in_a_turn_of_its_own_the_owner_does_all_as_ever() -> None:
    game = scene(
        "mark killed bishop", king="gold 0, hand tavern, city hospital manor", bishop="gold 0"
    )
    play(game, "gold", "income", "build tavern")
    assert city(game.state.players[0]) == ["hospital", "manor", "tavern"]


def test_q92_a_killed_king_gets_the_crown_only_at_the_end_of_the_round() -> None:
    game = scene("turn king", "mark killed king", king="city hospital", bishop="crown", merchant="")
    play(game, "gather", "gold", "gold", "end")
    assert game.state.turn.seat == 2
    assert game.state.crown == 1
    play(game, "gold", "end")
    assert game.state.crown == 0


def test_q92_a_gathering_victim_is_revealed_once() -> None:
    game = scene("turn king", "mark killed king", king="city hospital", bishop="crown")
    play(game, "gather", "gold", "gold", "end")
    shown = [event.things[0].text for event in game.events if event.name == "reveals"]
    assert shown == ["king", "bishop"]


def test_q92_the_other_character_of_the_owner_has_its_turn() -> None:
    game = scene(
        "players 2",
        "turn king",
        "mark killed king",
        king__bishop="gold 0, hand tavern, city hospital",
        merchant__warlord="",
    )
    play(game, "gather", "gold")
    assert game.state.turn.character is not None
    assert game.state.turn.character.id == "bishop"
    play(game, "gold", "build tavern")
    assert game.state.players[0].gold == 3


def test_its_cost_counts() -> None:
    assert scene(king="city hospital").scores()[0].total == 6
