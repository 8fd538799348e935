"""The Cardinal."""

from tests.support.scene import asked, city, hand, offers, play, player, scene, why_not


def test_r114_one_card_per_religious_district() -> None:
    game = scene(
        "turn cardinal",
        "deck docks harbor town_hall",
        cardinal="gold 1, hand tavern, city temple church manor",
    )
    assert game.state.round.calling == 5
    play(game, "income")
    assert hand(player(game, "cardinal")) == ["tavern", "docks", "harbor"]
    assert player(game, "cardinal").gold == 1
    assert why_not(game, "income") == "used"


def test_r115_takes_exactly_the_shortage_for_as_many_cards_and_builds() -> None:
    game = scene("turn cardinal", cardinal="gold 1, hand palace tavern docks prison", king="gold 6")
    play(game, "gold", "build palace")
    assert asked(game) == "cardinal-borrow"
    assert offers(game) == {"@1"}
    play(game, "@1")
    assert player(game, "king").gold == 4
    assert player(game, "cardinal").gold == 5
    assert asked(game) == "cardinal-repay"
    assert offers(game) == {"tavern", "docks", "prison"}
    play(game, "docks")
    assert asked(game) == "cardinal-repay"
    assert offers(game) == {"tavern", "prison"}
    play(game, "tavern")
    assert asked(game) == "turn-turn"  # the district was built
    assert city(player(game, "cardinal")) == ["palace"]
    assert player(game, "cardinal").gold == 0
    assert hand(player(game, "cardinal")) == ["prison"]
    assert hand(player(game, "king")) == ["tavern", "docks"]


def test_r115_only_these_two_see_the_cards() -> None:
    game = scene("turn cardinal", cardinal="hand manor tavern", king="gold 1", warlord="")
    play(game, "gold", "build manor", "@1", "tavern")
    given = next(event for event in game.events or [] if event.name == "gives-card")
    assert [thing.text for thing in given.for_observer(1).things] == ["tavern"]
    assert given.for_observer(2).things == ()
    assert city(player(game, "cardinal")) == ["manor"]


def test_q62_nothing_is_borrowed_without_a_shortage() -> None:
    game = scene("turn cardinal", cardinal="gold 1, hand manor tavern", king="gold 6")
    play(game, "gold", "build manor")
    assert asked(game) == "turn-turn"
    assert player(game, "cardinal").gold == 0
    game = scene("turn cardinal", cardinal="gold 0, hand manor tavern", king="gold 6")
    play(game, "gold", "build manor")
    assert asked(game) == "cardinal-borrow"


def test_q62_one_lender_with_all_of_the_shortage() -> None:
    hands = "gold 0, hand palace tavern docks prison"
    game = scene("turn cardinal", cardinal=hands, king="gold 2", warlord="gold 2")
    play(game, "gold")
    assert why_not(game, "build palace") == "short"
    game = scene("turn cardinal", cardinal=hands, king="gold 2", warlord="gold 3", thief="gold 4")
    play(game, "gold", "build palace")
    assert offers(game) == {"@2", "@3"}
    assert why_not(game, "@1") == "too-poor"
    play(game, "@2")
    assert player(game, "warlord").gold == 0


def test_q62_as_many_cards_as_gold_and_not_the_district_itself() -> None:
    game = scene("turn cardinal", cardinal="gold 0, hand castle tavern", king="gold 6")
    play(game, "gold")
    assert why_not(game, "build castle") == "short"  # two cards are needed
    game = scene("turn cardinal", cardinal="gold 0, hand castle castle tavern", king="gold 6")
    play(game, "gold", "build castle", "@1")
    assert offers(game) == {"castle", "tavern"}  # a second one is a card like others
    play(game, "castle", "tavern")
    assert hand(player(game, "king")) == ["castle", "tavern"]
    assert city(player(game, "cardinal")) == ["castle"]


def test_q62_the_own_stash_is_no_lender() -> None:
    game = scene("turn cardinal", cardinal="gold 1, hand palace tavern docks prison", king="gold 1")
    play(game, "gold")
    assert why_not(game, "build palace") == "short"
    game = scene("turn cardinal", cardinal="gold 1, hand palace tavern docks prison", king="gold 2")
    play(game, "gold")
    assert "build palace" in offers(game)


def test_q62_tax_is_not_borrowed() -> None:
    game = scene(
        "players 4",
        "turn cardinal",
        cardinal="gold 0, hand manor tavern market",
        king="gold 6",
        tax_collector="",
    )
    play(game, "gold", "build manor", "@1", "tavern")
    assert asked(game) == "turn-turn"
    assert player(game, "cardinal").gold == 0
    assert player(game, "king").gold == 5
    assert game.state.hoard[9] == 0


