"""The Blackmailer."""

import pytest

from citadels.core.game import Game
from citadels.core.rng import make_rng
from tests.support.scene import asked, foretold, hand, offers, play, player, scene, seat_of, why_not

REFUSE = "no"
BRIBE = "yes"


def threaten(game: Game, flower: str, other: str) -> None:
    """Let the Blackmailer lay both threats, gather and end the turn."""
    play(game, "use blackmailer", flower, other, flower, "gold", "end")


def threats(game: Game) -> dict[str, bool]:
    """The threats that lie out, with their faces."""
    return {
        game.state.option_of(t.rank).text: t.face for t in game.state.round.tokens if not t.gone
    }


def golds(game: Game, *characters: str) -> tuple[int, ...]:
    return tuple(player(game, character).gold for character in characters)


def test_r085_two_threats_face_down_on_different_characters_one_with_the_flower() -> None:
    game = scene("turn blackmailer", blackmailer="", king="", bishop="")
    play(game, "use blackmailer", "king")
    assert asked(game) == "blackmailer-threaten"
    assert why_not(game, "king") == "marked"
    play(game, "bishop")
    assert asked(game) == "blackmailer-flower"
    assert offers(game) == {"king", "bishop"}
    play(game, "bishop")
    assert threats(game) == {"king": False, "bishop": True}
    assert not any(token.seen for token in game.state.round.tokens)
    (decision,) = [event for event in game.events or [] if event.name == "decides"]
    assert [thing.text for thing in decision.for_observer(0).things] == ["bishop"]
    assert decision.for_observer(1).things == ()


def test_r085_both_are_threatened_but_only_one_is_targeted() -> None:
    game = scene("turn blackmailer", blackmailer="", king="gold 3", bishop="gold 3")
    threaten(game, "bishop", "king")
    play(game, "gold")
    assert asked(game) == "blackmailer-bribe"
    play(game, REFUSE, "yes", "end", "gold")
    assert asked(game) == "blackmailer-bribe"
    play(game, REFUSE, "yes")
    assert golds(game, "blackmailer", "king", "bishop") == (7, 5, 0)


def test_r086_threatened_player_gathers_then_answers_before_all_else() -> None:
    city = "city manor laboratory smithy"
    game = scene("turn blackmailer", blackmailer="", king=f"gold 4, hand tavern, {city}")
    threaten(game, "king", "bishop")
    assert offers(game) == {"gold", "cards"}
    for option in ("income", "build tavern", "use laboratory", "use smithy"):
        assert why_not(game, option) == "threatened"
    play(game, "gold")
    assert asked(game) == "blackmailer-bribe"
    assert game.question is not None
    assert game.question.seat == seat_of(game, "king")
    assert offers(game) == {"yes", "no"}
    play(game, BRIBE)
    assert offers(game) == {"income", "use laboratory", "use smithy", "build tavern", "end"}


def test_r086_the_marker_of_the_blackmailer_binds() -> None:
    game = scene("turn king", "mark threat king hidden real", blackmailer="", king="city manor")
    (token,) = game.state.round.tokens
    assert token.by.id == "blackmailer"
    reason = game.why_not("income")
    assert reason is not None
    assert reason.card is token.by
    play(game, "gold")
    assert asked(game) == "blackmailer-bribe"


def test_r086_gathering_effects_work_under_a_threat() -> None:
    game = scene(
        "turn blackmailer", blackmailer="", king="city gold_mine", bishop="city library observatory"
    )
    threaten(game, "king", "bishop")
    play(game, "gold")
    assert (asked(game), player(game, "king").gold) == ("blackmailer-bribe", 3)
    play(game, BRIBE, "end", "cards")
    assert (asked(game), len(player(game, "bishop").hand)) == ("blackmailer-bribe", 3)


def test_r086_an_unthreatened_character_is_not_asked() -> None:
    game = scene("turn blackmailer", blackmailer="", king="city manor", bishop="")
    threaten(game, "bishop", "warlord")
    assert offers(game) == {"gold", "cards", "income"}
    play(game, "gold")
    assert asked(game) == "turn-turn"


@pytest.mark.parametrize(("gold", "mine", "bribe"), [(0, "", 1), (3, "", 2), (3, "gold_mine", 3)])
def test_r087_bribe_is_half_the_gold_after_gathering_rounded_down(
    gold: int, mine: str, bribe: int
) -> None:
    game = scene("turn blackmailer", blackmailer="", king=f"gold {gold}, city {mine}")
    threaten(game, "king", "bishop")
    play(game, "gold")
    before = player(game, "king").gold
    play(game, BRIBE)
    assert golds(game, "blackmailer", "king") == (2 + bribe, before - bribe)
    assert game.state.turn.seat == seat_of(game, "king")  # who goes on with the turn


