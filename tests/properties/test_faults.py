"""The invariants see: every planted fault is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from citadels import Config, Game
from citadels.core.option import GOLD
from tests.invariants import cheap, check_ledger, check_reasons


def lose_a_card(game: Game) -> None:
    game.players[0].hand.pop()


def double_a_card(game: Game) -> None:
    game.deck.pool.insert(0, game.deck.pool[0])


def change_a_card(game: Game) -> None:
    game.deck.pool[0] = game.deck.pool[-1]


def mint_gold(game: Game) -> None:
    game.players[1].gold += 1


def owe_gold(game: Game) -> None:
    game.players[1].gold -= 3
    game.bank += 3


def shuffle_a_hand(game: Game) -> None:
    game.players[0].hand.sort(key=lambda card: -card.number)


def miscount_a_city(game: Game) -> None:
    game.players[2].weight += 1


def ask_nobody(game: Game) -> None:
    game.asking = None


def offer_nothing(game: Game) -> None:
    assert game.asking is not None
    game.asking.options = ()


def offer_twice(game: Game) -> None:
    assert game.asking is not None
    game.asking.options = (*game.asking.options, game.asking.options[0])


CHEAP = [
    lose_a_card,
    double_a_card,
    change_a_card,
    mint_gold,
    owe_gold,
    shuffle_a_hand,
    miscount_a_city,
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
    game.players[0].gold += 1
    game.bank -= 1
    cheap(game)
    with pytest.raises(AssertionError):
        check_ledger(game)


def test_an_option_without_a_rule_is_found() -> None:
    game = Game(Config(4), 1)
    check_reasons(game)
    assert game.asking is not None
    game.asking.options = (*game.asking.options, GOLD)
    with pytest.raises(AssertionError):
        check_reasons(game)
