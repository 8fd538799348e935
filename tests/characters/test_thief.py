"""The Thief."""

from tests.support.scene import asked, offers, play, player, scene, seat_of, why_not


def test_r081_takes_all_gold_at_the_reveal_before_the_victim_gathers() -> None:
    game = scene("turn thief", thief="gold 1", king="gold 5", bishop="gold 4")
    play(game, "use thief")
    assert asked(game) == "thief-rob"
    play(game, "king")
    assert (player(game, "thief").gold, player(game, "king").gold) == (1, 5)  # not yet
    play(game, "gold", "end")
    assert game.state.turn.seat == seat_of(game, "king")
    assert offers(game) == {"gold", "cards"}  # the King has not gathered
    assert (player(game, "thief").gold, player(game, "king").gold) == (1 + 2 + 5, 0)
    play(game, "gold")
    assert player(game, "king").gold == 2


def test_r081_robs_only_the_character_named() -> None:
    game = scene("turn thief", thief="", king="gold 5", bishop="gold 4")
    play(game, "use thief", "bishop", "gold", "end")
    assert player(game, "king").gold == 5
    play(game, "gold", "end")
    assert game.state.turn.seat == seat_of(game, "bishop")
    assert (player(game, "bishop").gold, player(game, "thief").gold) == (0, 6)


def test_r081_robs_whom_the_marker_lies_on() -> None:
    game = scene("turn king", "mark robbed king", thief="gold 1", king="gold 5")
    (token,) = game.state.round.tokens
    assert token.by.id == "thief"
    assert (player(game, "thief").gold, player(game, "king").gold) == (6, 0)


def test_r081_naming_is_optional_and_once_in_a_turn() -> None:
    game = scene("turn thief", thief="", king="gold 5")
    play(game, "gold")
    assert {"use thief", "end"} <= offers(game)
    play(game, "use thief", "bishop")
    assert why_not(game, "use thief") == "used"


def test_r082_cannot_name_rank_one_the_killed_or_the_own_character() -> None:
    game = scene(assassin="", thief="", king="", bishop="")
    play(game, "use assassin", "king", "gold", "end", "use thief")
    assert offers(game) == {"magician", "bishop", "merchant", "architect", "warlord"}
    assert why_not(game, "assassin") == "rank-one"
    assert why_not(game, "king") == "marked"
    assert why_not(game, "thief") == "own-character"


def test_r082_cannot_name_the_bewitched_character() -> None:
    game = scene(witch="", thief="", king="", bishop="")
    play(game, "gold", "bishop", "use thief")
    assert offers(game) == {"magician", "king", "merchant", "architect", "warlord"}
    assert why_not(game, "bishop") == "marked"
    assert why_not(game, "witch") == "rank-one"


def test_r082_may_name_a_character_under_a_warrant() -> None:
    game = scene(magistrate="", thief="", king="gold 4")
    play(game, "use magistrate", "king", "bishop", "warlord", "king", "gold", "end")
    play(game, "use thief", "king", "gold", "end")
    assert (player(game, "king").gold, player(game, "thief").gold) == (0, 6)


def test_r082_in_the_eight_character_game_neither_assassin_nor_victim() -> None:
    game = scene("edition classic", assassin="", thief="", king="", bishop="")
    play(game, "use assassin", "warlord", "gold", "end", "use thief")
    assert offers(game) == {"magician", "king", "bishop", "merchant", "architect"}


def test_q20_q40_naming_a_character_nobody_has_brings_no_gold() -> None:
    game = scene("turn thief", thief="gold 1", king="gold 5", seat2="gold 7")
    play(game, "use thief", "magician", "gold", "end")
    assert game.state.turn.seat == seat_of(game, "king")
    assert [who.gold for who in game.state.players] == [3, 5, 7, 0]


def test_q40_the_killed_character_keeps_its_gold() -> None:
    game = scene(assassin="", thief="", king="gold 5", bishop="gold 1")
    play(game, "use assassin", "king", "gold", "end", "use thief")
    assert "king" not in offers(game)
    play(game, "bishop", "gold", "end")
    assert player(game, "king").gold == 5
    assert player(game, "thief").gold == 3


def test_q21_q41_robbing_the_own_second_character_changes_nothing() -> None:
    game = scene("players 2", "turn thief", thief__king="gold 4", bishop__warlord="gold 3")
    play(game, "use thief", "king", "gold", "end")
    assert (game.state.turn.character, game.state.turn.seat) == (game.config.character("king"), 0)
    assert [who.gold for who in game.state.players] == [6, 3]
    assert "moves-gold" not in [event.name for event in game.events or []]


def test_q42_robbery_comes_before_gathering_and_what_is_gathered_stays() -> None:
    game = scene("turn thief", thief="", bishop="gold 3, city gold_mine temple")
    play(game, "use thief", "bishop", "gold", "end")
    assert player(game, "thief").gold == 5
    play(game, "gold", "income")
    assert player(game, "bishop").gold == 4
    assert player(game, "thief").gold == 5
