"""The Magistrate."""

import pytest

from citadels.core.basics import NOBODY
from citadels.core.game import Game
from citadels.words import Reader, say_to
from tests.support.scene import asked, city, hand, offers, play, player, scene, seat_of, why_not


def serve(game: Game, signed: str, blank: str = "thief", other: str = "warlord") -> None:
    """Let the Magistrate lay the warrants, gather gold and end the turn."""
    play(game, "use magistrate", signed, blank, other, signed, "gold", "end")


def signed_king(magistrate: str, king: str) -> Game:
    """The King has gathered gold under the signed warrant."""
    game = scene(magistrate=magistrate, king=king)
    serve(game, "king")
    play(game, "gold")
    return game


def test_r075_three_warrants_face_down_on_three_characters_one_signed() -> None:
    game = scene(magistrate="", king="")
    play(game, "use magistrate", "king")
    assert asked(game) == "magistrate-serve"
    assert why_not(game, "king") == "marked"
    play(game, "bishop")
    assert asked(game) == "magistrate-serve"
    assert not {"king", "bishop"} & offers(game)
    play(game, "warlord")
    assert asked(game) == "magistrate-sign"
    assert offers(game) == {"king", "bishop", "warlord"}
    play(game, "bishop")
    faces = {game.state.option_of(token.rank).text: token.face for token in game.state.round.tokens}
    assert faces == {"king": False, "bishop": True, "warlord": False}
    assert not any(token.seen for token in game.state.round.tokens)
    (decision,) = [event for event in game.events or [] if event.name == "decides"]
    assert [thing.text for thing in decision.for_observer(0).things] == ["bishop"]
    assert decision.for_observer(1).things == ()


def test_r075_only_the_signed_warrant_has_an_effect() -> None:
    game = scene(magistrate="", king="hand tavern", bishop="hand market")
    serve(game, "bishop", "king")
    play(game, "gold", "build tavern")
    assert offers(game) == {"no"}
    play(game, "no", "end")
    assert city(player(game, "king")) == ["tavern"]
    play(game, "gold", "build market")
    assert offers(game) == {"yes", "no"}


def test_r076_may_confiscate_a_district_that_the_signed_target_pays_for() -> None:
    game = signed_king("gold 1", "gold 2, hand manor")
    play(game, "build manor")
    assert asked(game) == "magistrate-confiscate"
    assert game.question is not None
    assert game.question.seat == seat_of(game, "magistrate")
    assert offers(game) == {"yes", "no"}
    assert player(game, "king").gold == 1  # paid, not yet built
    assert city(player(game, "king")) == []
    play(game, "yes")
    assert city(player(game, "magistrate")) == ["manor"]
    assert player(game, "magistrate").gold == 3  # free of charge
    shown = [event for event in game.events or [] if event.name == "shows"]
    assert [(event.amount, event.things[0].text) for event in shown] == [(1, "king")]
    (warrant,) = [token for token in game.state.round.tokens if token.rank == 4]
    assert (warrant.gone, warrant.seen) == (True, True)


def test_r076_the_signed_warrant_confiscates_when_only_it_is_left() -> None:
    game = scene("turn king", "mark warrant king hidden real", magistrate="", king="hand tavern")
    (token,) = game.state.round.tokens
    assert token.by.id == "magistrate"
    play(game, "gold", "build tavern", "yes")
    assert city(player(game, "magistrate")) == ["tavern"]


def test_r077_the_target_gets_the_gold_back_and_has_used_the_building_limit() -> None:
    game = signed_king("", "gold 2, hand manor tavern")
    play(game, "build manor", "yes")
    king = player(game, "king")
    assert (king.gold, city(king), hand(king)) == (4, [], ["tavern"])
    assert why_not(game, "build tavern") == "limit"
    assert offers(game) == {"end"}


