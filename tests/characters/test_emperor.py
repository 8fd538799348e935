"""The Emperor."""

import pytest

from citadels.core.basics import InvalidRecord
from tests.support.scene import asked, hand, offers, play, player, scene, seat_of, why_not


def test_r104_one_gold_per_noble_district() -> None:
    game = scene("turn emperor", emperor="gold 1, city manor castle tavern")
    play(game, "income")
    assert player(game, "emperor").gold == 3
    assert why_not(game, "income") == "used"


def test_r104_the_crown_goes_neither_to_the_holder_nor_to_the_emperor() -> None:
    game = scene("turn emperor", emperor="", bishop="crown", warlord="gold 1")
    assert game.state.crown == seat_of(game, "bishop")  # the reveal moves nothing
    play(game, "use emperor")
    assert asked(game) == "emperor-crown"
    assert offers(game) == {"@2", "@3"}
    assert why_not(game, "@0") == "yourself"
    assert why_not(game, "@1") == "has-crown"
    play(game, "@2")
    assert game.state.crown == seat_of(game, "warlord")


def test_r104_the_new_holder_calls_the_later_ranks_and_chooses_first() -> None:
    game = scene("turn emperor", emperor="", bishop="crown", warlord="")
    play(game, "use emperor", "@2", "gold", "end", "gold", "end", "gold", "end")
    calls = {event.amount: event.seat for event in game.events or [] if event.name == "calls"}
    assert calls == {4: 1, 5: 2, 6: 2, 7: 2, 8: 2}
    assert asked(game) == "draft-keep"
    assert game.state.round.first == 2


def test_r105_takes_one_gold_from_the_new_holder() -> None:
    game = scene("turn emperor", emperor="gold 1", bishop="crown", warlord="gold 3, hand prison")
    play(game, "use emperor", "@2")
    assert asked(game) == "emperor-take"
    assert offers(game) == {"gold", "card"}
    play(game, "gold")
    assert player(game, "emperor").gold == 2
    assert player(game, "warlord").gold == 2
    assert hand(player(game, "warlord")) == ["prison"]
    assert asked(game) == "turn-turn"
    assert not game.state.turn.gathered
    assert why_not(game, "use emperor") == "used"


def test_r105_or_one_random_card() -> None:
    game = scene(
        "turn emperor", emperor="", bishop="crown", warlord="gold 3, hand prison prison docks"
    )
    play(game, "use emperor", "@2")
    odds = game.play("card", outcomes=[])
    assert odds is not None
    assert [option.text for option in odds.outcomes] == ["docks", "prison"]
    assert odds.weights == (1, 2)
    game.play("card", outcomes=["docks"])
    assert hand(player(game, "emperor")) == ["docks"]
    assert hand(player(game, "warlord")) == ["prison", "prison"]
    assert player(game, "warlord").gold == 3
    taken = next(event for event in game.events or [] if event.name == "gives-card")
    assert [thing.text for thing in taken.for_observer(2).things] == ["docks"]
    assert taken.for_observer(1).things == ()


def test_r105_with_neither_nothing_is_taken() -> None:
    game = scene("turn emperor", emperor="", bishop="crown", warlord="")
    play(game, "use emperor", "@2")
    assert asked(game) == "turn-turn"
    assert game.state.crown == 2
    assert player(game, "emperor").gold == 0
    assert hand(player(game, "emperor")) == []


def test_q19_with_only_gold_or_only_cards_that_is_taken() -> None:
    game = scene("turn emperor", emperor="", bishop="crown", warlord="gold 1")
    play(game, "use emperor", "@2")
    assert offers(game) == {"gold"}
    assert why_not(game, "card") == "no-cards"
    play(game, "gold")
    assert player(game, "emperor").gold == 1
    assert player(game, "warlord").gold == 0
    game = scene("turn emperor", emperor="", bishop="crown", warlord="hand prison")
    play(game, "use emperor", "@2")
    assert offers(game) == {"card"}
    assert why_not(game, "gold") == "no-gold"
    play(game, "card")
    assert hand(player(game, "emperor")) == ["prison"]


