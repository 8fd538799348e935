"""The Haunted Quarter."""

from citadels.core.basics import MILITARY, NOBLE, RELIGIOUS, TRADE, UNIQUE
from citadels.core.registry import DISTRICTS
from tests.support.scene import play, scene


def test_r147_counts_as_the_missing_colour() -> None:
    game = scene(king="city manor temple tavern dragon_gate haunted_quarter")
    score = game.scores()[0]
    assert score.total == (3 + 1 + 1 + 6 + 2) + 3 + 2
    assert score.colours == (NOBLE, RELIGIOUS, TRADE, UNIQUE, MILITARY)


def test_r147_each_of_the_four_colours() -> None:
    basic = {NOBLE: "manor", RELIGIOUS: "temple", TRADE: "tavern", MILITARY: "watchtower"}
    for missing in basic:
        others = " ".join(name for colour, name in basic.items() if colour != missing)
        game = scene(king=f"city keep haunted_quarter {others}")
        assert game.scores()[0].colours[1] == missing
        assert [line.code for line in game.scores()[0].lines] == ["districts", "colours"]


def test_it_chooses_among_the_five_colours() -> None:
    five = [NOBLE, RELIGIOUS, TRADE, MILITARY, UNIQUE]
    assert DISTRICTS["haunted_quarter"].scoring_colours() == five


def test_r147_then_it_is_not_unique_any_more() -> None:
    game = scene(king="city manor temple tavern wishing_well haunted_quarter")
    # military: 3 for the colours, 1 for the Well; unique: 2 for the Well only
    assert game.scores()[0].total == (3 + 1 + 1 + 5 + 2) + 3 + 1


def test_as_the_only_unique_district_it_stays_unique() -> None:
    game = scene(king="city manor temple tavern watchtower haunted_quarter")
    assert game.scores()[0].total == (3 + 1 + 1 + 1 + 2) + 3
    game = scene(king="city manor temple tavern haunted_quarter")
    assert game.scores()[0].total == 3 + 1 + 1 + 2


def test_q124_the_best_choice_over_all_effects_together() -> None:
    # As military it leaves the Tower alone (5) and completes the colours (3).
    game = scene(king="city ivory_tower manor temple tavern haunted_quarter")
    assert game.scores()[0].total == (5 + 3 + 1 + 1 + 2) + 5 + 3
    # As noble: 3 for the Capitol, 2 for the Well. As unique: 3 for the Capitol, 3 for the Well.
    game = scene(king="city capitol wishing_well manor castle haunted_quarter")
    assert game.scores()[0].total == (5 + 5 + 3 + 4 + 2) + 3 + 3
    assert game.scores()[0].colours[-1] == UNIQUE
    # Only as trade it helps the Capitol.
    game = scene(king="city capitol tavern market haunted_quarter")
    assert game.scores()[0].total == (5 + 1 + 2 + 2) + 3
    assert game.scores()[0].colours[-1] == TRADE


def test_q124_only_unique_before_the_end() -> None:
    game = scene(king="gold 0, city manor temple tavern keep haunted_quarter")
    play(game, "income")
    assert game.state.players[0].gold == 1  # for the Manor only
    assert game.scores()[0].total == (3 + 1 + 1 + 3 + 2) + 3  # at the end as military


def test_q124_in_a_hand_the_spy_finds_it_among_the_unique_cards_only() -> None:
    game = scene(spy="gold 0", king="gold 3, hand haunted_quarter, city manor")
    play(game, "use spy", "@1", "noble")
    assert game.state.players[0].gold == 0
    game = scene(spy="gold 0", king="gold 3, hand haunted_quarter, city manor")
    play(game, "use spy", "@1", "unique")
    assert game.state.players[0].gold == 1
    # standing at the end, it is any colour
    game = scene(king="city manor temple tavern keep haunted_quarter")
    assert game.scores()[0].total == (3 + 1 + 1 + 3 + 2) + 3
