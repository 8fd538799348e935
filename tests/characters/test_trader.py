"""The Trader."""

from tests.support.scene import city, play, player, scene, why_not


def test_r118_gains_one_gold_for_each_trade_district() -> None:
    game = scene("turn trader", trader="gold 1, city tavern market manor temple prison keep")
    play(game, "income")
    assert player(game, "trader").gold == 1 + 2
    assert why_not(game, "income") == "used"


def test_r118_builds_any_number_of_trade_districts() -> None:
    game = scene("turn trader", trader="gold 9, hand tavern market trading_post docks")
    play(game, "gold", "build tavern", "build market", "build trading_post", "build docks")
    assert city(player(game, "trader")) == ["tavern", "market", "trading_post", "docks"]
    assert player(game, "trader").gold == 11 - 8


def test_r118_builds_one_district_of_another_type_beside_them() -> None:
    game = scene("turn trader", trader="gold 9, hand tavern market temple church")
    play(game, "gold", "build tavern", "build temple")
    assert why_not(game, "build church") == "limit"
    play(game, "build market")
    assert city(player(game, "trader")) == ["tavern", "temple", "market"]


def test_r118_the_other_district_may_come_first() -> None:
    game = scene("turn trader", trader="gold 9, hand tavern market manor castle")
    play(game, "gold", "build manor", "build tavern", "build market")
    assert why_not(game, "build castle") == "limit"
    assert city(player(game, "trader")) == ["manor", "tavern", "market"]


def test_r118_trade_districts_must_be_paid_for() -> None:
    game = scene("turn trader", trader="gold 0, hand tavern market")
    play(game, "gold", "build tavern")
    assert why_not(game, "build market") == "short"
    game = scene("turn trader", trader="gold 1, hand tavern market")
    play(game, "gold", "build tavern", "build market")
    assert player(game, "trader").gold == 0


def test_r118_trade_districts_are_built_after_gathering() -> None:
    game = scene("turn trader", trader="gold 9, hand tavern market")
    assert why_not(game, "build tavern") == "gather-first"
    play(game, "gold", "build tavern", "build market")
    assert len(player(game, "trader").city) == 2


def test_r118_stables_and_trade_districts_leave_the_one_build() -> None:
    game = scene("turn trader", trader="gold 9, hand tavern market stables manor temple")
    play(game, "gold", "build stables", "build tavern", "build market", "build manor")
    assert why_not(game, "build temple") == "limit"
    assert len(player(game, "trader").city) == 4


def test_is_called_as_rank_6() -> None:
    game = scene("turn trader", trader="gold 0")
    assert game.state.round.calling == 6
