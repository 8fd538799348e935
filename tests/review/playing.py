"""Finished games to review: any edition, any number of players, played by rules."""

from __future__ import annotations

from functools import cache

from citadels import Config, Game, Record, random_config, read_record, record_of
from citadels.bots.levels import BALANCED
from citadels.bots.rules import decide
from citadels.core.rng import FastRng
from citadels.review import Review, review
from citadels.review.effort import Effort
from citadels.review.walk import Walk
from citadels.review.weights import shipped_judge
from tests.support.examples import DOCS

EDITIONS = ("deluxe", "czech", "classic")
# The least that still does everything: what is tested here does not depend on more.
LEAST = Effort(worlds=1, spare=1, exact=6, draws=2, setups=2, ahead=False)


def config_of(seed: int) -> Config:
    """A configuration: all numbers of players and all editions in turn."""
    players, edition = 2 + seed % 7, EDITIONS[seed % 3]
    if edition == "classic" and players == 8:
        edition = "deluxe"
    return random_config(FastRng(seed), players, edition)


@cache
def record(seed: int, config: Config | None = None) -> Record:
    """The record of a game that bots by rules play to its end."""
    game = Game(config or config_of(seed), seed, events=False)
    rng = FastRng(seed)
    while not game.over:
        game.play(decide(game.state, BALANCED, rng))
    return record_of(game)


@cache
def example() -> Record:
    """The last two rounds of a game of four, as the pages show it."""
    return read_record((DOCS / "examples" / "game.record").read_text(encoding="utf-8"))


@cache
def quick() -> Review:
    """Its review at quick effort."""
    return review(example(), "quick")


@cache
def walk(record: Record, effort: Effort = LEAST) -> Walk:
    """Walk through a record with little effort, not looking for errors."""
    every = frozenset(range(len(record.choices)))
    found = Walk(record, effort, shipped_judge(), every)
    found.go(None)
    return found
