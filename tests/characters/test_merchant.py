"""The Merchant."""

from tests.support.scene import hand, offers, play, player, scene, why_not


def test_r116_gains_one_gold_for_each_trade_district() -> None:
    game = scene("turn merchant", merchant="gold 1, city tavern harbor manor temple prison keep")
    play(game, "income")
    assert player(game, "merchant").gold == 1 + 2
    assert why_not(game, "income") == "used"


def test_r116_gains_one_gold_more_after_gathering_gold() -> None:
    game = scene("turn merchant", merchant="gold 0")
    play(game, "gold", "use merchant")
    assert player(game, "merchant").gold == 2 + 1


def test_r116_gains_one_gold_more_after_gathering_cards() -> None:
    game = scene("turn merchant", "deck tavern manor", merchant="gold 0")
    play(game, "cards", "manor", "use merchant")
    assert player(game, "merchant").gold == 1
    assert hand(player(game, "merchant")) == ["manor"]


def test_q64_the_extra_gold_comes_at_any_moment_and_once() -> None:
    game = scene("turn merchant", merchant="gold 0")
    play(game, "use merchant")  # before gathering
    assert player(game, "merchant").gold == 1
    assert why_not(game, "use merchant") == "used"
    play(game, "gold")
    assert why_not(game, "use merchant") == "used"


def test_q64_the_extra_gold_may_pay_for_a_district_or_follow_it() -> None:
    early = scene("turn merchant", merchant="gold 0, hand manor")
    play(early, "gold", "use merchant", "build manor")
    late = scene("turn merchant", merchant="gold 1, hand manor")
    play(late, "gold", "build manor", "use merchant")
    assert player(early, "merchant").gold == 0
    assert player(late, "merchant").gold == 1


def test_q64_the_extra_gold_is_optional() -> None:
    game = scene("turn merchant", merchant="gold 0")
    merchant = player(game, "merchant")
    play(game, "gold")
    assert {"use merchant", "end"} <= offers(game)
    play(game, "end")
    assert merchant.gold == 2


def test_merchant_builds_one_district() -> None:
    game = scene("turn merchant", merchant="gold 9, hand tavern market")
    play(game, "gold", "build tavern")
    assert why_not(game, "build market") == "limit"