def test_r106_a_killed_emperor_gives_the_crown_at_the_end_and_takes_nothing() -> None:
    game = scene(
        "turn bishop",
        "mark killed emperor",
        emperor="",
        bishop="crown",
        warlord="gold 3, hand docks",
    )
    play(game, "gold", "end", "gold")
    assert game.state.crown == seat_of(game, "bishop")
    assert not game.state.is_revealed(4)
    play(game, "end")
    assert asked(game) == "emperor-appoint"
    assert game.question is not None
    assert game.question.seat == seat_of(game, "emperor")
    assert game.state.is_revealed(4)
    assert offers(game) == {"@2", "@3"}
    assert why_not(game, "@0") == "yourself"
    assert why_not(game, "@1") == "has-crown"
    play(game, "@2")
    assert asked(game) == "draft-keep"
    assert game.state.crown == 2
    assert game.state.round.first == 2
    assert game.state.players[0].gold == 0
    assert game.state.players[0].hand == []
    assert game.state.players[2].gold == 5


def test_q11_a_killed_emperor_is_revealed_then_appoints_then_the_queen_gains() -> None:
    game = scene(
        "turn queen",
        "mark killed emperor",
        bishop="crown",
        emperor="",
        queen="",
        thief="",
        warlord="",
    )
    play(game, "gold", "end", "@4")
    names = [event.name for event in game.events or []]
    assert names[names.index("reveals", names.index("ends")) :][:4] == [
        "reveals",
        "crown",
        "gains",
        "round",
    ]
    assert game.state.crown == 4
    assert game.state.players[2].gold == 5


def test_r073_the_witch_gives_the_crown_of_a_bewitched_emperor_and_takes() -> None:
    game = scene(witch="", emperor="gold 1", bishop="crown", warlord="gold 4")
    play(game, "gold", "emperor", "gold")
    assert game.state.crown == seat_of(game, "bishop")
    assert game.state.turn.seat == seat_of(game, "witch")
    assert why_not(game, "end") == "duty"
    play(game, "use emperor", "@3", "gold")
    assert game.state.crown == seat_of(game, "warlord")
    assert player(game, "witch").gold == 3
    assert player(game, "warlord").gold == 3
    assert player(game, "emperor").gold == 3


def test_q14_an_emperor_with_the_crown_gives_it_to_anybody_else() -> None:
    game = scene("turn emperor", emperor="crown", bishop="", warlord="")
    play(game, "use emperor")
    assert offers(game) == {"@1", "@2", "@3"}
    assert why_not(game, "@0") == "yourself"


def test_q14_two_players_exclude_the_emperor() -> None:
    seats = {"emperor__bishop": "", "thief__warlord": "crown"}
    with pytest.raises(InvalidRecord, match="emperor needs 3 players"):
        scene("players 2", "turn emperor", **seats)
    game = scene("players 3", "turn emperor", **seats)
    play(game, "use emperor")
    assert offers(game) == {"@2"}


def test_q15_the_witch_may_crown_the_emperors_owner() -> None:
    game = scene(witch="", emperor="", bishop="crown", warlord="")
    play(game, "gold", "emperor", "gold", "use emperor")
    assert offers(game) == {"@1", "@3"}
    play(game, "@1")
    assert asked(game) == "emperor-take"
    play(game, "gold")
    assert game.state.crown == seat_of(game, "emperor")


def test_q15_the_emperors_owner_has_the_crown() -> None:
    game = scene(witch="", emperor="crown", bishop="", warlord="")
    play(game, "gold", "emperor", "gold", "use emperor")
    assert offers(game) == {"@2", "@3"}


def test_q15_with_three_players_somebody_remains() -> None:
    game = scene("players 3", witch__thief="", emperor__bishop="crown", warlord__merchant="")
    play(game, "gold", "emperor", "gold", "end", "gold", "use emperor")
    assert offers(game) == {"@2"}


def test_q16_the_turn_cannot_end_before_the_crown_is_given() -> None:
    game = scene("turn emperor", emperor="", bishop="crown", warlord="")
    assert why_not(game, "end") == "gather-first"
    play(game, "gold")
    assert offers(game) == {"use emperor"}
    assert why_not(game, "end") == "duty"
    play(game, "use emperor", "@2")
    assert "end" in offers(game)


def test_q18_killed_in_the_last_round_the_crown_moves_before_the_scoring() -> None:
    game = scene(
        "turn warlord",
        "mark killed emperor",
        "completed @1",
        emperor="crown",
        warlord="",
        bishop="city statue",
    )
    play(game, "gold", "end")
    assert asked(game) == "emperor-appoint"
    play(game, "@2")
    assert game.over
    assert game.state.crown == 2
    assert [line.points for line in game.scores()[2].lines if line.code == "card"] == [5]
