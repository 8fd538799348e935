"""The Spy."""

from citadels.core.basics import SPECTATOR
from citadels.core.game import Game
from tests.support.scene import asked, hand, offers, play, player, scene, seat_of, why_not


def names(game: Game) -> list[str]:
    return [event.name for event in game.events or []]


def test_r083_chooses_another_player_then_a_type_and_only_then_looks() -> None:
    game = scene("turn spy", spy="", king="gold 5, hand tavern market manor", bishop="")
    assert (game.state.turn.seat, game.state.round.calling) == (seat_of(game, "spy"), 2)
    play(game, "use spy")
    assert asked(game) == "spy-spy"
    assert offers(game) == {"@1", "@2", "@3"}  # not the Spy's own seat
    play(game, "@1")
    assert asked(game) == "spy-colour"
    assert offers(game) == {"noble", "religious", "trade", "military", "unique"}
    assert "sees-hand" not in names(game)
    play(game, "trade")
    assert "sees-hand" in names(game)


def test_r083_one_gold_and_one_card_for_every_card_of_the_type() -> None:
    game = scene(
        "turn spy",
        "deck castle palace prison",
        spy="gold 1",
        king="gold 5, hand tavern tavern manor",
    )
    play(game, "use spy", "@1", "trade")
    assert (player(game, "spy").gold, player(game, "king").gold) == (3, 3)
    assert hand(player(game, "spy")) == ["castle", "palace"]
    assert hand(player(game, "king")) == ["manor", "tavern", "tavern"]  # the hand is only seen
    assert "use spy" not in offers(game)
    play(game, "gold")
    assert why_not(game, "use spy") == "used"


def test_r083_other_types_bring_nothing() -> None:
    for colour, matches in {"noble": 1, "religious": 0, "military": 2, "unique": 1}.items():
        game = scene("turn spy", spy="", king="gold 9, hand manor prison barracks keep")
        play(game, "use spy", "@1", colour)
        assert (player(game, "spy").gold, len(player(game, "spy").hand)) == (matches, matches)


def test_r084_a_poor_victim_gives_the_whole_stash_and_all_cards_are_gained() -> None:
    game = scene("turn spy", spy="", king="gold 1, hand tavern market docks")
    play(game, "use spy", "@1", "trade")
    assert (player(game, "spy").gold, player(game, "king").gold) == (1, 0)
    assert len(player(game, "spy").hand) == 3


def test_q46_an_empty_hand_may_be_spied_on_for_nothing() -> None:
    game = scene("turn spy", spy="gold 1", king="gold 4")
    play(game, "use spy", "@1", "unique")
    assert (player(game, "spy").gold, player(game, "king").gold) == (1, 4)
    assert player(game, "spy").hand == []
    assert "use spy" not in offers(game)  # used all the same


def test_q46_only_the_spy_sees_the_hand_and_the_others_the_numbers() -> None:
    game = scene("turn spy", spy="", king="gold 4, hand tavern manor", bishop="")
    play(game, "use spy", "@1", "trade")
    told = {event.name: event for event in game.events or []}
    seen = told["sees-hand"]
    assert (seen.seat, seen.other, seen.amount) == (0, 1, 2)
    mine = seen.for_observer(seat_of(game, "spy"))
    assert [thing.text for thing in mine.things] == ["manor", "tavern"]
    for observer in (seat_of(game, "bishop"), SPECTATOR):
        assert seen.for_observer(observer).things == ()
        counts = told["counts"].for_observer(observer)
        assert (counts.seat, counts.other, counts.amount) == (0, 1, 1)
        assert [thing.text for thing in counts.things] == ["trade"]
