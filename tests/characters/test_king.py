"""The King."""

from tests.support.scene import asked, offers, play, player, scene, seat_of, why_not


def test_r100_one_gold_per_noble_district() -> None:
    game = scene("turn king", king="gold 1, city manor castle tavern temple prison keep")
    play(game, "income")
    assert player(game, "king").gold == 3
    assert why_not(game, "income") == "used"


def test_r100_nothing_to_gain_without_noble_districts() -> None:
    game = scene("turn king", king="city tavern")
    assert why_not(game, "income") == "nothing-to-gain"
    game = scene("turn king", king="city palace")
    assert "income" in offers(game)


def test_r101_the_king_takes_the_crown_calls_and_chooses_first() -> None:
    game = scene("turn thief", thief="crown", bishop="", king="", warlord="")
    play(game, "gold")
    assert game.state.crown == seat_of(game, "thief")  # not before the King's own turn
    play(game, "end")
    assert game.state.crown == seat_of(game, "king")
    play(game, "gold", "end", "gold", "end", "gold", "end")  # King, Bishop, Warlord
    calls = {event.amount: event.seat for event in game.events or [] if event.name == "calls"}
    assert calls == {2: 0, 3: 0, 4: 0, 5: 2, 6: 2, 7: 2, 8: 2}
    assert asked(game) == "draft-keep"
    assert game.question is not None
    assert game.question.seat == 2
    assert game.state.round.first == 2


def test_q17_the_crown_moves_at_the_reveal_unasked() -> None:
    game = scene("turn king", bishop="crown", king="")
    assert asked(game) == "turn-turn"
    assert not game.state.turn.gathered
    assert game.state.crown == seat_of(game, "king")


def test_q17_the_crown_moves_at_the_reveal_of_a_bewitched_king() -> None:
    game = scene("turn king", "mark bewitched king", witch="crown", king="")
    assert game.state.turn.seat == seat_of(game, "king")
    assert game.state.crown == seat_of(game, "king")


def test_r072_a_bewitched_king_takes_the_crown_not_the_witch() -> None:
    game = scene(witch="city manor", king="city castle palace", bishop="crown")
    play(game, "gold", "king", "gold")
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "income")  # the rest of the King's rules is hers
    assert player(game, "witch").gold == 3
    play(game, "end")
    assert game.state.crown == seat_of(game, "king")


def test_r102_a_killed_king_is_revealed_and_crowned_at_the_end_of_the_round() -> None:
    game = scene("turn thief", "mark killed king", "round 3", thief="crown", bishop="", king="")
    play(game, "gold", "end", "gold")
    assert game.state.crown == seat_of(game, "thief")
    assert not game.state.is_revealed(4)
    play(game, "end")
    shown = [e for e in game.events or [] if e.name == "reveals" and e.things[0].text == "king"]
    assert [event.seat for event in shown] == [2]
    assert game.state.crown == 2
    assert game.state.round.number == 4
    assert game.state.round.first == 2


def test_r102_a_killed_king_keeps_the_crown() -> None:
    game = scene("turn bishop", "mark killed king", bishop="", king="crown")
    play(game, "gold", "end")
    shown = [e for e in game.events or [] if e.name == "reveals" and e.things[0].text == "king"]
    assert [event.seat for event in shown] == [1]
    assert game.state.crown == 1


def test_q10_the_old_holder_calls_to_the_end_when_the_king_is_killed() -> None:
    game = scene("turn thief", "mark killed king", thief="crown", king="", warlord="")
    play(game, "gold", "end", "gold", "end")
    calls = [event.seat for event in game.events or [] if event.name == "calls"]
    assert calls == [0] * 7
    assert game.state.crown == 1


def test_q11_reveal_then_crown_then_queen_then_the_next_round() -> None:
    game = scene(
        "players 5", "turn queen", "mark killed king", thief="crown", king="", queen="", bishop=""
    )
    play(game, "gold", "end")
    names = [event.name for event in game.events or []]
    assert names[names.index("reveals", names.index("ends")) :][:4] == [
        "reveals",
        "crown",
        "gains",
        "round",
    ]
    assert game.state.players[2].gold == 5
    assert game.state.crown == 1


def test_q11_the_crown_moves_before_the_scoring() -> None:
    game = scene(
        "turn warlord", "mark killed king", "completed @0", warlord="crown", king="city statue"
    )
    play(game, "gold", "end")
    assert game.over
    assert game.state.crown == 1
    assert [line.points for line in game.scores()[1].lines if line.code == "card"] == [5]
