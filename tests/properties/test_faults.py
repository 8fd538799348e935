"""The invariants see: every planted fault is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from citadels import Config, Game
from citadels.core.option import GOLD
from citadels.core.state.known import OBSERVER, Known
from tests.support.invariants import cheap, check_ledger, check_reasons


def lose_a_card(game: Game) -> None:
    game.state.players[0].hand.pop()


def double_a_card(game: Game) -> None:
    game.state.deck.pool.insert(0, game.state.deck.pool[0])


def change_a_card(game: Game) -> None:
    game.state.deck.pool[0] = game.state.deck.pool[-1]


def mint_gold(game: Game) -> None:
    game.state.players[1].gold += 1


def owe_gold(game: Game) -> None:
    game.state.players[1].gold -= 3
    game.state.bank += 3


def shuffle_a_hand(game: Game) -> None:
    game.state.players[0].hand.sort(key=lambda card: -card.number)


def miscount_a_city(game: Game) -> None:
    game.state.players[2].weight += 1


def watch_in_vain(game: Game) -> None:
    game.state.watched[0] |= 2


def know_unwatched(game: Game) -> None:
    game.state.known[OBSERVER] = Known((), 1)


def ask_nobody(game: Game) -> None:
    game.state.question = None


def offer_nothing(game: Game) -> None:
    assert game.question is not None
    game.question.options = ()


def offer_twice(game: Game) -> None:
    assert game.question is not None
    game.question.options = (*game.question.options, game.question.options[0])


CHEAP = [
    lose_a_card,
    double_a_card,
    change_a_card,
    mint_gold,
    owe_gold,
    shuffle_a_hand,
    miscount_a_city,
    watch_in_vain,
    know_unwatched,
    ask_nobody,
    offer_nothing,
    offer_twice,
]


@pytest.mark.parametrize("fault", CHEAP, ids=lambda fault: fault.__name__)
def test_a_cheap_invariant_finds_it(fault: Callable[[Game], None]) -> None:
    game = Game(Config(4), 1)
    cheap(game)
    fault(game)
    with pytest.raises(AssertionError):
        cheap(game)


def test_gold_without_an_event_is_found() -> None:
    game = Game(Config(4), 1)
    check_ledger(game)
    game.state.players[0].gold += 1
    game.state.bank -= 1
    cheap(game)
    with pytest.raises(AssertionError):
        check_ledger(game)


def test_an_option_without_a_rule_is_found() -> None:
    game = Game(Config(4), 1)
    check_reasons(game)
    assert game.question is not None
    game.question.options = (*game.question.options, GOLD)
    with pytest.raises(AssertionError):
        check_reasons(game)
