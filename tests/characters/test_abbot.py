"""The Abbot."""

import pytest

from tests.support.scene import asked, hand, offers, play, player, scene, why_not

THREE = "gold 1, city temple church monastery manor"


@pytest.mark.parametrize("gold", range(4))
def test_t05_three_religious_districts_give_four_splits(gold: int) -> None:
    game = scene("turn abbot", "deck docks harbor town_hall prison", abbot=THREE)
    play(game, "income")
    assert asked(game) == "abbot-split"
    assert offers(game) == {"0", "1", "2", "3"}
    play(game, str(gold))
    assert player(game, "abbot").gold == 1 + gold
    assert hand(player(game, "abbot")) == ["docks", "harbor", "town_hall"][: 3 - gold]
    assert asked(game) == "turn-turn"
    assert why_not(game, "income") == "used"


def test_r112_the_split_is_declared_before_any_card_is_seen() -> None:
    game = scene("turn abbot", "deck docks harbor", abbot="city temple church")
    assert game.state.round.calling == 5
    play(game, "income")
    assert offers(game) == {"0", "1", "2"}
    assert hand(player(game, "abbot")) == []
    play(game, "1")
    assert hand(player(game, "abbot")) == ["docks"]
    assert player(game, "abbot").gold == 1


def test_r112_nothing_to_gain_without_religious_districts() -> None:
    game = scene("turn abbot", abbot="city tavern")
    assert why_not(game, "income") == "nothing-to-gain"


def test_r113_one_gold_from_the_richest() -> None:
    game = scene("turn abbot", abbot="gold 2", king="gold 5", warlord="gold 4")
    play(game, "use abbot")
    assert offers(game) == {"@1"}
    assert why_not(game, "@2") == "not-richest"
    assert why_not(game, "@3") == "not-richest"
    play(game, "@1")  # nobody asks the richest
    assert player(game, "abbot").gold == 3
    assert player(game, "king").gold == 4
    assert asked(game) == "turn-turn"
    assert why_not(game, "use abbot") == "used"


def test_r113_an_abbot_among_the_richest_gets_nothing() -> None:
    game = scene("turn abbot", abbot="gold 5", king="gold 5", warlord="gold 4")
    assert why_not(game, "use abbot") == "richest"
    game = scene("turn abbot", abbot="gold 6", king="gold 5", warlord="gold 4")
    assert why_not(game, "use abbot") == "richest"
    game = scene("turn abbot", abbot="gold 4", king="gold 5", warlord="gold 4")
    assert "use abbot" in offers(game)


def test_r113_it_is_not_forced_on_the_abbot() -> None:
    game = scene("turn abbot", abbot="gold 2", king="gold 5")
    play(game, "gold")
    assert {"use abbot", "end"} <= offers(game)
    play(game, "end")
    assert game.state.players[1].gold == 5


def test_r113_before_gathering_the_abbot_may_be_poorer() -> None:
    game = scene("turn abbot", abbot="gold 4", king="gold 5")
    assert "use abbot" in offers(game)
    play(game, "gold")
    assert why_not(game, "use abbot") == "richest"


def test_r113_alms_are_one_gold_and_no_income() -> None:
    game = scene("turn abbot", abbot="gold 0, city temple", king="gold 5")
    play(game, "use abbot", "@1")
    assert (player(game, "abbot").gold, player(game, "abbot").hand) == (1, [])
    assert player(game, "king").gold == 4
    assert "income" in offers(game)


def test_q60_of_several_richest_the_abbot_chooses() -> None:
    game = scene("turn abbot", abbot="gold 4", king="gold 5", warlord="gold 5")
    play(game, "use abbot")
    assert offers(game) == {"@1", "@2"}
    play(game, "@2")
    assert player(game, "warlord").gold == 4
    assert player(game, "king").gold == 5
    assert player(game, "abbot").gold == 5


def test_q60_all_at_zero_the_abbot_is_tied() -> None:
    game = scene("turn abbot", abbot="gold 0", king="gold 0")
    assert why_not(game, "use abbot") == "richest"


def test_r154_school_of_magic_gives_one_resource_of_either_kind() -> None:
    for gold in range(3):
        game = scene("turn abbot", "deck docks harbor", abbot="city temple school_of_magic")
        play(game, "income")
        assert offers(game) == {"0", "1", "2"}
        play(game, str(gold))
        assert player(game, "abbot").gold == gold
        assert len(player(game, "abbot").hand) == 2 - gold


def test_r154_school_of_magic_gives_both_in_the_czech_edition() -> None:
    for gold in range(3):
        game = scene(
            "edition czech",
            "deck docks harbor town_hall",
            "turn abbot",
            abbot="city temple church school_of_magic",
        )
        play(game, "income")
        assert offers(game) == {"0", "1", "2"}  # the split of the other two
        play(game, str(gold))
        assert player(game, "abbot").gold == gold + 1
        assert len(player(game, "abbot").hand) == 2 - gold + 1


def test_r154_both_by_the_switch_alone() -> None:
    game = scene("abbot_school_of_magic both", "turn abbot", abbot="city school_of_magic")
    play(game, "income")
    assert offers(game) == {"0"}
    play(game, "0")
    assert player(game, "abbot").gold == 1
    assert len(player(game, "abbot").hand) == 1
