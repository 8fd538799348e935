"""Pairs of games that an observer cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator

from citadels import Game, redeal, write_position
from citadels.core.basics import POOL
from citadels.core.rng import FastRng
from tests.properties.games import moments, new_game
from tests.properties.hidden import observers

ONE_IN = 10  # moments that are looked at


def pairs(first: int, count: int) -> Iterator[tuple[Game, Game, int]]:
    """Random games at random moments with a redeal for a random observer."""
    for seed in range(first, first + count):
        rng = FastRng(seed << 8)
        for moment in moments(new_game(seed, events=True), seed):
            if rng.below(ONE_IN) and not moment.over:
                continue
            game = _with_head(moment) if not rng.below(3) else moment
            seats = observers(game)
            observer = seats[rng.below(len(seats))]
            yield game, redeal(game, observer, FastRng(rng.next32())), observer


def _with_head(game: Game) -> Game:
    """The game with its next cards lying on top of the pool, as in a written position."""
    if game.state.watched[POOL]:
        return game
    other = game.copy()
    deck = other.state.deck
    deck.head, deck.pool = deck.pool[::3], [c for i, c in enumerate(deck.pool) if i % 3]
    return other


def differs(game: Game, other: Game) -> bool:
    """Whether a redeal gave another game, chance apart."""
    return _table(game) != _table(other)


def _table(game: Game) -> list[str]:
    lines = write_position(game).splitlines()
    return [line for line in lines if not line.startswith(("chance", "known"))]
