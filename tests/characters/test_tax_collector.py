"""The Tax Collector."""

import pytest

from tests.support.scene import asked, city, offers, play, player, scene, seat_of, why_not


def test_r134_a_builder_puts_one_gold_on_the_token() -> None:
    game = scene("turn king", king="gold 2, hand manor", tax_collector="gold 0")
    play(game, "gold", "build manor")
    assert game.state.hoard[9] == 1
    assert player(game, "king").gold == 4 - 3 - 1
    assert player(game, "tax_collector").gold == 0  # it lies on the token, not in the stash


def test_r134_free_builds_are_taxed_too() -> None:
    game = scene("turn king", king="gold 0, hand palace, city framework", tax_collector="")
    play(game, "gold", "build palace")
    assert city(player(game, "king")) == ["palace"]
    assert game.state.hoard[9] == 1
    assert player(game, "king").gold == 1


def test_r134_other_payments_are_not_taxed() -> None:
    game = scene("turn king", king="gold 9, hand tavern, city smithy", tax_collector="")
    play(game, "gold", "use smithy")
    assert game.state.hoard[9] == 0
    play(game, "build tavern")
    assert game.state.hoard[9] == 1


def test_r135_no_gold_left_no_tax_and_no_debt() -> None:
    game = scene("turn king", king="gold 1, hand manor", tax_collector="gold 0")
    king = player(game, "king")
    play(game, "gold", "build manor")
    assert king.gold == 0
    assert game.state.hoard[9] == 0
    play(game, "income")
    assert king.gold == 1  # nothing is owed
    richer = scene("turn king", king="gold 2, hand manor", tax_collector="gold 0")
    play(richer, "gold", "build manor")
    assert richer.state.hoard[9] == 1


def test_r135_each_build_is_taxed_before_the_next() -> None:
    game = scene(
        "turn architect", architect="gold 1, hand tavern market temple", tax_collector="gold 0"
    )
    play(game, "gold", "build tavern")
    assert player(game, "architect").gold == 3 - 1 - 1
    assert why_not(game, "build market") == "short"  # the tax took what it lacks
    play(game, "build temple")
    assert player(game, "architect").gold == 0
    assert game.state.hoard[9] == 1


def test_r135_several_builds_are_taxed_each() -> None:
    game = scene("turn architect", architect="gold 9, hand tavern market temple", tax_collector="")
    play(game, "gold", "build tavern", "build market", "build temple")
    assert game.state.hoard[9] == 3
    assert player(game, "architect").gold == 11 - 1 - 2 - 1 - 3


def test_r136_the_own_builds_are_not_taxed() -> None:
    game = scene("turn king", king="gold 9, hand tavern", tax_collector="gold 5, hand manor")
    play(game, "gold", "build tavern", "end")
    assert game.state.hoard[9] == 1
    play(game, "gold", "build manor")
    assert game.state.hoard[9] == 1
    assert player(game, "tax_collector").gold == 7 - 3


def test_r137_takes_all_gold_from_the_token_at_any_moment() -> None:
    game = scene("turn tax_collector", "hoard tax_collector 4", tax_collector="gold 1, hand palace")
    play(game, "use tax_collector")  # before gathering
    assert player(game, "tax_collector").gold == 5
    assert game.state.hoard[9] == 0
    assert why_not(game, "use tax_collector") == "used"
    game = scene("turn tax_collector", "hoard tax_collector 4", tax_collector="gold 3, hand palace")
    play(game, "gold", "build palace", "use tax_collector")
    assert player(game, "tax_collector").gold == 4


def test_r137_taking_the_gold_is_optional() -> None:
    game = scene("turn tax_collector", "hoard tax_collector 4", tax_collector="gold 0")
    collector = player(game, "tax_collector")
    play(game, "gold")
    assert {"use tax_collector", "end"} <= offers(game)
    play(game, "end")
    assert collector.gold == 2
    assert game.state.hoard[9] == 4


def test_r137_an_empty_token_gives_nothing() -> None:
    game = scene("turn tax_collector", tax_collector="gold 0")
    assert why_not(game, "use tax_collector") == "nothing-to-gain"
    game = scene("turn tax_collector", "hoard tax_collector 1", tax_collector="gold 0")
    play(game, "use tax_collector")
    assert player(game, "tax_collector").gold == 1


def test_r138_the_tax_is_due_without_a_tax_collector_in_the_round() -> None:
    game = scene("turn king", "hoard tax_collector 2", king="gold 9, hand manor")
    play(game, "gold", "build manor")
    assert game.state.hoard[9] == 3
    play(game, "end")
    assert game.state.round.number == 2
    assert game.state.hoard[9] == 3  # it waits for a later round


