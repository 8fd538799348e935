"""The Witch."""

import pytest

from citadels.core.game import Game
from citadels.core.registry import CHARACTERS
from citadels.core.rng import make_rng
from tests.support.scene import asked, city, hand, offers, play, player, scene, seat_of, why_not


def bewitch(game: Game, target: str) -> None:
    """Let the Witch gather gold and bewitch; the bewitched character gathers gold."""
    play(game, "gold", target)
    assert game.state.turn.seat == seat_of(game, target)
    play(game, "gold")
    assert game.state.turn.seat == seat_of(game, "witch")


def test_r065_gathering_then_naming_is_compulsory() -> None:
    game = scene(witch="hand tavern, gold 2", king="")
    assert offers(game) == {"gold", "cards"}
    play(game, "gold")
    assert asked(game) == "witch-bewitch"
    assert "pass" not in offers(game)


def test_r065_after_naming_another_character_the_turn_is_on_hold() -> None:
    game = scene("deck manor palace", witch="gold 5, hand tavern", thief="", king="")
    play(game, "cards", "manor")
    cast = {"thief", "magician", "king", "bishop", "merchant", "architect", "warlord"}
    assert offers(game) == cast
    assert why_not(game, "witch") == "own-character"
    play(game, "king")
    assert game.state.turn.seat == seat_of(game, "thief")  # she has built nothing
    assert hand(player(game, "witch")) == ["manor", "tavern"]
    assert [(token.kind, token.rank) for token in game.state.round.tokens] == [("bewitched", 4)]


def test_r066_before_resuming_she_neither_builds_nor_uses_districts() -> None:
    game = scene(witch="gold 4, hand stables tavern, city laboratory smithy museum armory", king="")
    assert offers(game) == {"gold", "cards"}
    for option in ("build tavern", "build stables", "use laboratory", "use museum", "use armory"):
        assert why_not(game, option) == "witch"
    reason = game.why_not("use smithy")
    assert reason is not None
    assert reason.card is game.config.character("witch")
    assert why_not(game, "end") == "gather-first"
    assert CHARACTERS["witch"].build_limit == 0


@pytest.mark.parametrize(
    ("built", "gather", "gold", "cards"),
    [("gold_mine", "gold", 3, 0), ("library observatory", "cards", 0, 3)],
)
def test_r066_effects_on_gathering_work_before_she_resumes(
    built: str, gather: str, gold: int, cards: int
) -> None:
    game = scene(witch=f"city {built}", king="")
    play(game, gather)
    assert asked(game) == "witch-bewitch"
    assert (player(game, "witch").gold, len(player(game, "witch").hand)) == (gold, cards)


def test_r067_the_bewitched_character_gathers_and_nothing_else() -> None:
    game = scene(witch="", merchant="gold 4, hand tavern, city market laboratory smithy gold_mine")
    play(game, "gold", "merchant")
    assert game.state.turn.seat == seat_of(game, "merchant")
    assert offers(game) == {"gold", "cards"}
    for option in ("income", "use merchant", "build tavern", "use laboratory", "use smithy"):
        assert why_not(game, option) == "bewitched"
    play(game, "gold")
    assert player(game, "merchant").gold == 4 + 3  # with the Gold Mine, without the extra gold
    assert game.state.turn.seat == seat_of(game, "witch")


def test_r067_the_marker_of_the_witch_binds() -> None:
    game = scene("turn king", "mark bewitched king", witch="gold 1", king="city manor")
    (token,) = game.state.round.tokens
    assert token.by.id == "witch"
    reason = game.why_not("income")
    assert reason is not None
    assert reason.card is token.by
    play(game, "gold")
    assert game.state.turn.seat == seat_of(game, "witch")


def test_r067_other_characters_have_their_whole_turn() -> None:
    game = scene(witch="", merchant="city market, hand tavern", warlord="")
    play(game, "gold", "warlord")
    assert offers(game) == {"gold", "cards", "income", "use merchant"}
    play(game, "gold")
    assert offers(game) == {"income", "use merchant", "build tavern", "end"}
    play(game, "end")
    assert game.state.turn.seat == seat_of(game, "warlord")


def test_r068_she_has_the_abilities_of_the_bewitched_character() -> None:
    game = scene(witch="city market tavern", merchant="")
    bewitch(game, "merchant")
    assert offers(game) == {"income", "use merchant", "end"}
    play(game, "income", "use merchant")
    assert player(game, "witch").gold == 2 + 2 + 1
    assert player(game, "merchant").gold == 2


def test_r068_she_has_the_architects_building_limit() -> None:
    game = scene(witch="gold 9, hand tavern temple watchtower market", architect="")
    bewitch(game, "architect")
    play(game, "build tavern", "build temple", "build watchtower")
    assert why_not(game, "build market") == "limit"
    assert city(player(game, "witch")) == ["tavern", "temple", "watchtower"]


