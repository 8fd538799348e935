"""What an answer gains or costs at once, as the buttons of the table say it."""

from citadels.core.effect import Effect
from tests.support.scene import asked, foretold, play, scene


def test_gathering_counts_the_city() -> None:
    game = scene("turn king", king="gold 1, city library observatory gold_mine")
    assert foretold(game) == {"gold": Effect(gold=3), "cards": Effect(cards=3, keep=3)}


def test_gathering_in_an_ordinary_city() -> None:
    game = scene("turn king", king="city palace")
    told = foretold(game)
    assert told["gold"] == Effect(gold=2)
    assert told["cards"] == Effect(cards=2, keep=1)
    assert told["income"] == Effect(gold=1)


def test_a_build_costs_its_price_and_the_tax() -> None:
    game = scene("turn king", king="gold 5, hand manor tavern", tax_collector="gold 0")
    play(game, "gold")
    assert foretold(game)["build manor"] == Effect(gold=-4, income=1)
    assert foretold(game)["build tavern"] == Effect(gold=-2)


def test_whoever_is_left_with_nothing_pays_no_tax() -> None:
    game = scene("turn king", king="gold 1, hand manor", tax_collector="gold 0")
    play(game, "gold")
    assert foretold(game) == {"build manor": Effect(gold=-3, income=1)}


def test_the_tax_collector_pays_none() -> None:
    game = scene("turn tax_collector", tax_collector="gold 5, hand manor", king="")
    play(game, "gold")
    assert foretold(game)["build manor"] == Effect(gold=-3)


def test_income_in_cards_is_no_more_than_the_deck() -> None:
    game = scene(
        "turn patrician", "deck docks", "removed rest", patrician="city palace manor castle"
    )
    assert foretold(game)["income"] == Effect(cards=1, keep=1)


def test_an_abbot_is_asked_how_to_split() -> None:
    game = scene("turn abbot", "deck docks harbor", abbot="city temple church")
    assert "income" not in foretold(game)
    play(game, "income")
    assert asked(game) == "abbot-split"
    assert foretold(game) == {
        "0": Effect(0, 2, 2),
        "1": Effect(1, 1, 1),
        "2": Effect(2, 0, 0),
    }


def test_alms_are_one_gold() -> None:
    game = scene("turn abbot", abbot="gold 2", king="gold 5")
    play(game, "use abbot")
    assert foretold(game) == {"@1": Effect(gold=1)}


def test_a_bribe_is_half() -> None:
    game = scene("turn blackmailer", blackmailer="", king="gold 3", warlord="gold 4")
    play(game, "use blackmailer", "king", "warlord", "king", "gold", "end", "gold")
    assert asked(game) == "blackmailer-bribe"
    assert foretold(game) == {"yes": Effect(gold=-2)}  # half of 5, rounded down


def test_an_exchange_costs_the_difference() -> None:
    game = scene("turn diplomat", diplomat="gold 3, city market manor", king="city castle")
    play(game, "use diplomat")
    assert foretold(game) == {}
    play(game, "market@0")
    assert foretold(game) == {"castle@1": Effect(gold=-2)}


def test_the_marshal_pays_the_price_and_the_wall() -> None:
    game = scene("turn marshal", marshal="gold 5", king="city tavern great_wall")
    play(game, "use marshal")
    assert foretold(game) == {"tavern@1": Effect(gold=-2)}


def test_the_warlord_pays_one_less() -> None:
    game = scene("turn warlord", warlord="gold 5, city prison", king="city manor tavern")
    play(game, "use warlord")
    assert foretold(game) == {
        "prison@0": Effect(gold=-1),
        "manor@1": Effect(gold=-2),
        "tavern@1": Effect(gold=0),
    }


def test_a_build_says_how_much_more_the_income_will_be() -> None:
    fields = "gold 9, hand manor tavern school_of_magic, city palace"
    game = scene("turn king", king=fields)
    assert {name: told.income for name, told in foretold(game).items() if told.income} == {}
    play(game, "gold")
    more = {name: told.income for name, told in foretold(game).items()}
    assert (more["build manor"], more["build tavern"], more["build school_of_magic"]) == (1, 0, 1)
    play(game, "income")
    assert foretold(game)["build manor"].income == 0


def test_a_character_without_income_has_no_more_of_it() -> None:
    game = scene("turn thief", thief="gold 9, hand manor")
    play(game, "gold")
    assert foretold(game)["build manor"].income == 0


def test_whoever_is_threatened_settles_that_first() -> None:
    threat = "mark threat king hidden real"
    game = scene("turn king", threat, blackmailer="", king="gold 9, hand manor, city palace")
    play(game, "gold")
    assert asked(game) == "blackmailer-bribe"
    play(game, "yes")
    assert foretold(game)["build manor"].income == 1