def test_r078_only_the_first_paid_district_of_the_turn_can_be_confiscated() -> None:
    game = scene(magistrate="", architect="gold 9, hand tavern market docks")
    serve(game, "architect")
    play(game, "gold", "build tavern", "yes", "build market")
    assert asked(game) == "turn-turn"
    play(game, "build docks")
    assert city(player(game, "magistrate")) == ["tavern"]
    assert city(player(game, "architect")) == ["market", "docks"]
    assert player(game, "architect").gold == 9 + 2 - 2 - 3


def test_r079_cannot_confiscate_a_name_of_the_own_city() -> None:
    game = signed_king("city tavern", "hand tavern")
    play(game, "build tavern")
    assert offers(game) == {"no"}
    assert why_not(game, "yes") == "duplicate"
    play(game, "no")
    assert city(player(game, "king")) == ["tavern"]
    assert city(player(game, "magistrate")) == ["tavern"]


def test_q20_a_warrant_on_a_character_nobody_has_is_without_effect() -> None:
    game = scene(magistrate="", king="hand tavern")
    serve(game, "bishop", "merchant")
    play(game, "gold", "build tavern")
    assert asked(game) == "turn-turn"
    assert city(player(game, "king")) == ["tavern"]


def question(game: Game) -> str:
    """What the asked player reads."""
    assert game.question is not None
    return say_to(Reader("en", game.question.seat), game.question)


def test_q21_of_another_player_nothing_is_said_to_be_in_vain() -> None:
    game = scene(magistrate="", king="hand tavern")
    serve(game, "king")
    play(game, "gold", "build tavern")
    assert asked(game) == "magistrate-confiscate"
    assert "changes nothing" not in question(game)


def test_q21_a_warrant_on_the_own_second_character_changes_nothing() -> None:
    game = scene("players 2", magistrate__king="hand tavern manor, gold 3", seat="")
    serve(game, "king")
    play(game, "gold", "build manor")
    assert (asked(game), offers(game)) == ("magistrate-confiscate", {"yes", "no"})
    assert "changes nothing" in question(game)
    play(game, "yes")
    assert (city(game.state.players[0]), game.state.players[0].gold) == (["manor"], 3 + 2 + 2 - 3)
    assert why_not(game, "build tavern") == "limit"


def test_q21_not_a_duplicate_of_the_own_second_character() -> None:
    game = scene("players 2", magistrate__king="hand tavern, city tavern quarry", seat="")
    serve(game, "king")
    play(game, "gold", "build tavern")
    assert offers(game) == {"no"}


def test_q29_the_wizards_immediate_build_can_be_confiscated() -> None:
    game = scene(magistrate="", wizard="gold 3, hand tavern", king="hand manor")
    serve(game, "wizard")
    play(game, "gold", "use wizard", "@2", "manor", "build")
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(player(game, "magistrate")) == ["manor"]
    assert (player(game, "wizard").gold, city(player(game, "wizard"))) == (5, [])
    play(game, "build tavern")  # the first one was outside the limit
    assert city(player(game, "wizard")) == ["tavern"]


def test_q29_the_cardinal_gets_back_the_borrowed_gold_too_but_no_cards() -> None:
    game = scene(magistrate="", cardinal="hand palace tavern temple market", warlord="gold 4")
    serve(game, "cardinal")
    play(game, "gold", "build palace", "@2", "tavern", "temple", "market")
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(player(game, "magistrate")) == ["palace"]
    assert (player(game, "cardinal").gold, hand(player(game, "cardinal"))) == (5, [])
    assert player(game, "warlord").gold == 1
    assert hand(player(game, "warlord")) == ["temple", "tavern", "market"]


def test_q29_the_alchemist_is_not_refunded_again() -> None:
    game = scene(magistrate="", alchemist="gold 5, hand stables manor", warlord="")
    serve(game, "alchemist")
    play(game, "gold", "build stables", "yes")
    assert player(game, "alchemist").gold == 7
    play(game, "build manor")
    assert player(game, "alchemist").gold == 4
    play(game, "end")
    assert player(game, "alchemist").gold == 7  # the Manor's 3, not the Stables' 2