def test_r068_she_is_protected_as_the_bishop_and_the_bishop_is_not() -> None:
    game = scene(witch="city tavern", bishop="city market", warlord="gold 9")
    bewitch(game, "bishop")
    play(game, "end", "use warlord")
    assert offers(game) == {"market@1"}
    assert why_not(game, "tavern@0") == "protected"


def test_r068_she_builds_as_little_as_the_navigator() -> None:
    game = scene(witch="gold 5, hand tavern stables", navigator="")
    bewitch(game, "navigator")
    assert offers(game) == {"use navigator", "end"}
    assert why_not(game, "build tavern") == "builds-nothing"
    assert why_not(game, "build stables") == "builds-nothing"


def test_r069_hand_stash_and_city_are_her_own() -> None:
    game = scene(
        witch="gold 1, hand manor, city castle",
        king="gold 6, hand tavern, city manor palace laboratory quarry",
    )
    bewitch(game, "king")
    play(game, "income")
    assert (player(game, "witch").gold, player(game, "king").gold) == (4, 8)
    assert offers(game) == {"build manor", "end"}  # no Laboratory
    play(game, "build manor")
    assert city(player(game, "witch")) == ["castle", "manor"]
    assert (player(game, "witch").gold, player(game, "king").gold) == (1, 8)
    assert hand(player(game, "king")) == ["tavern"]


def test_r070_she_does_not_gather_again() -> None:
    game = scene(witch="", king="")
    bewitch(game, "king")
    assert offers(game) == {"end"}
    assert why_not(game, "gold") == "gathered"
    assert why_not(game, "cards") == "gathered"


def test_r071_as_blackmailer_she_threatens_is_bribed_and_reveals() -> None:
    game = scene(witch="", blackmailer="", king="gold 2", bishop="gold 5")
    bewitch(game, "blackmailer")
    play(game, "use blackmailer", "king", "bishop", "bishop", "end")
    play(game, "gold", "yes", "end")  # the King bribes
    assert player(game, "witch").gold == 2 + 2
    play(game, "gold", "no")  # the Bishop does not
    assert game.question is not None
    assert game.question.seat == seat_of(game, "witch")
    play(game, "yes")
    assert player(game, "witch").gold == 4 + 7
    assert player(game, "blackmailer").gold == 2


@pytest.mark.parametrize("heir", ["king", "patrician"])
def test_r072_bewitched_king_not_the_witch_takes_the_crown(heir: str) -> None:
    game = scene(witch="gold 2", bishop="crown", **{heir: "gold 1, city manor"})
    play(game, "gold", heir)  # the Witch gathers and bewitches the King
    play(game, "gold")  # the King gathers; the Witch plays on
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "end")
    assert game.state.crown == seat_of(game, heir)


def test_r073_as_emperor_she_gives_the_crown_and_takes_the_gold() -> None:
    game = scene(witch="", emperor="", bishop="gold 3", warlord="crown")
    bewitch(game, "emperor")
    assert why_not(game, "end") == "duty"
    play(game, "use emperor")
    assert offers(game) == {f"@{seat_of(game, 'emperor')}", f"@{seat_of(game, 'bishop')}"}
    play(game, "@2", "gold")
    assert game.state.crown == seat_of(game, "bishop")
    assert [who.gold for who in game.state.players] == [3, 2, 2, 0]


def test_r074_without_the_bewitched_character_her_turn_is_over() -> None:
    game = scene(witch="gold 3, hand tavern", king="", warlord="")
    play(game, "gold", "merchant")
    for character in ("king", "warlord"):
        assert game.state.turn.seat == seat_of(game, character)
        play(game, "gold", "end")
    assert asked(game) == "draft-keep"  # the next round
    assert game.state.players[0].gold == 5
    assert game.state.players[0].city == []


def test_q16_naming_is_a_duty_that_every_answer_fulfils() -> None:
    game = scene(witch="", king="")
    play(game, "gold")
    for option in game.options:
        trial = game.copy()
        trial.play(option)
        assert trial.state.marked("bewitched") == [option]
    assert why_not(game, "end") == "not-now"


def test_q16_for_an_absent_witch_the_program_bewitches_by_chance() -> None:
    game = scene(witch="", king="")
    assert game.careful(make_rng(0)).text == "gold"
    play(game, "gold")
    assert asked(game) == "witch-bewitch"
    assert {game.careful(make_rng(seed)) for seed in range(100)} == set(game.options)


def test_q20_may_bewitch_a_character_who_lies_face_up_without_effect() -> None:
    taken = "king witch bishop merchant architect"
    draft = f"draft @0, step 5, table warlord, face_up thief magician, taken {taken}"
    game = scene(draft, witch="", bishop="", merchant="", architect="")
    play(game, "gold")
    assert {"thief", "king"} <= offers(game)
    play(game, "thief", "gold", "end", "gold", "end", "gold", "end")
    assert "resumes" not in [event.name for event in game.events or []]
    assert game.state.round.number == 2


