"""Invariants of any game, drawn by hypothesis: configuration, seed, choices."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from citadels import Game, record_of, redeal, write_position
from citadels.core.rng import FastRng
from tests.properties.games import BOUND
from tests.properties.hidden import everything_sent
from tests.properties.pairs import differs
from tests.properties.strategies import games, observed_games
from tests.support.invariants import cheap, check_ledger, costly

numbers = st.integers(0, 2**32 - 1)


@given(games(), numbers)
def test_any_game_keeps_the_invariants(game: Game, number: int) -> None:
    cheap(game)
    check_ledger(game)
    costly(game, FastRng(number))


@given(games(), numbers)
def test_any_game_ends(game: Game, number: int) -> None:
    rng = FastRng(number)
    while not game.over:
        game.play(game.options[rng.below(len(game.options))])
        assert len(game.choices) < BOUND
    cheap(game)
    check_ledger(game)


@given(games())
def test_a_careful_answer_is_always_offered(game: Game) -> None:
    rng = FastRng(0)
    for _ in range(100):
        if game.over:
            break
        game.play(game.careful(rng))
    cheap(game)


@given(games())
def test_a_replay_is_equal_at_every_choice(game: Game) -> None:
    record = record_of(game)
    again = record.replay(until=0)
    for choice in record.choices:
        cheap(again)
        again.play(choice)
    assert write_position(again) == write_position(game)


@given(observed_games(), numbers)
def test_a_view_never_shows_what_is_hidden(observed: tuple[Game, int], number: int) -> None:
    game, observer = observed
    other = redeal(game, observer, FastRng(number))
    assume(differs(game, other))
    assert everything_sent(other, observer) == everything_sent(game, observer)


@given(observed_games(), numbers, numbers)
def test_a_redeal_forgets_the_deal_before_it(
    observed: tuple[Game, int], one: int, two: int
) -> None:
    game, observer = observed
    other = redeal(redeal(game, observer, FastRng(one)), observer, FastRng(two))
    assert write_position(other) == write_position(redeal(game, observer, FastRng(two)))
