"""The Queen."""

import pytest

from citadels.core.basics import KILLED, InvalidConfig
from citadels.core.game import Game
from citadels.core.setup.config import Config
from tests.support.scene import asked, offers, play, player, scene, why_not

NINE = "assassin thief magician king bishop merchant architect warlord queen"


def queen_beside_killed_king(*lines: str) -> Game:
    """The Queen's turn; the killed King sits at her left."""
    return scene(
        "turn queen", "mark killed king", *lines,
        queen="gold 0", king="gold 0", bishop="crown", seat_d="", assassin="",
    )  # fmt: skip


def bewitched_king(*lines: str, **seats: str) -> Game:
    """The Witch bewitched the King and played in his place; it is the Queen's turn."""
    game = scene(*lines, **seats)
    play(game, "gold", "king")  # the Witch
    play(game, "gold")  # the King
    play(game, "end")  # the Witch again
    assert game.state.turn.character is game.config.character("queen")
    return game


def test_r129_gains_three_gold_next_to_the_king() -> None:
    game = scene("turn queen", queen="gold 1", king="", bishop="", thief="", merchant="")
    play(game, "use queen")
    assert player(game, "queen").gold == 1 + 3


def test_r129_left_and_right_count() -> None:
    game = scene("turn queen", bishop="", king="", queen="gold 0", thief="", merchant="")
    play(game, "use queen")
    assert player(game, "queen").gold == 3
    game = scene("turn queen", bishop="", thief="", queen="gold 0", king="", merchant="")
    play(game, "use queen")
    assert player(game, "queen").gold == 3


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_r129_the_last_seat_is_next_to_the_first(seats: int) -> None:
    between = {f"seat_{number}": "" for number in range(seats - 2)}
    game = scene("turn queen", queen="gold 0", **between, king="")
    play(game, "use queen")
    assert player(game, "queen").gold == 3
    game = scene("turn queen", king="", **between, queen="gold 0")
    play(game, "use queen")
    assert player(game, "queen").gold == 3


def test_r129_nothing_with_somebody_between() -> None:
    near = scene("turn queen", queen="", king="", seat_c="", seat_d="", seat_e="")
    assert "use queen" in offers(near)
    far = scene("turn queen", queen="", seat_b="", king="", seat_d="", seat_e="")
    assert why_not(far, "use queen") == "not-neighbour"
    far = scene("turn queen", queen="", seat_b="", seat_c="", king="", seat_e="")
    assert why_not(far, "use queen") == "not-neighbour"


@pytest.mark.parametrize("noble", ["king", "emperor", "patrician"])
def test_r129_any_character_of_rank_4(noble: str) -> None:
    game = scene(
        "turn queen", **{"queen": "gold 0", noble: "", "seat_c": "", "seat_d": "", "seat_e": ""}
    )
    play(game, "use queen")
    assert player(game, "queen").gold == 3


def test_r129_nothing_if_nobody_revealed_rank_4() -> None:
    game = scene("turn queen", queen="", bishop="", thief="", merchant="", warlord="")
    assert why_not(game, "use queen") == "not-neighbour"
    game = scene("turn queen", queen="", king="", thief="", merchant="", warlord="")
    assert "use queen" in offers(game)


def test_q13_the_gold_comes_once_at_a_moment_of_choice() -> None:
    game = scene(
        "turn queen", queen="gold 0, hand palace", king="", seat_c="", seat_d="", seat_e=""
    )
    play(game, "gold", "use queen", "build palace")
    assert player(game, "queen").gold == 0
    assert why_not(game, "use queen") == "used"
    game = scene(
        "turn queen", queen="gold 0, hand market", king="", seat_c="", seat_d="", seat_e=""
    )
    play(game, "gold", "build market", "use queen")
    assert player(game, "queen").gold == 3


def test_q13_the_gold_is_optional() -> None:
    game = scene("turn queen", queen="gold 0", king="", seat_c="", seat_d="", seat_e="")
    queen = player(game, "queen")
    play(game, "gold")
    assert {"use queen", "end"} <= offers(game)
    play(game, "end")
    assert queen.gold == 2  # what was not taken is not made up for


def test_r130_next_to_a_killed_king_the_gold_comes_at_the_end_of_the_round() -> None:
    game = queen_beside_killed_king()
    queen = player(game, "queen")
    assert why_not(game, "use queen") == "not-neighbour"  # nobody knows yet
    play(game, "gold")
    assert queen.gold == 2
    play(game, "end")
    assert queen.gold == 2 + 3
    assert game.state.round.number == 2


def test_r130_only_next_to_the_killed_king() -> None:
    near = scene(
        "turn queen", "mark killed king", king="", seat_b="", seat_c="", seat_d="", queen="gold 0"
    )
    far = scene(
        "turn queen", "mark killed king", king="", seat_b="", seat_c="", queen="gold 0", seat_e=""
    )
    beside, apart = player(near, "queen"), player(far, "queen")
    play(near, "gold", "end")
    play(far, "gold", "end")
    assert (beside.gold, apart.gold) == (5, 2)


def test_r130_a_killed_king_whom_nobody_holds_is_not_revealed() -> None:
    # seat 4 and seat 0 would be beside "nobody": the places around the table are not seats
    for order in ({"queen": "gold 0", "bishop": ""}, {"bishop": "", "queen": "gold 0"}):
        game = scene("turn queen", "mark killed king", "players 5", **order)
        queen = player(game, "queen")
        play(game, "gold", "end")
        assert queen.gold == 2
    game = queen_beside_killed_king()
    queen = player(game, "queen")
    play(game, "gold", "end")
    assert queen.gold == 5


