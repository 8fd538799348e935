"""The Wizard."""

from tests.support.scene import asked, city, hand, offers, play, player, scene, seat_of, why_not


def test_r094_sees_the_whole_hand_and_takes_exactly_one_card() -> None:
    game = scene("turn wizard", wizard="hand tavern", king="hand manor castle castle")
    play(game, "use wizard")
    assert offers(game) == {"@1", "@2", "@3"}
    play(game, "@1")
    assert asked(game) == "wizard-take"
    assert offers(game) == {"manor", "castle"}
    play(game, "castle", "hand")
    assert hand(player(game, "wizard")) == ["castle", "tavern"]
    assert hand(player(game, "king")) == ["manor", "castle"]
    assert why_not(game, "use wizard") == "used"


def test_r094_only_the_wizard_sees_the_hand_and_the_owner_the_card() -> None:
    game = scene("turn wizard", wizard="", king="hand manor castle")
    play(game, "use wizard", "@1", "castle", "hand")
    seen = next(event for event in game.events or [] if event.name == "sees-hand")
    assert [thing.text for thing in seen.for_observer(0).things] == ["manor", "castle"]
    assert seen.for_observer(2).things == ()
    taken = next(event for event in game.events or [] if event.name == "gives-card")
    assert [thing.text for thing in taken.for_observer(1).things] == ["castle"]
    assert taken.for_observer(2).things == ()
    king, wizard = seat_of(game, "king"), seat_of(game, "wizard")
    assert [card.id for card in game.state.known[king * 16 + wizard].cards] == ["castle"]
    assert not game.state.known[wizard * 16 + wizard].count


def test_r094_the_card_may_be_built_at_once() -> None:
    game = scene("turn wizard", wizard="gold 2", king="hand manor castle")
    play(game, "gold", "use wizard", "@1", "castle")
    assert asked(game) == "wizard-place"
    assert offers(game) == {"hand", "build"}
    play(game, "build")
    assert city(player(game, "wizard")) == ["castle"]
    assert hand(player(game, "wizard")) == []
    assert hand(player(game, "king")) == ["manor"]


def test_r095_the_immediate_build_is_paid_in_full() -> None:
    game = scene("turn wizard", wizard="gold 3", king="hand castle")
    play(game, "gold", "use wizard", "@1", "castle", "build")
    assert player(game, "wizard").gold == 1  # 3 + 2 - 4
    game = scene("turn wizard", wizard="gold 1", king="hand castle")
    play(game, "gold", "use wizard", "@1", "castle")
    assert offers(game) == {"hand"}
    assert why_not(game, "build") == "short"


def test_r095_the_immediate_build_does_not_use_the_building_limit() -> None:
    game = scene("turn wizard", wizard="gold 6, hand tavern market", king="hand castle")
    play(game, "gold", "use wizard", "@1", "castle", "build", "build tavern")
    assert city(player(game, "wizard")) == ["castle", "tavern"]
    assert why_not(game, "build market") == "limit"


def test_r095_the_immediate_build_may_come_after_the_normal_one() -> None:
    game = scene("turn wizard", wizard="gold 6, hand tavern market", king="hand castle")
    play(game, "gold", "build tavern", "use wizard", "@1", "castle", "build")
    assert city(player(game, "wizard")) == ["tavern", "castle"]
    assert why_not(game, "build market") == "limit"


def test_r096_all_builds_of_the_turn_may_be_duplicates() -> None:
    game = scene(
        "turn wizard", wizard="gold 5, hand tavern, city tavern castle", king="hand castle"
    )
    play(game, "gold", "build tavern", "use wizard", "@1", "castle", "build")
    assert city(player(game, "wizard")) == ["tavern", "castle", "tavern", "castle"]


def test_r096_not_in_the_other_turn_of_the_same_player() -> None:
    game = scene(
        "players 2",
        "turn wizard",
        wizard__merchant="gold 5, hand tavern, city tavern",
        king__thief="hand castle",
    )
    play(game, "gold")
    assert "build tavern" in offers(game)
    play(game, "end", "gold", "end", "gold")  # the King, then the Merchant
    assert game.state.turn.seat == seat_of(game, "wizard")
    assert why_not(game, "build tavern") == "duplicate"


def test_q51_looking_at_an_empty_hand_is_legal() -> None:
    game = scene("turn wizard", wizard="gold 2, hand tavern, city tavern", king="")
    play(game, "gold", "use wizard", "@1")
    assert asked(game) == "turn-turn"
    assert why_not(game, "use wizard") == "used"
    play(game, "build tavern")
    assert city(player(game, "wizard")) == ["tavern", "tavern"]


def test_q52_the_immediate_build_comes_after_gathering() -> None:
    game = scene("turn wizard", wizard="gold 5", king="hand tavern")
    play(game, "use wizard", "@1", "tavern")
    assert offers(game) == {"hand"}
    assert why_not(game, "build") == "gather-first"


def test_q52_the_paid_immediate_build_can_be_confiscated() -> None:
    game = scene(
        "turn wizard",
        "mark warrant wizard hidden real",
        magistrate="",
        wizard="gold 3",
        king="hand castle",
    )
    play(game, "gold", "use wizard", "@2", "castle", "build")
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(player(game, "magistrate")) == ["castle"]
    assert player(game, "wizard").gold == 5


def test_q52_framework_may_replace_the_payment() -> None:
    game = scene(
        "turn wizard",
        "mark warrant wizard hidden real",
        magistrate="",
        wizard="gold 1, city framework",
        king="hand palace",
    )
    play(game, "gold", "use wizard", "@2", "palace", "build")
    assert asked(game) == "turn-turn"  # nothing was paid: no confiscation
    assert city(player(game, "wizard")) == ["palace"]
    assert player(game, "wizard").gold == 3


def test_q52_gold_and_framework_are_both_offered() -> None:
    game = scene("turn wizard", wizard="gold 3, city framework", king="hand palace")
    play(game, "gold", "use wizard", "@1", "palace", "build")
    assert offers(game) == {"gold", "use framework"}
    play(game, "gold")
    assert city(player(game, "wizard")) == ["framework", "palace"]


def test_q52_necropolis_by_a_sacrifice() -> None:
    game = scene(
        "turn wizard",
        "mark warrant wizard hidden real",
        magistrate="",
        wizard="gold 0, city tavern market",
        king="hand necropolis",
    )
    play(game, "gold", "use wizard", "@2", "necropolis", "build", "tavern@1")
    assert asked(game) == "turn-turn"
    assert city(player(game, "wizard")) == ["market", "necropolis"]
    assert player(game, "wizard").gold == 2


def test_q52_thieves_den_for_cards() -> None:
    game = scene("turn wizard", wizard="gold 2, hand tavern market", king="hand thieves_den")
    play(game, "gold", "use wizard", "@1", "thieves_den", "build", "tavern", "market")
    assert city(player(game, "wizard")) == ["thieves_den"]
    assert player(game, "wizard").gold == 0
    assert hand(player(game, "wizard")) == []


def test_q53_secret_vault_only_into_the_hand() -> None:
    game = scene("turn wizard", wizard="gold 5", king="hand secret_vault")
    play(game, "gold", "use wizard", "@1", "secret_vault")
    assert offers(game) == {"hand"}
    assert why_not(game, "build") == "cannot-be-built"
    play(game, "hand")
    assert hand(player(game, "wizard")) == ["secret_vault"]