@pytest.mark.parametrize("flower", ["king", "bishop"])
def test_r087_a_bribed_marker_leaves_unseen(flower: str) -> None:
    game = scene("turn blackmailer", blackmailer="", king="gold 3", bishop="")
    threaten(game, flower, "bishop" if flower == "king" else "king")
    play(game, "gold", BRIBE)
    assert threats(game) == {"bishop": flower == "bishop"}
    assert not any(token.seen for token in game.state.round.tokens)
    told = [(event.name, event.seat, event.other) for event in game.events or []]
    assert ("bribes", 1, 0) in told
    assert "shows" not in [name for name, _, _ in told]


@pytest.mark.parametrize("gold", [0, 1])
def test_r088_q43_with_one_gold_or_none_the_bribe_is_nothing(gold: int) -> None:
    game = scene("turn blackmailer", "deck manor palace", blackmailer="", king=f"gold {gold}")
    threaten(game, "king", "bishop")
    play(game, "cards", "manor")
    assert asked(game) == "blackmailer-bribe"
    play(game, BRIBE)
    assert golds(game, "blackmailer", "king") == (2, gold)
    assert threats(game) == {"bishop": False}
    assert hand(player(game, "king")) == ["manor"]
    assert asked(game) == "turn-turn"


def test_r088_with_two_gold_the_bribe_is_one() -> None:
    game = scene("turn blackmailer", "deck manor palace", blackmailer="", king="gold 2")
    threaten(game, "king", "bishop")
    play(game, "cards", "manor", BRIBE)
    assert golds(game, "blackmailer", "king") == (3, 1)


def refused(flower: str) -> Game:
    """The King is threatened and does not pay."""
    game = scene("turn blackmailer", blackmailer="", king="gold 3", bishop="")
    threaten(game, flower, "bishop" if flower == "king" else "king")
    play(game, "gold", REFUSE)
    assert asked(game) == "blackmailer-reveal"
    assert game.question is not None
    assert game.question.seat == seat_of(game, "blackmailer")
    assert offers(game) == {"yes", "no"}
    assert ("refuses", 1, 0) in [(e.name, e.seat, e.other) for e in game.events or []]
    return game


def shown(game: Game) -> list[tuple[int, str]]:
    return [(e.amount, e.things[0].text) for e in game.events or [] if e.name == "shows"]


def test_r089_the_flower_revealed_takes_the_whole_stash() -> None:
    game = refused("king")
    play(game, "yes")
    assert golds(game, "blackmailer", "king") == (7, 0)
    assert shown(game) == [(1, "king")]
    assert threats(game) == {"bishop": False}
    assert [token.seen for token in game.state.round.tokens] == [True, False]
    assert game.state.turn.seat == seat_of(game, "king")
    assert offers(game) == {"end"}


def test_r089_without_the_flower_nothing_happens() -> None:
    game = refused("bishop")
    play(game, "yes")
    assert golds(game, "blackmailer", "king") == (2, 5)
    assert shown(game) == [(0, "king")]
    assert threats(game) == {"bishop": True}


@pytest.mark.parametrize("flower", ["king", "bishop"])
def test_r089_the_blackmailer_need_not_reveal(flower: str) -> None:
    game = refused(flower)
    play(game, "no")
    assert golds(game, "blackmailer", "king") == (2, 5)
    assert shown(game) == []
    assert not any(token.seen for token in game.state.round.tokens)
    assert asked(game) == "turn-turn"


def test_r090_no_threat_on_rank_one_or_the_killed_character() -> None:
    game = scene(assassin="", blackmailer="", king="", bishop="")
    play(game, "use assassin", "king", "gold", "end", "use blackmailer")
    assert offers(game) == {"magician", "bishop", "merchant", "architect", "warlord"}
    assert why_not(game, "assassin") == "rank-one"
    assert why_not(game, "king") == "marked"


def test_r090_no_threat_on_the_bewitched_character() -> None:
    game = scene(witch="", blackmailer="", king="", bishop="")
    play(game, "gold", "king", "use blackmailer")
    assert offers(game) == {"magician", "bishop", "merchant", "architect", "warlord"}
    assert why_not(game, "king") == "marked"


def test_r090_threat_and_warrant_may_lie_on_one_character() -> None:
    game = scene(magistrate="", blackmailer="", king="gold 4, hand manor")
    play(game, "use magistrate", "king", "bishop", "warlord", "king", "gold", "end")
    threaten(game, "king", "bishop")
    play(game, "gold", BRIBE)
    assert golds(game, "blackmailer", "king") == (5, 3)
    play(game, "build manor")
    assert asked(game) == "magistrate-confiscate"


