"""The Alchemist."""

from tests.support.scene import asked, city, play, player, scene, seat_of, why_not


def test_r117_gets_back_all_gold_paid_for_building_when_the_turn_ends() -> None:
    game = scene("turn alchemist", alchemist="gold 5, hand palace")
    alchemist = player(game, "alchemist")
    play(game, "gold", "build palace")
    assert alchemist.gold == 2  # not yet
    play(game, "end")
    assert alchemist.gold == 2 + 5
    assert city(alchemist) == ["palace"]


def test_r117_every_build_of_the_turn_is_refunded() -> None:
    game = scene("turn alchemist", alchemist="gold 5, hand palace stables")
    alchemist = player(game, "alchemist")
    play(game, "gold", "build palace", "build stables", "end")
    assert alchemist.gold == 7


def test_r117_gold_paid_for_other_things_does_not_come_back() -> None:
    game = scene(
        "turn alchemist",
        "hoard tax_collector 0",
        alchemist="gold 6, hand manor, city smithy",
    )
    alchemist = player(game, "alchemist")
    play(game, "gold", "use smithy", "build manor", "end")  # 2 for cards, 3, 1 of tax
    assert alchemist.gold == 8 - 2 - 1
    assert game.state.hoard[9] == 1


def test_r117_the_gold_must_be_there_when_building() -> None:
    game = scene("turn alchemist", alchemist="gold 2, hand palace castle")
    alchemist = player(game, "alchemist")
    play(game, "gold")
    assert why_not(game, "build palace") == "short"
    play(game, "build castle", "end")
    assert alchemist.gold == 4


def test_r117_what_was_built_without_gold_is_not_refunded() -> None:
    game = scene("turn alchemist", alchemist="gold 1, hand palace stables, city framework")
    alchemist = player(game, "alchemist")
    play(game, "gold", "build palace")  # the Framework is the only way to pay
    play(game, "build stables", "end")
    assert alchemist.gold == 3
    assert city(alchemist) == ["palace", "stables"]


def test_r117_the_refund_is_of_this_turn_only() -> None:
    game = scene(
        "players 3",
        "turn king",
        king__alchemist="gold 6, hand manor tavern",
        seat_b="",
        seat_c="",
    )
    alchemist = player(game, "alchemist")
    play(game, "gold", "build manor", "end")  # as King: no refund
    play(game, "gold", "build tavern", "end")  # as Alchemist
    assert alchemist.gold == 6 + 2 - 3 + 2


def test_q27_the_witch_as_alchemist_gets_back_what_she_paid() -> None:
    game = scene(witch="gold 1, hand manor", alchemist="gold 4")
    alchemist = player(game, "alchemist")
    witch = player(game, "witch")
    play(game, "gold", "alchemist")
    play(game, "gold")  # the Alchemist gathers, the Witch goes on
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "build manor")
    assert witch.gold == 0
    play(game, "end")
    assert witch.gold == 3
    assert alchemist.gold == 6


def test_q29_confiscated_gold_is_not_refunded_again() -> None:
    game = scene(
        "turn alchemist",
        "mark warrant alchemist hidden real",
        magistrate="",
        alchemist="gold 3, hand manor stables",
    )
    alchemist = player(game, "alchemist")
    play(game, "gold", "build manor")
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert alchemist.gold == 5  # at once
    play(game, "build stables", "end")
    assert alchemist.gold == 5  # only the Stables are refunded


def test_t10_r152_poor_house_first_then_the_refund() -> None:
    game = scene("turn alchemist", alchemist="gold 1, hand manor, city poor_house")
    alchemist = player(game, "alchemist")
    play(game, "gold")
    assert alchemist.gold == 3
    play(game, "build manor")
    assert alchemist.gold == 0
    play(game, "end")
    assert alchemist.gold == 1 + 3


def test_q70_city_before_character_at_the_end_of_the_turn() -> None:
    game = scene("turn alchemist", alchemist="gold 0, hand market, city park poor_house")
    alchemist = player(game, "alchemist")
    play(game, "gold", "build market", "end")
    gains = [
        (event.card.id, event.amount)
        for event in game.events[-20:]
        if event.card is not None and event.name in {"gains", "draws"}
    ]
    assert sorted(gains[-3:-1]) == [("park", 2), ("poor_house", 1)]
    assert gains[-1] == ("alchemist", 2)
    assert alchemist.gold == 3
    assert len(alchemist.hand) == 2


def test_q70_gold_left_in_the_stash_leaves_the_poor_house_without_effect() -> None:
    game = scene("turn alchemist", alchemist="gold 1, hand market, city poor_house")
    alchemist = player(game, "alchemist")
    play(game, "gold", "build market", "end")
    assert alchemist.gold == 3  # 1 left, 2 back, none from the Poor House


def test_is_called_as_rank_6() -> None:
    game = scene("turn alchemist", alchemist="gold 0")
    assert game.state.round.calling == 6