def test_r138_the_tax_is_due_with_the_tax_collector_killed() -> None:
    game = scene(
        "turn king", "mark killed tax_collector", king="gold 9, hand manor", tax_collector="gold 1"
    )
    collector = player(game, "tax_collector")
    play(game, "gold", "build manor", "end")
    assert game.state.round.number == 2
    assert game.state.hoard[9] == 1
    assert collector.gold == 1


def test_r139_with_two_characters_only_the_tax_collectors_turn_is_exempt() -> None:
    game = scene(
        "players 3",
        "turn king",
        king__tax_collector="gold 9, hand manor tavern",
        seat_b="",
        seat_c="",
    )
    play(game, "gold", "build manor", "end")
    assert game.state.hoard[9] == 1  # as King
    play(game, "gold", "build tavern")
    assert game.state.hoard[9] == 1  # as Tax Collector
    assert player(game, "tax_collector").gold == 11 - 3 - 1 + 2 - 1


def test_r140_at_a_confiscation_the_magistrate_pays_the_tax() -> None:
    game = scene(
        "turn king",
        "mark warrant king hidden real",
        magistrate="gold 2",
        king="gold 2, hand manor",
        tax_collector="",
    )
    play(game, "gold", "build manor", "yes")
    assert city(player(game, "magistrate")) == ["manor"]
    assert player(game, "magistrate").gold == 1
    assert player(game, "king").gold == 4  # all of it back, and no tax
    assert game.state.hoard[9] == 1


def test_r140_a_magistrate_without_gold_pays_none_nor_does_the_target() -> None:
    game = scene(
        "turn king",
        "mark warrant king hidden real",
        magistrate="gold 0",
        king="gold 2, hand manor stables",
        tax_collector="",
    )
    play(game, "gold", "build manor", "yes")
    assert player(game, "king").gold == 4
    assert game.state.hoard[9] == 0
    play(game, "build stables")
    assert game.state.hoard[9] == 1


def test_q36_the_magistrate_pays_for_what_he_takes_from_the_tax_collector() -> None:
    game = scene(
        "turn tax_collector",
        "mark warrant tax_collector hidden real",
        magistrate="gold 2",
        tax_collector="gold 2, hand manor stables",
    )
    play(game, "gold", "build manor", "yes")
    assert player(game, "magistrate").gold == 1
    assert game.state.hoard[9] == 1
    play(game, "build stables")
    assert game.state.hoard[9] == 1  # his own build is exempt


def test_q36_the_magistrates_player_pays_outside_the_turn_of_the_own_tax_collector() -> None:
    game = scene(
        "players 3",
        "turn king",
        "mark warrant king hidden real",
        magistrate__tax_collector="gold 2",
        king="gold 2, hand manor",
        seat_c="",
    )
    play(game, "gold", "build manor", "yes")
    assert player(game, "magistrate").gold == 1
    assert game.state.hoard[9] == 1


@pytest.mark.parametrize(
    ("character", "choices"),
    [("diplomat", ("docks@0", "market@1")), ("marshal", ("market@1",))],
)
def test_r141_exchanging_or_seizing_is_not_taxed(character: str, choices: tuple[str, ...]) -> None:
    game = scene(
        f"turn {character}",
        **{
            character: "gold 9, hand tavern, city docks",
            "king": "gold 5, city market",
            "tax_collector": "",
        },
    )
    play(game, "gold", f"use {character}", *choices)
    assert "market" in city(player(game, character))
    assert game.state.hoard[9] == 0
    play(game, "build tavern")
    assert game.state.hoard[9] == 1


def test_q26_the_witch_as_tax_collector_takes_the_gold_and_builds_untaxed() -> None:
    game = scene("hoard tax_collector 3", witch="gold 1, hand manor tavern", tax_collector="gold 0")
    play(game, "gold", "tax_collector")
    play(game, "gold")  # the Tax Collector gathers, the Witch goes on
    assert game.state.turn.seat == seat_of(game, "witch")
    play(game, "use tax_collector")
    assert player(game, "witch").gold == 3 + 3
    play(game, "build manor")
    assert player(game, "witch").gold == 3
    assert game.state.hoard[9] == 0


def test_q71_the_tax_may_empty_the_stash_for_the_poor_house() -> None:
    game = scene("turn king", king="gold 2, hand manor, city poor_house", tax_collector="")
    king = player(game, "king")
    play(game, "gold", "build manor")
    assert king.gold == 0
    assert game.state.hoard[9] == 1
    play(game, "end")
    assert king.gold == 1
    assert asked(game) == "turn-turn"
