"""Reasons are true: whatever `why_not` says of anything in the game can be seen on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from citadels import Game, Option
from citadels.core import rules
from citadels.core.option import (
    BUILD,
    BY_ID,
    CARD,
    CARDS,
    END,
    GATHER,
    GOLD,
    INCOME,
    STANDING,
    USE,
)
from citadels.core.reason import Reason
from citadels.core.registry import CHARACTERS
from tests.properties.games import moments, new_game, some
from tests.support.scene import play, scene, why_not
from tests.words import sources

GAMES = some(40, 6)
EVERY = 7  # questions; a whole vocabulary is asked about at each

Truth = Callable[[Game, Option, Reason], bool]


def asked(game: Game) -> int:
    """The seat that is asked."""
    assert game.question is not None
    return game.question.seat


def in_hand(game: Game, option: Option) -> bool:
    return option.value in [card.number for card in game.state.players[asked(game)].hand]


def in_city(game: Game, option: Option, seat: int) -> bool:
    if not 0 <= seat < len(game.state.players):
        return False
    return option.value in [built.card.number for built in game.state.players[seat].city]


def is_menu(game: Game) -> bool:
    """Whether the question is what to do next."""
    return game.question is not None and game.question.asker.id == "turn"


def duplicate(game: Game, option: Option, reason: Reason) -> bool:
    question = game.question
    assert question is not None
    if option.kind == STANDING:  # one of two cities would have two
        given = question.about[0] if question.about else option
        return in_city(game, option, question.seat) or in_city(game, given, option.seat)
    card = game.state.work.card.option if game.state.work else option  # a build, or a confiscation
    if not is_menu(game) and game.state.aside:
        card = game.state.aside[0].option
    return in_city(game, card, question.seat)


def no_gold(game: Game, option: Option, reason: Reason) -> bool:
    assert game.question is not None
    about = game.question.about
    return game.state.players[about[0].seat if option is GOLD else asked(game)].gold == 0


def no_cards(game: Game, option: Option, reason: Reason) -> bool:
    assert game.question is not None
    about = game.question.about
    return not game.state.players[about[0].seat if option is CARD else asked(game)].hand


def used(game: Game, option: Option, reason: Reason) -> bool:
    turn = game.state.turn
    assert is_menu(game)
    if option is INCOME:
        return turn.income
    mine = turn.character is not None and turn.character.use_option is option
    return turn.power if mine else bool(turn.used >> option.value & 1)


def short(game: Game, option: Option, reason: Reason) -> bool:
    """So much is missing: exactly, for a build; never more than the dearest district costs."""
    gold = game.state.players[asked(game)].gold
    if option.kind == BUILD:
        return (
            reason.amount == rules.price(game.state, asked(game), game.state.card_of(option)) - gold
        )
    return reason.amount > 0 and gold + reason.amount <= 12


def too_poor(game: Game, option: Option, reason: Reason) -> bool:
    assert game.state.work is not None
    missing = game.state.work.due - game.state.players[asked(game)].gold
    return game.state.players[option.seat].gold < missing


def marked(game: Game, option: Option, reason: Reason) -> bool:
    return any(token.rank == option.value and not token.gone for token in game.state.round.tokens)


def not_signed(game: Game, option: Option, reason: Reason) -> bool:
    token = game.state.marker(game.state.round.calling, "warrant")
    return token is not None and not token.face


def neighbours(game: Game) -> set[int]:
    count = len(game.state.players)
    return {(asked(game) + 1) % count, (asked(game) - 1) % count}


def not_neighbour(game: Game, option: Option, reason: Reason) -> bool:
    shown = bool(game.state.round.revealed >> 4 & 1)
    later = game.state.is_marked(4, "killed") or game.state.is_marked(4, "bewitched")
    return not shown or later or game.state.round.holder[4] not in neighbours(game)


def completed(game: Game, option: Option, reason: Reason) -> bool:
    return rules.is_complete(game.state, option.seat if option.kind == STANDING else asked(game))


def protected(game: Game, option: Option, reason: Reason) -> bool:
    card = reason.card
    if card in game.config.cast:
        holders = [game.state.round.player[c.rank] for c in game.config.cast if c is card]
        return holders == [option.seat]
    return card is not None and option.value == card.number


def gold_of(game: Game) -> list[int]:
    return [player.gold for player in game.state.players]


TRUTHS: dict[str, Truth] = {
    "gather-first": lambda g, o, r: not g.state.turn.gathered,
    "gathered": lambda g, o, r: g.state.turn.gathered and o in (GOLD, CARDS),
    "deck-empty": lambda g, o, r: g.state.deck.size() == 0,
    "limit": lambda g, o, r: (
        g.state.turn.character is not None
        and g.state.turn.built >= g.state.turn.character.build_limit
    ),
    "duplicate": duplicate,
    "cannot-be-built": lambda g, o, r: "secret_vault" in (o.text.split()[-1], *aside(g)),
    "short": short,
    "used": used,
    "no-target": lambda g, o, r: o.kind in (USE, STANDING),  # more: each card's own tests
    "no-cards": no_cards,
    "no-gold": no_gold,
    "nothing-to-gain": lambda g, o, r: o is INCOME or o.kind == USE,
    "duty": lambda g, o, r: o is END and not g.state.turn.power,
    "not-in-hand": lambda g, o, r: not in_hand(g, o),
    "not-standing": lambda g, o, r: not in_city(g, o, o.seat),
    "not-yours": lambda g, o, r: (
        o is GATHER and g.state.round.holder[g.state.round.calling] != asked(g)
    ),
    "not-now": lambda g, o, r: o not in spoken(g),
    "over": lambda g, o, r: g.over,
    "own-character": lambda g, o, r: g.state.round.player[o.value] == asked(g),
    "rank-one": lambda g, o, r: CHARACTERS[o.text].rank == 1,
    "marked": marked,
    "own-city": lambda g, o, r: o.seat == asked(g),
    "completed": completed,
    "protected": protected,
    "costly": lambda g, o, r: r.amount > 3,
    "beautified": lambda g, o, r: o.beautified,
    "has-crown": lambda g, o, r: g.state.crown == o.seat,
    "yourself": lambda g, o, r: o.seat == asked(g),
    "richest": lambda g, o, r: gold_of(g)[asked(g)] == max(gold_of(g)),
    "not-richest": lambda g, o, r: gold_of(g)[o.seat] < max(gold_of(g)),
    "too-large": lambda g, o, r: len(g.state.players[asked(g)].city) >= 5,
    "not-neighbour": not_neighbour,
    "too-poor": too_poor,
    "this-card": lambda g, o, r: g.question is not None and o.card is g.question.asker,
    "not-signed": not_signed,
    "bound": lambda g, o, r: g.state.turn.bound,
    "witch": lambda g, o, r: g.state.turn.bound,
    "bewitched": lambda g, o, r: g.state.turn.bound,
    "threatened": lambda g, o, r: g.state.turn.bound,
    "builds-nothing": lambda g, o, r: g.state.turn.character is r.card,
}


def aside(game: Game) -> list[str]:
    """The cards drawn aside and the one being built."""
    work = [] if game.state.work is None else [game.state.work.card.id]
    return [card.id for card in game.state.aside] + work


def spoken(game: Game) -> list[Option]:
    """What the open question speaks of."""
    assert game.question is not None
    return game.question.asker.candidates(game.state, game.question)


def check(game: Game, counts: dict[str, int]) -> None:
    """Everything that can be named is offered, or the reason why not is true."""
    for option in BY_ID.values():
        reason = game.why_not(option)
        if reason is None:
            assert option in game.options, option
            continue
        assert option not in game.options, option
        counts[reason.code] = counts.get(reason.code, 0) + 1
        assert TRUTHS[reason.code](game, option, reason), f"{option} {reason} {game.question}"


def test_every_reason_has_its_truth() -> None:
    assert set(TRUTHS) == sources.reasons()


def test_reasons_are_true() -> None:
    counts: dict[str, int] = {}
    for seed in range(GAMES):
        for number, game in enumerate(moments(new_game(seed), seed)):
            if number % EVERY == seed % EVERY or game.over:
                check(game, counts)
    assert {"not-in-hand", "not-standing", "not-now", "over", "short", "marked"} <= set(counts)


def test_a_hand_card_is_in_hand_whatever_is_asked() -> None:
    game = scene("turn warlord", warlord="gold 3, hand tavern", bishop="gold 1", king="city manor")
    assert why_not(game, "build tavern") == "gather-first"
    assert why_not(game, "build manor") == "not-in-hand"
    play(game, "gold", "use warlord")
    assert why_not(game, "build tavern") == "not-now"
    assert why_not(game, "tavern") == "not-now"
    assert why_not(game, "tavern@2") == "not-standing"


def test_a_card_of_my_hand_is_no_answer_about_anothers_hand() -> None:
    game = scene(wizard="hand tavern", king="hand manor")
    play(game, "use wizard", "@1")
    assert why_not(game, "tavern") == "not-now"


@pytest.mark.parametrize("option", ["market@1", "market+@0", "market@0"])
def test_a_standing_district_stands_whatever_is_asked(option: str) -> None:
    game = scene("turn artist", artist="gold 3, city market+ manor", king="city market")
    play(game, "use artist")
    expected = "beautified" if option == "market+@0" else "not-now"
    assert why_not(game, option) == expected
    assert why_not(game, "tavern@0") == "not-standing"
    assert why_not(game, "tavern@7") == "not-standing"