def test_q21_may_bewitch_her_own_second_character() -> None:
    game = scene("players 2", witch__king="city manor", thief__bishop="")
    play(game, "gold")
    assert "king" in offers(game)
    play(game, "king", "gold", "end")  # the Thief's turn
    assert offers(game) == {"gold", "cards"}  # the bewitched King
    play(game, "gold")
    assert offers(game) == {"income", "end"}  # the Witch in his place
    play(game, "income")
    assert game.state.players[0].gold == 2 + 2 + 1


def test_q23_bewitching_cannot_be_skipped() -> None:
    game = scene("deck manor palace", witch="", king="")
    play(game, "cards", "manor")
    assert asked(game) == "witch-bewitch"
    assert not {"pass", "no", "done", "end"} & offers(game)


def test_q24_once_resumed_her_districts_are_free_to_use() -> None:
    game = scene(witch="gold 2, hand tavern market, city laboratory smithy museum armory", king="")
    bewitch(game, "king")
    uses = {"use laboratory", "use smithy", "use museum", "use armory"}
    assert uses <= offers(game)
    play(game, "use laboratory", "tavern")
    assert player(game, "witch").gold == 6
    assert why_not(game, "use laboratory") == "used"


def test_q24_park_and_poor_house_work_at_the_end_of_the_resumed_turn_only() -> None:
    game = scene(witch="hand market, city park poor_house", king="", warlord="")
    bewitch(game, "king")
    play(game, "build market")
    assert (player(game, "witch").gold, len(player(game, "witch").hand)) == (0, 0)
    play(game, "end")
    assert (player(game, "witch").gold, len(player(game, "witch").hand)) == (1, 2)


def test_q24_neither_park_nor_poor_house_when_she_goes_on_hold() -> None:
    for gathers, gold, cards in ((("gold",), 2, 0), (("cards", "manor"), 0, 1)):
        game = scene("deck manor palace", witch="city park poor_house", thief="", king="")
        play(game, *gathers, "king")
        assert game.state.turn.seat == seat_of(game, "thief")
        assert (player(game, "witch").gold, len(player(game, "witch").hand)) == (gold, cards)


def test_q25_the_bewitched_players_park_and_poor_house_do_not_work() -> None:
    for gathers, gold, cards in ((("gold",), 2, 0), (("cards", "manor"), 0, 1)):
        game = scene("deck manor palace", witch="", king="city park poor_house", warlord="")
        play(game, "gold", "king", *gathers)
        assert game.state.turn.seat == seat_of(game, "witch")
        play(game, "end")
        assert (player(game, "king").gold, len(player(game, "king").hand)) == (gold, cards)


def test_q25_they_work_in_the_turn_of_the_other_character() -> None:
    game = scene("players 2", witch="", king__warlord="hand watchtower, city park")
    bewitch(game, "king")
    play(game, "end")
    assert hand(game.state.players[1]) == ["watchtower"]
    play(game, "gold", "build watchtower", "end")  # the Warlord
    assert len(game.state.players[1].hand) == 2


def test_q26_as_tax_collector_she_takes_the_taxes_and_pays_none() -> None:
    game = scene("hoard tax_collector 3", witch="hand tavern, gold 1", tax_collector="")
    bewitch(game, "tax_collector")
    play(game, "build tavern")
    assert (player(game, "witch").gold, game.state.hoard[9]) == (2, 3)
    play(game, "use tax_collector")
    assert (player(game, "witch").gold, game.state.hoard[9]) == (5, 0)


def test_q27_as_alchemist_she_gets_back_what_she_paid() -> None:
    game = scene(witch="gold 2, hand harbor", alchemist="gold 3", warlord="")
    bewitch(game, "alchemist")
    play(game, "build harbor")
    assert player(game, "witch").gold == 0
    play(game, "end")
    assert (player(game, "witch").gold, player(game, "alchemist").gold) == (4, 5)


def test_q28_as_thief_she_robs_neither_rank_one_nor_the_thief() -> None:
    game = scene(witch="", thief="gold 4", king="gold 5")
    bewitch(game, "thief")
    play(game, "use thief")
    assert offers(game) == {"magician", "king", "bishop", "merchant", "architect", "warlord"}
    assert why_not(game, "witch") == "rank-one"
    assert why_not(game, "thief") == "own-character"
    play(game, "king", "end")
    assert [player(game, who).gold for who in ("witch", "thief", "king")] == [7, 6, 0]


def test_q28_as_blackmailer_she_threatens_neither_rank_one_nor_the_blackmailer() -> None:
    game = scene(witch="", blackmailer="", king="gold 5")
    bewitch(game, "blackmailer")
    play(game, "use blackmailer")
    assert not {"witch", "blackmailer"} & offers(game)
    play(game, "king", "bishop", "king", "end", "gold", "no", "yes")
    assert [player(game, who).gold for who in ("witch", "blackmailer", "king")] == [9, 2, 0]


def test_a_witch_nobody_holds_binds_nobody() -> None:
    cast = "cast witch thief magician king bishop merchant architect warlord"
    game = scene(cast, king="city manor", bishop="")
    assert offers(game) == {"gold", "cards", "income"}
    play(game, "gold")
    assert asked(game) == "turn-turn"