def test_q11_the_queen_gains_after_the_crown_has_moved() -> None:
    game = queen_beside_killed_king()
    play(game, "gold", "end")
    names = [(event.name, event.seat) for event in game.events]
    assert names.index(("reveals", 1)) < names.index(("crown", 1))
    assert names.index(("crown", 1)) < len(names) - 1 - names[::-1].index(("gains", 0))
    assert game.state.crown == 1
    assert game.state.players[0].gold == 2 + 3


def test_q11_the_emperors_adviser_chooses_before_the_queen_gains() -> None:
    game = scene(
        "turn queen",
        "mark killed emperor",
        queen="gold 0",
        emperor="gold 0",
        bishop="crown",
        seat_d="",
        assassin="",
    )
    queen = player(game, "queen")
    play(game, "gold", "end")
    assert asked(game) == "emperor-appoint"
    assert queen.gold == 2
    play(game, "@3")
    assert game.state.crown == 3
    assert queen.gold == 5


def test_q11_the_queen_gains_before_scoring() -> None:
    game = queen_beside_killed_king("completed @2")
    play(game, "gold", "end")
    assert game.over
    assert game.state.players[0].gold == 2 + 3


def test_q12_not_in_her_turn_and_again_at_the_end() -> None:
    game = scene("turn queen", queen="gold 0", king="", seat_c="", seat_d="", seat_e="")
    queen = player(game, "queen")
    play(game, "use queen", "gold", "end")
    assert queen.gold == 3 + 2  # a King who was revealed pays in her turn only


def test_q12_the_killed_queen_gains_nothing() -> None:
    living = queen_beside_killed_king()
    killed = living.copy()
    state = killed.state  # both are killed, as no single Assassin could
    state.mark(state.config.character("assassin"), KILLED, state.config.character("queen").option)
    for game, gold in ((living, 5), (killed, 2)):
        play(game, "gold", "end")
        assert game.state.players[0].gold == gold
    alone = scene(
        "turn warlord", "mark killed queen",
        warlord="", queen="gold 0", king="", seat_d="", assassin="",
    )  # fmt: skip
    queen = player(alone, "queen")
    play(alone, "gold", "end")
    assert queen.gold == 0


def test_q12_a_queen_whom_nobody_holds_gains_nothing() -> None:
    for seat in range(5):
        names = [f"seat_{number}" for number in range(5)]
        names[seat] = "king"
        names[seat - 2] = "warlord"
        game = scene(f"cast {NINE}", "turn warlord", "mark killed king", **dict.fromkeys(names, ""))
        play(game, "gold", "end")
        assert game.state.round.number == 2
        assert sum(player.gold for player in game.state.players) == 2
    game = queen_beside_killed_king()
    play(game, "gold", "end")
    assert game.state.players[0].gold == 5


def test_q12_the_witch_as_queen_uses_the_seat_of_the_witch() -> None:
    near = scene(witch="gold 0", king="", seat_c="", queen="gold 0", seat_e="")
    play(near, "gold", "queen", "gold", "end")  # the Witch, the King
    play(near, "gold")  # the Queen gathers; the Witch goes on
    play(near, "use queen")
    assert player(near, "witch").gold == 2 + 3
    assert player(near, "queen").gold == 2
    far = scene(witch="gold 0", seat_b="", king="", queen="gold 0", seat_e="")
    play(far, "gold", "queen", "gold", "end", "gold")
    assert why_not(far, "use queen") == "not-neighbour"


def test_r131_next_to_a_bewitched_king_the_gold_comes_in_her_turn() -> None:
    game = bewitched_king(queen="gold 0", king="", witch="", seat_d="", seat_e="")
    queen = player(game, "queen")
    play(game, "gold", "use queen")
    assert queen.gold == 2 + 3
    play(game, "end")
    assert queen.gold == 5


def test_r131_the_seat_of_the_bewitched_player_counts_not_that_of_the_witch() -> None:
    game = bewitched_king(queen="gold 0", witch="", king="", seat_d="", seat_e="")
    queen = player(game, "queen")
    assert why_not(game, "use queen") == "not-neighbour"
    play(game, "gold", "end")
    assert queen.gold == 2
    game = bewitched_king(queen="gold 0", king="", witch="", seat_d="", seat_e="")
    assert "use queen" in offers(game)


@pytest.mark.parametrize("line", ["edition czech", "queen_bewitched end_of_round"])
def test_r131_e11_by_the_switch_a_bewitched_king_pays_at_the_end_of_the_round(line: str) -> None:
    game = bewitched_king(line, queen="gold 0", king="", witch="", seat_d="", seat_e="")
    queen = player(game, "queen")
    assert why_not(game, "use queen") == "not-neighbour"
    play(game, "gold", "end")
    assert queen.gold == 2 + 3
    game = bewitched_king(line, queen="gold 0", witch="", king="", seat_d="", seat_e="")
    queen = player(game, "queen")
    play(game, "gold", "end")
    assert queen.gold == 2  # the seat of the bewitched player, at the end of the round too
    assert game.config.character("queen").version == "czech"  # the ending of its words


def test_r131_e11_the_switch_does_not_delay_the_gold_of_a_free_king() -> None:
    game = scene("edition czech", "turn queen", queen="", king="", seat_c="", seat_d="", seat_e="")
    queen = player(game, "queen")
    play(game, "use queen", "gold", "end")
    assert queen.gold == 3 + 2


def test_r131_e11_without_the_switch_nothing_is_made_up_for_at_the_end() -> None:
    game = bewitched_king(queen="gold 0", king="", witch="", seat_d="", seat_e="")
    queen = player(game, "queen")
    assert "use queen" in offers(game)
    play(game, "gold", "end")
    assert queen.gold == 2


def test_five_players_are_needed() -> None:
    assert Config(5, cast=NINE.split()).top == 9
    with pytest.raises(InvalidConfig):
        Config(4, cast=NINE.split())
