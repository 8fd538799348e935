"""Positions to learn from: states in the middle of rounds, from games that bots play, in shards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from citadels import FastRng, Game
from citadels.bots import Seated
from citadels.review.features import COUNT, features
from citadels.review.value import quiet
from training.games import BOT_STREAM, REDEAL_STREAM, SEATS, SHARD, Plan, config_of, make

PICK_STREAM = 4 << 60
APART = 40  # bits: numbers of games of several plans
ONE_IN = 8  # of the states within a round; the first of every round is always kept


class Positions(NamedTuple):
    """States: the features of their seats one after the other, and what became of the game."""

    features: np.ndarray  # a row for each seat
    players: np.ndarray
    winners: np.ndarray
    games: np.ndarray
    rounds: np.ndarray
    first: np.ndarray  # whether a round begins here


class Kept(NamedTuple):
    """One state that was kept."""

    rows: list[list[float]]
    round: int
    first: bool


def play_game(plan: Plan, number: int) -> tuple[list[Kept], int]:
    """Play one game of a mixed table; keep some of its states, and who won."""
    seed = (plan.seed << 32) + number
    game = Game(config_of(plan, number), seed, events=False)
    rng, picks = FastRng(REDEAL_STREAM + seed), FastRng(PICK_STREAM + seed)
    count = len(game.state.players)
    names = [plan.pool[rng.below(len(plan.pool))] for _ in range(count)]
    streams = [FastRng(BOT_STREAM + seed * SEATS + seat) for seat in range(count)]
    seats = [Seated(make(names[i], streams[i]), i, rng) for i in range(count)]
    kept: list[Kept] = []
    last = 0
    while game.question is not None:
        this = game.state.round.number
        if this != last or picks.below(ONE_IN) == 0:
            state = quiet(game.state)
            if not state.over and state.round.number == this:
                kept.append(Kept(features(state), this, this != last))
        last = this
        game.play(seats[game.question.seat].choose(game))
    return kept, game.ranking()[0]


def play_shard(plan: Plan, number: int) -> int:
    """Play the games of a shard and write it, unless it is there."""
    file = _file(plan, number)
    games = range(number * SHARD, min((number + 1) * SHARD, plan.games))
    if file.exists():
        return len(games)
    rows = []
    for game in games:
        kept, winner = play_game(plan, game)
        rows += [(each, winner, game) for each in kept]
    half = file.with_suffix(".part.npz")
    seats = [row for each, _, _ in rows for row in each.rows]
    np.savez_compressed(
        half,
        features=np.array(seats, np.float16),
        players=np.array([len(each.rows) for each, _, _ in rows], np.int8),
        winners=np.array([winner for _, winner, _ in rows], np.int8),
        games=np.array([game for _, _, game in rows], np.int64),
        rounds=np.array([each.round for each, _, _ in rows], np.int16),
        first=np.array([each.first for each, _, _ in rows], bool),
    )
    half.replace(file)
    return len(games)


def _file(plan: Plan, number: int) -> Path:
    file = plan.shard(number)
    return file.with_name(f"positions-{COUNT}-{file.name}")


def play_all(plan: Plan) -> Iterator[int]:
    """Play what is missing of a plan, on one core; gives the games of each shard."""
    Path(plan.folder).mkdir(parents=True, exist_ok=True)
    for number in range(-(-plan.games // SHARD)):
        yield play_shard(plan, number)


def read_all(plan: Plan) -> Positions:
    """Read the shards of a plan."""
    parts = [np.load(_file(plan, number)) for number in range(-(-plan.games // SHARD))]
    return Positions(
        *[np.concatenate([part[name] for part in parts]) for name in Positions._fields]
    )


def join(parts: list[Positions]) -> Positions:
    """Put the states of several plans together."""
    games = [part.games + (place << APART) for place, part in enumerate(parts)]
    renamed = [part._replace(games=name) for part, name in zip(parts, games, strict=True)]
    return Positions(*[np.concatenate(column) for column in zip(*renamed, strict=True)])
