"""The Park."""

from tests.support.scene import asked, hand, play, scene


def test_q73_two_cards_unasked_at_the_end_of_a_turn_with_an_empty_hand() -> None:
    game = scene("deck tavern market", king="city park", bishop="")
    play(game, "gold", "end")
    assert sorted(hand(game.state.players[0])) == ["market", "tavern"]
    assert asked(game) == "turn-turn"
    assert game.state.turn.seat == 1


def test_the_last_card_may_be_built_before() -> None:
    game = scene(king="gold 1, hand tavern, city park", bishop="")
    play(game, "gold", "build tavern", "end")
    assert len(game.state.players[0].hand) == 2


def test_nothing_with_a_card_in_the_hand() -> None:
    game = scene(king="hand tavern, city park", bishop="")
    play(game, "gold", "end")
    assert hand(game.state.players[0]) == ["tavern"]


def test_only_at_the_end_of_the_own_turn() -> None:
    game = scene(king="hand tavern", bishop="city park", merchant="")
    play(game, "gold", "end")
    assert game.state.players[1].hand == []
    play(game, "gold", "end", "gold", "end")
    assert len(game.state.players[1].hand) == 2


def test_r151_q24_for_the_witch_only_if_she_resumes() -> None:
    game = scene(witch="city park", king="", bishop="")
    play(game, "gold", "thief")  # nobody is the Thief
    assert game.state.turn.seat == 1
    play(game, "gold", "end", "gold", "end")
    assert game.state.round.number == 2
    assert game.state.players[0].hand == []

    game = scene(witch="city park", king="", bishop="")
    play(game, "gold", "king")
    assert game.state.players[0].hand == []  # on hold
    play(game, "gold", "end")
    assert len(game.state.players[0].hand) == 2


def test_q25_not_in_the_turn_of_a_bewitched_character_but_in_the_other_one() -> None:
    game = scene("players 2", witch__thief="", king__bishop="city park")
    play(game, "gold", "king")
    play(game, "gold", "end")  # the Thief
    play(game, "gold")  # the King
    assert game.state.turn.seat == 0
    play(game, "end")  # the Witch as King
    assert game.state.players[1].hand == []
    play(game, "gold", "end")  # the Bishop
    assert len(game.state.players[1].hand) == 2


def test_q72_in_both_turns_of_a_player_with_two_characters() -> None:
    game = scene(
        "players 2",
        "deck tavern market manor castle",
        king__bishop="gold 0, city park laboratory",
        thief="",
    )
    play(game, "gold", "end")  # the Thief
    play(game, "gold", "end")  # the King
    assert sorted(hand(game.state.players[0])) == ["market", "tavern"]
    play(game, "gold", "build tavern", "use laboratory", "market", "end")  # the Bishop
    assert sorted(hand(game.state.players[0])) == ["castle", "manor"]


def test_q72_nothing_for_a_killed_character() -> None:
    game = scene(
        "players 2", "mark killed bishop", king__bishop="hand tavern, city park", thief="gold 0"
    )
    play(game, "gold", "end")  # the Thief
    play(game, "gold", "build tavern", "end")  # the King
    assert len(game.state.players[0].hand) == 2
    assert game.state.round.number == 2  # no turn of the Bishop


def test_its_cost_counts() -> None:
    assert scene(king="city park").scores()[0].total == 6
