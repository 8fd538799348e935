"""The Bishop."""

from citadels.core import rules
from tests.support.scene import asked, city, offers, play, player, scene, why_not


def test_r108_one_gold_per_religious_district() -> None:
    game = scene("turn bishop", bishop="gold 1, city temple church manor tavern prison")
    play(game, "income")
    assert player(game, "bishop").gold == 3
    assert why_not(game, "income") == "used"


def test_r108_nothing_to_gain_without_religious_districts() -> None:
    game = scene("turn bishop", bishop="city tavern")
    assert why_not(game, "income") == "nothing-to-gain"
    game = scene("turn bishop", bishop="city temple")
    assert "income" in offers(game)


def test_t06_income_before_or_after_building_differs_by_one() -> None:
    before = scene("turn bishop", bishop="gold 2, hand church, city temple")
    play(before, "income", "gold", "build church")
    assert player(before, "bishop").gold == 3  # 2 + 1 + 2 - 2
    assert why_not(before, "income") == "used"
    after = scene("turn bishop", bishop="gold 2, hand church, city temple")
    play(after, "gold", "build church", "income")
    assert player(after, "bishop").gold == 4  # 2 + 2 - 2 + 2


def test_r109_the_warlord_destroys_nothing_of_the_bishop() -> None:
    game = scene("turn warlord", bishop="city temple keep", king="city manor", warlord="gold 5")
    play(game, "use warlord")
    assert offers(game) == {"manor@1"}
    assert why_not(game, "temple@0") == "protected"
    reason = game.why_not("temple@0")
    assert reason is not None
    assert reason.card is game.config.character("bishop")


def test_r109_the_diplomat_takes_nothing_from_the_bishop() -> None:
    game = scene(
        "turn diplomat", bishop="city temple", king="city manor", diplomat="gold 5, city docks"
    )
    play(game, "use diplomat", "docks@2")
    assert offers(game) == {"manor@1"}
    assert why_not(game, "temple@0") == "protected"


def test_r109_the_marshal_seizes_nothing_of_the_bishop() -> None:
    game = scene("turn marshal", bishop="city temple", king="city manor", marshal="gold 5")
    play(game, "use marshal")
    assert offers(game) == {"manor@1"}
    assert why_not(game, "temple@0") == "protected"


def test_r109_without_other_targets_rank_8_has_no_use() -> None:
    game = scene("turn warlord", bishop="city temple", warlord="gold 5")
    assert why_not(game, "use warlord") == "no-target"


def test_r109_not_in_the_next_round() -> None:
    game = scene("turn bishop", bishop="city temple", king="crown", warlord="gold 5")
    play(game, "gold", "end")
    temple = game.state.players[0].city[0]
    assert rules.cannot_attack(game.state, 2, 0, temple) is not None
    play(game, "gold", "end")
    assert asked(game) == "draft-keep"
    assert rules.cannot_attack(game.state, 2, 0, temple) is None


def test_q65_protection_begins_with_the_reveal() -> None:
    game = scene("turn thief", thief="", bishop="city temple", warlord="")
    temple = player(game, "bishop").city[0]
    assert rules.cannot_attack(game.state, 2, 1, temple) is None
    play(game, "gold", "end")
    reason = rules.cannot_attack(game.state, 2, 1, temple)
    assert reason is not None
    assert reason.code == "protected"


def test_r110_a_killed_bishop_is_not_protected() -> None:
    seats = {"bishop": "city temple", "king": "city manor", "warlord": "gold 5"}
    game = scene("turn warlord", **seats)
    play(game, "use warlord")
    assert offers(game) == {"manor@1"}
    game = scene("turn warlord", "mark killed bishop", **seats)
    play(game, "use warlord")
    assert offers(game) == {"temple@0", "manor@1"}


def test_r110_not_even_a_killed_bishop_who_gathers_in_the_hospital() -> None:
    seats = {"bishop": "city temple hospital", "king": "city manor", "warlord": "gold 5"}
    game = scene("edition czech", "turn bishop", "mark killed bishop", **seats)
    play(game, "gather", "gold", "gold", "use warlord")
    assert game.state.is_revealed(5)
    assert offers(game) == {"temple@0", "hospital@0", "manor@1"}
    game = scene("edition czech", "turn warlord", **seats)
    play(game, "use warlord")
    assert offers(game) == {"manor@1"}


def test_r111_a_bewitched_bishop_protects_the_witch() -> None:
    game = scene(
        "turn bishop",
        "mark bewitched bishop",
        witch="city docks",
        bishop="city temple",
        warlord="gold 5",
    )
    play(game, "gold", "end", "gold", "use warlord")  # Bishop, Witch, Warlord
    assert offers(game) == {"temple@1"}
    assert why_not(game, "docks@0") == "protected"


def test_q65_the_own_rank_8_may_use_its_ability_on_own_districts() -> None:
    game = scene("players 2", "turn warlord", bishop__warlord="gold 5, city temple", king__thief="")
    play(game, "use warlord", "temple@0")
    assert city(player(game, "bishop")) == []
    game = scene("players 2", "turn warlord", bishop__king="city temple", warlord__thief="gold 5")
    assert why_not(game, "use warlord") == "no-target"


def test_q65_a_diplomat_gives_an_own_district_although_bishop() -> None:
    game = scene(
        "players 3",
        "turn diplomat",
        bishop__diplomat="gold 5, city temple",
        king__thief="city docks",
        merchant__assassin="",
    )
    play(game, "use diplomat", "temple@0", "docks@1")
    assert city(player(game, "bishop")) == ["docks"]
    game = scene(
        "players 3",
        "turn diplomat",
        bishop__merchant="city temple",
        king__diplomat="gold 5, city docks",
        thief__assassin="city manor",
    )
    play(game, "use diplomat", "docks@1")
    assert offers(game) == {"manor@2"}


def test_q66_the_armory_is_not_rank_8() -> None:
    game = scene(
        "turn warlord",
        bishop="city temple keep great_wall",
        king="city manor",
        warlord="gold 9, city armory",
    )
    play(game, "use armory")
    assert offers(game) == {"temple@0", "keep@0", "great_wall@0", "manor@1"}
    play(game, "temple@0")
    assert city(player(game, "bishop")) == ["keep", "great_wall"]
    assert player(game, "warlord").gold == 9
    play(game, "use warlord")
    assert offers(game) == {"manor@1"}
    assert why_not(game, "great_wall@0") == "protected"