def test_q29_the_owner_of_a_factory_gets_back_what_was_paid() -> None:
    game = signed_king("", "gold 2, city factory, hand museum")
    play(game, "build museum")
    assert player(game, "king").gold == 1
    play(game, "yes")
    assert player(game, "king").gold == 4
    assert city(player(game, "magistrate")) == ["museum"]


def test_q30_declining_at_the_first_paid_build_ends_the_chance() -> None:
    game = scene(magistrate="", architect="gold 9, hand tavern market")
    serve(game, "architect")
    play(game, "gold", "build tavern")
    assert asked(game) == "magistrate-confiscate"
    play(game, "no", "build market")
    assert asked(game) == "turn-turn"
    assert city(player(game, "architect")) == ["tavern", "market"]
    assert player(game, "architect").gold == 8
    assert "shows" not in [event.name for event in game.events or []]


def test_q31_blank_warrants_ask_as_well_and_unmarked_characters_do_not() -> None:
    game = scene(
        magistrate="city manor", king="hand tavern", bishop="hand temple", merchant="hand market"
    )
    serve(game, "merchant", "king")
    play(game, "gold", "build tavern")
    assert asked(game) == "magistrate-confiscate"
    assert why_not(game, "yes") == "not-signed"
    play(game, "no", "end", "gold", "build temple")
    assert asked(game) == "turn-turn"
    play(game, "end", "gold", "build market")
    assert asked(game) == "magistrate-confiscate"


def test_q31_a_blank_warrant_asks_at_the_first_paid_build_only() -> None:
    game = scene(magistrate="", architect="gold 9, hand tavern market")
    serve(game, "king", "architect")
    play(game, "gold", "build tavern", "no", "build market")
    assert asked(game) == "turn-turn"


def test_q32_a_thieves_den_paid_with_cards_is_paid_and_nothing_comes_back() -> None:
    cards = ["manor", "temple", "tavern", "market", "prison", "docks"]
    game = signed_king("", f"hand thieves_den {' '.join(cards)}")
    play(game, "build thieves_den", *cards)
    assert asked(game) == "magistrate-confiscate"
    play(game, "yes")
    assert city(player(game, "magistrate")) == ["thieves_den"]
    assert (player(game, "king").gold, hand(player(game, "king"))) == (2, [])
    assert [card.id for card in game.state.deck.tail] == cards


@pytest.mark.parametrize(("size", "allowed"), [(4, True), (5, False)])
def test_q33_the_monument_needs_room_in_the_magistrates_city(size: int, allowed: bool) -> None:
    own = ["tavern", "market", "docks", "harbor", "temple"][:size]
    game = signed_king(f"city {' '.join(own)}", "gold 2, hand monument")
    play(game, "build monument")
    assert ("yes" in offers(game)) is allowed
    if allowed:
        play(game, "yes")
        assert city(player(game, "magistrate")) == [*own, "monument"]
    else:
        assert why_not(game, "yes") == "too-large"


@pytest.mark.parametrize(("size", "complete"), [(5, False), (6, True)])
def test_q34_confiscation_completes_the_magistrates_city_at_once(size: int, complete: bool) -> None:
    own = ["tavern", "market", "docks", "harbor", "temple", "church"][:size]
    game = signed_king(f"city {' '.join(own)}", "hand prison")
    play(game, "build prison", "yes")
    assert game.state.turn.seat == seat_of(game, "king")  # in the King's turn
    assert game.state.first == (seat_of(game, "magistrate") if complete else NOBODY)


def test_q34_the_target_does_not_complete_the_own_city() -> None:
    game = signed_king("", "hand prison, city tavern market docks harbor temple church")
    play(game, "build prison", "yes")
    assert game.state.first == NOBODY
    assert len(player(game, "king").city) == 6