def test_q62_framework_leaves_no_shortage() -> None:
    scenery = "gold 0, hand manor tavern, city framework"
    game = scene("turn cardinal", cardinal=scenery, king="gold 6")
    play(game, "gold", "build manor")
    assert offers(game) == {"use framework", "use cardinal"}
    play(game, "use framework")
    assert asked(game) == "turn-turn"
    assert city(player(game, "cardinal")) == ["manor"]
    assert player(game, "cardinal").gold == 2
    game = scene("turn cardinal", cardinal=scenery, king="gold 6")
    play(game, "gold", "build manor", "use cardinal", "@1", "tavern")
    assert city(player(game, "cardinal")) == ["framework", "manor"]


def test_q62_necropolis_for_a_sacrifice_or_for_borrowed_gold() -> None:
    scenery = "gold 3, hand necropolis market, city tavern"
    game = scene("turn cardinal", cardinal=scenery, king="gold 6")
    play(game, "gold", "build necropolis")
    assert offers(game) == {"gold", "use necropolis"}  # 5 gold: no shortage
    game = scene("turn cardinal", cardinal=scenery.replace("gold 3", "gold 2"), king="gold 6")
    play(game, "gold", "build necropolis")
    assert offers(game) == {"use necropolis", "use cardinal"}
    play(game, "use cardinal", "@1", "market")
    assert city(player(game, "cardinal")) == ["tavern", "necropolis"]


def test_q62_thieves_den_cards_first_and_the_rest_borrowed() -> None:
    game = scene(
        "turn cardinal",
        cardinal="gold 0, hand thieves_den tavern docks prison manor",
        king="gold 2",
    )
    play(game, "gold", "build thieves_den")
    assert asked(game) == "thieves_den-pay"  # four gold are missing, nobody has so much
    play(game, "tavern")
    assert "done" not in offers(game)
    play(game, "docks")
    assert "done" in offers(game)  # two gold are missing: one lender, two cards
    play(game, "done")
    assert asked(game) == "cardinal-borrow"
    play(game, "@1", "prison", "manor")
    assert city(player(game, "cardinal")) == ["thieves_den"]
    assert player(game, "cardinal").gold == 0
    assert player(game, "king").gold == 0
    assert hand(player(game, "king")) == ["manor", "prison"]


def test_q62_thieves_den_all_cards_must_be_in_hand() -> None:
    game = scene(
        "turn cardinal", cardinal="gold 0, hand thieves_den tavern docks prison", king="gold 6"
    )
    play(game, "gold")
    assert why_not(game, "build thieves_den") == "short"
    game = scene(
        "turn cardinal",
        cardinal="gold 0, hand thieves_den tavern docks prison manor",
        king="gold 6",
    )
    play(game, "gold", "build thieves_den")
    assert offers(game) == {"use thieves_den", "use cardinal"}


def test_q63_once_per_turn_the_stables_are_paid_normally() -> None:
    cards = "hand manor stables tavern market docks"
    game = scene("turn cardinal", cardinal=f"gold 0, {cards}", king="gold 6")
    play(game, "gold", "build manor", "@1", "tavern")
    assert hand(player(game, "cardinal")) == ["market", "docks", "stables"]  # cards enough
    assert why_not(game, "build stables") == "short"
    game = scene("turn cardinal", cardinal=f"gold 3, {cards}", king="gold 6")
    play(game, "gold", "build manor", "build stables")
    assert city(player(game, "cardinal")) == ["manor", "stables"]
    assert player(game, "king").gold == 6


def test_q63_the_one_use_may_be_for_either_build() -> None:
    game = scene(
        "turn cardinal", cardinal="gold 2, hand manor stables tavern market", king="gold 6"
    )
    play(game, "gold", "build stables", "build manor", "@1", "tavern")
    assert city(player(game, "cardinal")) == ["stables", "manor"]
    game = scene(
        "turn cardinal", cardinal="gold 4, hand palace stables tavern market docks", king="gold 6"
    )
    play(game, "gold", "build palace")  # paid in full: 1 gold is left
    assert player(game, "cardinal").gold == 1
    play(game, "build stables", "@1", "market")  # the ability was not yet used
    assert city(player(game, "cardinal")) == ["palace", "stables"]


def test_q63_the_building_limit_stays_one() -> None:
    game = scene("turn cardinal", cardinal="gold 0, hand manor tavern temple", king="gold 6")
    play(game, "gold", "build manor", "@1", "tavern")
    assert why_not(game, "build temple") == "limit"
