"""The Theater."""

from citadels.core.game import Game
from tests.support.scene import asked, city, offers, play, scene, seat_of

LAST_PICK = (
    "draft @0, step 4, table king bishop, face_up thief magician, "
    "taken warlord assassin merchant architect"
)
LAST_PICK_OF_TWO = (
    "draft @0, step 6, table bishop architect, face_up , "
    "taken warlord assassin thief merchant king magician"
)


def at_the_last_pick(owner: int) -> Game:
    """Four players; seat 3 still chooses; `owner` has the Theater."""
    cities = ["", "", "", ""]
    cities[owner] = "city theater"
    return scene(
        LAST_PICK, assassin=cities[0], merchant=cities[1], architect=cities[2], seat3=cities[3]
    )


def picks_all(game: Game) -> None:
    """Play a draft, everybody keeping the first character offered."""
    while game.question is not None and game.question.asker.id == "draft":
        game.play(game.options[0])


def test_q130_asked_after_the_last_selection_before_rank_one_is_called() -> None:
    game = at_the_last_pick(1)
    assert asked(game) == "draft-keep"
    play(game, "king")
    assert asked(game) == "theater-swap"
    assert game.question is not None
    assert game.question.seat == 1
    assert game.state.round.calling == 0
    assert not game.state.round.revealed


def test_q130_optional_and_once_per_round() -> None:
    game = at_the_last_pick(1)
    play(game, "king", "pass")
    assert asked(game) == "turn-turn"
    assert game.state.turn.seat == 0
    assert seat_of(game, "merchant") == 1
    game = at_the_last_pick(1)
    play(game, "king", "@2")
    assert asked(game) == "turn-turn"


def test_q130_only_if_it_stood_before() -> None:
    game = scene(warlord="gold 9, hand theater", seat1="", seat2="", seat3="")
    play(game, "gold", "build theater")
    assert asked(game) == "turn-turn"
    play(game, "end")
    picks_all(game)
    assert asked(game) == "theater-swap"  # the next selection


def test_q131_any_opponent() -> None:
    game = at_the_last_pick(2)
    play(game, "king")
    assert offers(game) == {"pass", "@0", "@1", "@3"}


def test_r158_the_partner_is_chosen_blindly_and_the_characters_change_hands() -> None:
    game = at_the_last_pick(1)
    play(game, "king", "@3")
    assert seat_of(game, "king") == 1
    assert seat_of(game, "merchant") == 3
    assert seat_of(game, "assassin") == 0
    play(game, "gold", "end")  # the Assassin
    assert game.state.turn.seat == 1
    assert game.state.turn.character is not None
    assert game.state.turn.character.id == "king"
    assert game.state.crown == 1


def test_r158_q131_the_swap_is_public_the_cards_only_for_these_two() -> None:
    game = at_the_last_pick(1)
    play(game, "king", "@3")
    event = next(event for event in game.events if event.name == "swaps")
    assert (event.seat, event.other) == (1, 3)
    for seat in (1, 3):
        things = event.for_observer(seat).things
        assert [thing.text for thing in things] == ["merchant", "king"]
    for seat in (0, 2, 8):
        seen = event.for_observer(seat)
        assert (seen.seat, seen.other) == (1, 3)
        assert seen.things == ()
    assert not game.state.round.revealed & ~(1 << 1)  # only rank 1, whose turn it is


def test_r158_the_partner_too_plays_the_new_card() -> None:
    game = at_the_last_pick(3)
    play(game, "bishop", "@0")
    assert seat_of(game, "assassin") == 3
    assert game.state.turn.seat == 3
    assert seat_of(game, "bishop") == 0


def test_r159_with_two_characters_the_owner_chooses_which_one_to_give() -> None:
    game = scene(LAST_PICK_OF_TWO, "players 2", assassin__king="city theater", thief="")
    play(game, "bishop")
    assert asked(game) == "theater-swap"
    assert offers(game) == {"pass", "@1"}
    play(game, "@1")
    assert asked(game) == "theater-give"
    assert offers(game) == {"assassin", "king"}
    game.play("king", outcomes=["thief"])
    assert seat_of(game, "king") == 1
    assert seat_of(game, "bishop") == 1
    assert seat_of(game, "thief") == 0
    assert seat_of(game, "assassin") == 0


def test_r159_and_gets_a_random_one_of_the_opponents_two() -> None:
    game = scene(LAST_PICK_OF_TWO, "players 2", assassin__king="", thief="city theater")
    play(game, "bishop", "@0")
    assert offers(game) == {"thief", "bishop"}
    odds = game.play("thief", outcomes=[])
    assert odds is not None
    assert odds.kind == "swap"
    assert [option.text for option in odds.outcomes] == ["assassin", "king"]
    assert odds.weights == (1, 1)
    game.play("thief", outcomes=["king"])
    assert seat_of(game, "king") == 1
    assert seat_of(game, "thief") == 0
    assert seat_of(game, "bishop") == 1


def test_r158_with_one_character_each_nothing_is_left_to_chance() -> None:
    game = at_the_last_pick(1)
    play(game, "king")
    assert game.play("@3", outcomes=[]) is None
    assert seat_of(game, "king") == 1
    assert seat_of(game, "merchant") == 3


def test_q133_moved_by_the_diplomat_it_serves_the_new_owner_from_the_next_selection() -> None:
    game = scene(diplomat="gold 9, city tavern", seat1="city theater", seat2="", seat3="")
    play(game, "use diplomat", "tavern@0", "theater@1")
    assert city(game.state.players[0]) == ["theater"]
    play(game, "gold", "end")
    assert asked(game) == "draft-keep"
    picks_all(game)
    assert asked(game) == "theater-swap"
    assert game.question is not None
    assert game.question.seat == 0


def test_q133_destroyed_it_serves_nobody() -> None:
    game = scene(warlord="gold 9", seat1="city theater", seat2="", seat3="")
    beside = game.copy()
    play(game, "use warlord", "theater@1", "gold", "end")
    picks_all(game)
    assert asked(game) == "turn-turn"
    play(beside, "gold", "end")
    picks_all(beside)
    assert asked(beside) == "theater-swap"


def test_its_cost_counts() -> None:
    assert scene(king="city theater").scores()[0].total == 6