def test_q20_threats_on_characters_nobody_has_change_nothing() -> None:
    game = scene("turn blackmailer", blackmailer="", king="gold 3")
    threaten(game, "magician", "bishop")
    assert offers(game) == {"gold", "cards"}
    play(game, "gold")
    assert asked(game) == "turn-turn"
    assert golds(game, "blackmailer", "king") == (2, 5)


@pytest.mark.parametrize("answers", [(BRIBE,), (REFUSE, "yes"), (REFUSE, "no")])
def test_q21_a_threat_on_the_own_second_character_moves_no_gold(answers: tuple[str, ...]) -> None:
    game = scene("players 2", "turn blackmailer", blackmailer__king="gold 3", seat="")
    threaten(game, "king", "bishop")
    play(game, "gold")
    assert asked(game) == "blackmailer-bribe" and not foretold(game)
    play(game, *answers)
    assert [who.gold for who in game.state.players] == [7, 0]
    assert asked(game) == "turn-turn"


def test_q38_no_threat_on_the_own_token() -> None:
    game = scene("turn blackmailer", blackmailer="", king="")
    play(game, "use blackmailer")
    assert "blackmailer" not in offers(game)
    assert why_not(game, "blackmailer") == "own-character"


def test_q42_the_threat_is_answered_after_gathering() -> None:
    game = scene("turn blackmailer", blackmailer="", king="gold 3")
    threaten(game, "king", "bishop")
    assert golds(game, "blackmailer", "king") == (2, 3)  # nothing is taken at the reveal
    play(game, "gold", REFUSE, "yes")
    assert golds(game, "blackmailer", "king") == (7, 0)  # what was gathered is lost too


def test_q44_the_other_threat_stays_after_the_flower_was_shown() -> None:
    game = scene("turn blackmailer", blackmailer="", king="gold 3", bishop="gold 4")
    threaten(game, "king", "bishop")
    play(game, "gold", REFUSE, "yes", "end")
    assert game.state.turn.seat == seat_of(game, "bishop")
    assert offers(game) == {"gold", "cards"}
    play(game, "gold")
    assert asked(game) == "blackmailer-bribe"
    assert offers(game) == {"yes", "no"}  # to pay, or to call the certain bluff
    play(game, REFUSE, "yes")
    assert golds(game, "blackmailer", "bishop") == (7, 6)
    assert threats(game) == {}


def test_q44_the_flower_stays_after_the_empty_threat_was_paid_off() -> None:
    game = scene("turn blackmailer", blackmailer="", king="gold 2", bishop="gold 4")
    threaten(game, "bishop", "king")
    play(game, "gold", BRIBE, "end", "gold", REFUSE, "yes")
    assert golds(game, "blackmailer", "king", "bishop") == (2 + 2 + 6, 2, 0)


def test_q45_a_killed_blackmailer_places_no_threats() -> None:
    game = scene(assassin="", blackmailer="", king="city manor")
    play(game, "use assassin", "bishop", "gold", "end")
    assert "use blackmailer" in offers(game)
    game = scene(assassin="", blackmailer="", king="city manor")
    play(game, "use assassin", "blackmailer", "gold", "end")
    assert game.state.turn.seat == seat_of(game, "king")
    assert offers(game) == {"gold", "cards", "income"}
    assert threats(game) == {"blackmailer": False}  # the killed marker is the only one


def test_q45_the_witch_threatens_neither_herself_nor_the_blackmailer() -> None:
    game = scene(witch="", blackmailer="", king="")
    play(game, "gold", "blackmailer", "gold", "use blackmailer")
    assert game.state.turn.seat == seat_of(game, "witch")
    cast = {"magician", "king", "bishop", "merchant", "architect", "warlord"}
    assert offers(game) == cast
    assert why_not(game, "witch") == "rank-one"
    assert why_not(game, "blackmailer") == "own-character"


def test_q140_an_absent_player_bribes_and_an_absent_blackmailer_reveals_nothing() -> None:
    game = scene("turn blackmailer", blackmailer="", king="gold 3", bishop="gold 3")
    threaten(game, "bishop", "king")
    for answer in ("gold", "yes", "end"):
        assert game.careful(make_rng(0)).text == answer
        play(game, answer)
    play(game, "gold", REFUSE)
    assert asked(game) == "blackmailer-reveal"
    assert game.careful(make_rng(0)).text == "no"


def test_placing_threats_is_optional_and_once_in_a_turn() -> None:
    game = scene("turn blackmailer", blackmailer="", king="")
    play(game, "gold")
    assert offers(game) == {"use blackmailer", "end"}
    play(game, "use blackmailer", "king", "bishop", "king")
    assert why_not(game, "use blackmailer") == "used"