def test_q35_a_confiscated_trade_district_of_the_trader_leaves_the_limit_alone() -> None:
    game = scene(magistrate="", trader="gold 9, hand tavern manor prison")
    serve(game, "trader")
    play(game, "gold", "build tavern", "yes")
    play(game, "build manor")
    assert city(player(game, "trader")) == ["manor"]
    assert why_not(game, "build prison") == "limit"


def test_q35_confiscated_stables_leave_the_limit_alone() -> None:
    game = signed_king("", "gold 9, hand stables manor prison")
    play(game, "build stables", "yes", "build manor")
    assert city(player(game, "magistrate")) == ["stables"]
    assert city(player(game, "king")) == ["manor"]
    assert why_not(game, "build prison") == "limit"


TAXED = "cast magistrate thief magician king bishop merchant architect warlord tax_collector"


@pytest.mark.parametrize("target", ["king", "tax_collector"])
def test_q36_the_magistrate_pays_the_tax_and_the_target_none(target: str) -> None:
    game = scene(TAXED, magistrate="gold 1", **{target: "gold 1, hand tavern"})
    serve(game, target)
    play(game, "gold", "build tavern", "yes")
    assert (player(game, "magistrate").gold, player(game, target).gold) == (2, 3)
    assert game.state.hoard[9] == 1


def test_q36_without_gold_the_magistrate_pays_no_tax() -> None:
    game = scene(TAXED, "deck manor palace", magistrate="", king="gold 1, hand tavern")
    play(game, "use magistrate", "king", "bishop", "warlord", "king", "cards", "manor", "end")
    play(game, "gold", "build tavern", "yes")
    assert (player(game, "magistrate").gold, player(game, "king").gold) == (0, 3)
    assert game.state.hoard[9] == 0
    assert city(player(game, "magistrate")) == ["tavern"]


def test_q36_a_magistrate_who_is_tax_collector_too_pays_in_the_turn_of_another() -> None:
    game = scene("players 3", magistrate__tax_collector="", king="hand tavern", seat="")
    serve(game, "king")
    play(game, "gold", "build tavern", "yes")
    assert (player(game, "magistrate").gold, game.state.hoard[9]) == (1, 1)


@pytest.mark.parametrize(
    ("mine", "theirs"), [("tavern quarry", "temple"), ("tavern", "tavern quarry")]
)
def test_q37_no_duplicates_by_confiscation_with_a_quarry(mine: str, theirs: str) -> None:
    game = signed_king(f"city {mine}", f"hand tavern, city {theirs}")
    play(game, "build tavern")
    assert why_not(game, "yes") == "duplicate"
    game = signed_king(f"city {mine}", f"hand prison, city {theirs}")
    play(game, "build prison", "yes")
    assert city(player(game, "magistrate")) == [*mine.split(), "prison"]


def test_q37_a_wizards_duplicate_goes_only_to_a_city_without_it() -> None:
    for own, allowed in (("tavern", False), ("market", True)):
        game = scene(magistrate=f"city {own}", wizard="hand tavern, city tavern")
        serve(game, "wizard")
        play(game, "gold", "build tavern")
        assert ("yes" in offers(game)) is allowed


def test_q38_no_warrant_on_the_own_token() -> None:
    game = scene(magistrate="", king="")
    play(game, "use magistrate")
    cast = {"thief", "magician", "king", "bishop", "merchant", "architect", "warlord"}
    assert offers(game) == cast
    assert why_not(game, "magistrate") == "own-character"


def test_serving_warrants_is_optional_and_once_in_a_turn() -> None:
    game = scene(magistrate="", king="hand tavern")
    play(game, "gold")
    assert offers(game) == {"use magistrate", "end"}
    play(game, "use magistrate", "thief", "magician", "king", "king")
    assert why_not(game, "use magistrate") == "used"
