"""The Poor House."""

from tests.support.scene import asked, play, scene


def test_q73_one_gold_unasked_at_the_end_of_a_turn_with_an_empty_stash() -> None:
    game = scene("deck tavern market", king="gold 0, city poor_house", bishop="")
    play(game, "cards", "tavern", "end")
    assert game.state.players[0].gold == 1
    assert asked(game) == "turn-turn"
    assert game.state.turn.seat == 1


def test_the_last_gold_may_be_spent_before() -> None:
    game = scene(king="gold 0, hand market, city poor_house", bishop="")
    play(game, "gold", "build market", "end")
    assert game.state.players[0].gold == 1


def test_nothing_with_gold_in_the_stash() -> None:
    game = scene("deck tavern market", king="gold 1, city poor_house", bishop="")
    play(game, "cards", "tavern", "end")
    assert game.state.players[0].gold == 1


def test_only_at_the_end_of_the_own_turn() -> None:
    game = scene("deck tavern market", king="", bishop="gold 0, city poor_house", merchant="")
    play(game, "gold", "end")
    assert game.state.players[1].gold == 0
    play(game, "cards", "tavern", "end", "gold", "end")
    assert game.state.players[1].gold == 1


def test_r151_q24_for_the_witch_only_if_she_resumes() -> None:
    game = scene("deck tavern market", witch="gold 0, city poor_house", king="", bishop="")
    play(game, "cards", "tavern", "thief")  # nobody is the Thief
    assert game.state.turn.seat == 1
    play(game, "gold", "end", "gold", "end")
    assert game.state.round.number == 2
    assert game.state.players[0].gold == 0

    game = scene("deck tavern market", witch="gold 0, city poor_house", king="", bishop="")
    play(game, "cards", "tavern", "king")
    assert game.state.players[0].gold == 0  # on hold
    play(game, "gold", "end")
    assert game.state.players[0].gold == 1


def test_r152_t10_before_the_alchemists_refund() -> None:
    game = scene(
        "deck tavern market", alchemist="gold 3, hand manor, city poor_house", architect=""
    )
    play(game, "cards", "tavern", "build manor")
    assert game.state.players[0].gold == 0
    play(game, "end")
    assert game.state.players[0].gold == 4
    gains = [event for event in game.events if event.name == "gains" and event.seat == 0]
    assert [event.amount for event in gains] == [1, 3]


def test_q25_not_in_the_turn_of_a_bewitched_character_but_in_the_other_one() -> None:
    game = scene(
        "players 2",
        "deck tavern market manor castle",
        witch__thief="",
        king__bishop="gold 0, city poor_house",
    )
    play(game, "gold", "king")
    play(game, "gold", "end")  # the Thief
    play(game, "cards", "tavern")  # the King
    assert game.state.turn.seat == 0
    play(game, "end")  # the Witch as King
    assert game.state.players[1].gold == 0
    play(game, "cards", "manor", "end")  # the Bishop
    assert game.state.players[1].gold == 1


def test_q72_in_both_turns_of_a_player_with_two_characters() -> None:
    game = scene(
        "players 2",
        king__bishop="gold 0, hand docks market, city poor_house",
        thief="",
    )
    play(game, "gold", "end")  # the Thief
    play(game, "gold", "build market", "end")  # the King
    assert game.state.players[0].gold == 1
    play(game, "gold", "build docks", "end")  # the Bishop
    assert game.state.players[0].gold == 1


def test_q72_nothing_for_a_killed_character() -> None:
    game = scene(
        "players 2",
        "mark killed bishop",
        king__bishop="gold 0, hand market, city poor_house",
        thief="",
    )
    play(game, "gold", "end")  # the Thief
    play(game, "gold", "build market", "end")  # the King
    assert game.state.players[0].gold == 1
    assert game.state.round.number == 2  # no turn of the Bishop


def test_its_cost_counts() -> None:
    assert scene(king="city poor_house").scores()[0].total == 4
