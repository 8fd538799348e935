"""The crown: who calls, who keeps it."""

from tests.support.scene import asked, play, scene


def test_r103_the_crown_stays_if_nobody_has_rank_4() -> None:
    game = scene("turn thief", "round 3", thief="", bishop="crown", warlord="")
    play(game, "gold", "end", "gold", "end", "gold", "end")
    assert asked(game) == "draft-keep"
    assert game.state.crown == 1
    assert game.state.round.first == 1
    assert game.state.round.number == 4
    assert "crown" not in [event.name for event in game.events or []]


def test_r103_the_crown_stays_if_a_killed_king_is_nobodys() -> None:
    game = scene("turn thief", "mark killed king", thief="", bishop="crown")
    play(game, "gold", "end", "gold", "end")
    assert asked(game) == "draft-keep"
    assert game.state.crown == 1
    shown = [e.things[0].text for e in game.events or [] if e.name == "reveals"]
    assert shown == ["thief", "bishop"]


def test_r103_the_crown_stays_if_a_killed_emperor_is_nobodys() -> None:
    game = scene("turn thief", "mark killed emperor", thief="", bishop="crown")
    play(game, "gold", "end", "gold", "end")
    assert asked(game) == "draft-keep"
    assert game.state.crown == 1
    shown = [e.things[0].text for e in game.events or [] if e.name == "reveals"]
    assert shown == ["thief", "bishop"]


def test_r101_the_holder_of_the_crown_calls() -> None:
    game = scene(thief="", bishop="crown")
    play(game, "gold", "end", "gold", "end")
    calls = [(event.amount, event.seat) for event in game.events or [] if event.name == "calls"]
    assert calls == [(rank, 1) for rank in range(1, 9)]
