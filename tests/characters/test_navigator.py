"""The Navigator."""

from tests.support.scene import asked, hand, offers, play, player, scene, why_not


def test_r120_gains_four_gold_whatever_was_gathered() -> None:
    game = scene("turn navigator", navigator="gold 1")
    play(game, "gold", "use navigator")
    assert asked(game) == "navigator-gain"
    play(game, "gold")
    assert player(game, "navigator").gold == 1 + 2 + 4
    game = scene("turn navigator", "deck tavern manor", navigator="gold 1")
    play(game, "cards", "manor", "use navigator", "gold")
    assert player(game, "navigator").gold == 1 + 4


def test_r120_gains_four_cards_whatever_was_gathered() -> None:
    game = scene("turn navigator", "deck manor castle palace temple church", navigator="")
    play(game, "gold", "use navigator", "cards")
    assert hand(player(game, "navigator")) == ["manor", "castle", "palace", "temple"]
    assert player(game, "navigator").gold == 2


def test_r120_builds_nothing_not_even_stables() -> None:
    game = scene("turn navigator", navigator="gold 9, hand tavern stables")
    play(game, "gold")
    assert why_not(game, "build tavern") == "builds-nothing"
    assert why_not(game, "build stables") == "builds-nothing"
    reason = game.why_not("build stables")
    assert reason is not None
    assert reason.card is game.config.character("navigator")


def test_r120_no_other_payment_helps_the_navigator_build() -> None:
    game = scene("turn navigator", navigator="gold 9, hand tavern, city framework")
    play(game, "gold")
    assert why_not(game, "build tavern") == "builds-nothing"


def test_r120_the_witch_as_navigator_builds_nothing() -> None:
    game = scene(witch="gold 5, hand tavern", navigator="gold 1")
    play(game, "gold", "navigator")
    play(game, "gold")
    assert why_not(game, "build tavern") == "builds-nothing"
    play(game, "use navigator", "gold")
    assert player(game, "witch").gold == 5 + 2 + 4


def test_q64_the_gain_comes_at_any_moment_and_once() -> None:
    game = scene("turn navigator", navigator="gold 0")
    play(game, "use navigator", "gold")  # before gathering
    assert player(game, "navigator").gold == 4
    assert why_not(game, "use navigator") == "used"
    play(game, "gold")
    assert why_not(game, "use navigator") == "used"


def test_q64_the_gain_is_optional() -> None:
    game = scene("turn navigator", navigator="gold 0")
    navigator = player(game, "navigator")
    play(game, "gold")
    assert {"use navigator", "end"} <= offers(game)
    play(game, "end")
    assert navigator.gold == 2


def test_q01_from_an_empty_deck_only_gold() -> None:
    game = scene("turn navigator", navigator="gold 0")
    play(game, "gold")
    game.state.deck.pool.clear()
    play(game, "use navigator")
    assert offers(game) == {"gold"}
    assert why_not(game, "cards") == "deck-empty"


def test_q01_four_cards_as_far_as_the_deck_reaches() -> None:
    game = scene("turn navigator", "deck manor castle palace", navigator="gold 0")
    game.state.deck.pool.clear()
    play(game, "use navigator", "cards")
    assert hand(player(game, "navigator")) == ["manor", "castle", "palace"]


def test_is_called_as_rank_7() -> None:
    game = scene("turn navigator", navigator="gold 0")
    assert game.state.round.calling == 7
