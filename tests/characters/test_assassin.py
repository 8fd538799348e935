"""The Assassin."""

from tests.support.scene import asked, city, offers, play, player, scene, seat_of, why_not


def test_r062_names_any_character_of_the_cast_but_not_the_own_one() -> None:
    game = scene(assassin="", king="", bishop="")
    play(game, "use assassin")
    assert asked(game) == "assassin-kill"
    cast = {"thief", "magician", "king", "bishop", "merchant", "architect", "warlord"}
    assert offers(game) == cast  # characters, held or not; no seats
    assert why_not(game, "assassin") == "own-character"
    play(game, "king")
    assert [(token.kind, token.rank) for token in game.state.round.tokens] == [("killed", 4)]


def test_r063_killed_character_stays_silent_and_loses_the_whole_turn() -> None:
    game = scene(assassin="", king="gold 3, hand tavern, city manor", bishop="crown")
    play(game, "use assassin", "king", "gold", "end")
    told = [(event.name, event.amount) for event in game.events or []]
    assert told.index(("silent", 4)) == told.index(("calls", 4)) + 1  # called as usual
    assert not game.state.is_revealed(4)
    assert game.state.turn.seat == seat_of(game, "bishop")
    king = player(game, "king")
    assert (king.gold, len(king.hand), city(king)) == (3, 1, ["manor"])
    assert game.state.is_revealed(5)


def test_the_marker_of_the_assassin_silences() -> None:
    game = scene("turn magician", "mark killed king", magician="", king="", bishop="")
    (token,) = game.state.round.tokens
    assert token.by.id == "assassin"
    assert "use magician" in offers(game)
    play(game, "gold", "end")
    assert game.state.turn.seat == seat_of(game, "bishop")


def test_r063_only_the_killed_character_is_silent() -> None:
    game = scene(assassin="", king="", bishop="")
    play(game, "use assassin", "king", "gold", "end")
    assert game.state.turn.seat == seat_of(game, "bishop")
    play(game, "gold", "end")
    assert game.state.round.number == 2  # nobody else held a character


def test_r064_killing_is_optional_and_possible_at_any_moment_of_the_turn() -> None:
    game = scene(assassin="", king="")
    assert "use assassin" in offers(game)
    play(game, "gold")
    assert {"use assassin", "end"} <= offers(game)
    play(game, "end")
    assert game.state.turn.seat == seat_of(game, "king")  # nobody was killed


def test_r064_kills_once_in_a_turn() -> None:
    game = scene(assassin="", king="", bishop="")
    play(game, "gold", "use assassin", "king")
    assert offers(game) == {"end"}
    assert why_not(game, "use assassin") == "used"


def test_q20_may_name_a_character_who_lies_face_up_without_effect() -> None:
    taken = "king assassin bishop merchant architect"
    draft = f"draft @0, step 5, table warlord, face_up thief magician, taken {taken}"
    game = scene(draft, assassin="", bishop="gold 1", merchant="", architect="")
    play(game, "use assassin")
    assert {"thief", "king"} <= offers(game)  # face up, face down
    play(game, "thief", "gold", "end")
    assert game.state.turn.seat == seat_of(game, "bishop")
    assert player(game, "bishop").gold == 1


def test_q21_may_kill_the_own_second_character() -> None:
    game = scene("players 2", assassin__king="", thief__bishop="")
    play(game, "use assassin")
    assert "king" in offers(game)
    play(game, "king", "gold", "end", "gold", "end")  # Assassin, Thief
    assert game.state.turn.seat == seat_of(game, "bishop")
    assert not game.state.is_revealed(4)


def test_killed_rank_is_called_alike_whether_it_is_held_or_not() -> None:
    told = []
    for held in ({"king": "gold 2"}, {"seat1": "gold 2"}):
        game = scene(assassin="", bishop="crown", **held)
        play(game, "use assassin", "king", "gold", "end")
        told.append([event.text() for event in game.events or []])
    assert told[0] == told[1]
