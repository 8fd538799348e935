"""Games to learn from: played by bots, every end of a round kept as features, in shards."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from citadels import Config, Game, random_config
from citadels.bots import BOTS, Bot, Seated
from citadels.bots.features import COUNT, features, stage_of
from citadels.bots.master import MasterBuilder
from citadels.bots.worth import MUCH, builds_within
from citadels.core import rules
from citadels.core.basics import NO_COLOUR
from citadels.core.card import Character
from citadels.core.option import Option
from citadels.core.rng import FastRng
from citadels.core.state.parts import Question
from training.explorer import Explorer, ExploringRegent

SHARD = 50  # games
WORLDS = 16  # of a search in these games
SEATS = 8
EXPLORERS = {"explorer": Explorer, "exploring_regent": ExploringRegent}
EDITIONS = ("deluxe", "deluxe", "deluxe", "czech", "classic")
CONFIG_STREAM, BOT_STREAM, REDEAL_STREAM = 1 << 60, 2 << 60, 3 << 60


class Plan(NamedTuple):
    """What is to be played."""

    games: int
    seed: int
    pool: tuple[str, ...]
    players: tuple[int, ...]
    folder: str

    def shard(self, number: int) -> Path:
        """The file of a shard; another plan has other files."""
        pool = "+".join(self.pool)
        return Path(self.folder) / f"{pool}-{self.seed}-{number:05}.npz"


class Rows(NamedTuple):
    """Ends of rounds: features by seat (zeros for no seat), stage, players, winner and game."""

    features: np.ndarray
    stages: np.ndarray
    players: np.ndarray
    winners: np.ndarray
    games: np.ndarray


class Picks(NamedTuple):
    """Characters that searching bots kept: what was offered, by rank, and the rank kept."""

    numbers: np.ndarray  # of the characters offered; 0 for none
    gold: np.ndarray
    cards: np.ndarray
    gains: np.ndarray  # by rank: what the income brings, in gold
    draws: np.ndarray  # by rank: the same in cards
    builds: np.ndarray  # by rank: districts that could be built beyond the first
    kept: np.ndarray


class Seen(NamedTuple):
    """What is kept of one game."""

    ends: list[tuple[list[list[float]], float]]
    picks: list[list[float]]
    players: int
    winner: int


def config_of(plan: Plan, number: int) -> Config:
    """Draw the configuration of one game: any edition, any deck."""
    rng = FastRng(CONFIG_STREAM + (plan.seed << 32) + number)
    players = plan.players[rng.below(len(plan.players))]
    edition = EDITIONS[rng.below(len(EDITIONS))]
    if edition == "classic" and players == SEATS:
        edition = "deluxe"
    return random_config(rng, players, edition)


def make(name: str, rng: FastRng) -> Bot:
    """Make a bot; one that searches does it in few worlds, so that many games are played."""
    if name in EXPLORERS:
        return EXPLORERS[name](rng)
    return MasterBuilder(rng, WORLDS) if name == "master_builder" else BOTS[name](rng)


def pick_of(game: Game, question: Question, kept: Option) -> list[float]:
    """The numbers of one choice of a character, in one row."""
    player = game.state.players[question.seat]
    columns = [[0.0] * 10 for _ in range(4)]
    for option in question.options:
        character = option.card
        assert isinstance(character, Character)
        rank = character.rank
        columns[0][rank] = character.number
        if character.income != NO_COLOUR:
            gain = rules.count_for_income(game.state, question.seat, character)
            columns[2 if character.income_in_cards else 1][rank] = gain
        limit = character.build_limit
        if limit != 1:
            can = builds_within(game.state, question.seat, player.gold + 2, limit)
            columns[3][rank] = min(limit, can) - min(1, can)
    gold, cards = min(player.gold, MUCH), min(len(player.hand), MUCH)
    return [gold, cards, kept.value, *columns[0], *columns[1], *columns[2], *columns[3]]


def play_game(plan: Plan, number: int) -> Seen:
    """Play one game of a mixed table; keep every end of a round, and what searchers drafted."""
    seed = (plan.seed << 32) + number
    game = Game(config_of(plan, number), seed, events=False)
    rng = FastRng(REDEAL_STREAM + seed)
    count = len(game.state.players)
    names = [plan.pool[rng.below(len(plan.pool))] for _ in range(count)]
    streams = [FastRng(BOT_STREAM + seed * SEATS + seat) for seat in range(count)]
    seats = [Seated(make(names[i], streams[i]), i, rng) for i in range(count)]
    ends: list[tuple[list[list[float]], float]] = []
    picks: list[list[float]] = []
    last = game.state.round.number
    while game.question is not None:
        question = game.question
        if game.state.round.number != last:
            last = game.state.round.number
            ends.append((features(game.state), stage_of(game.state)))
        seated = seats[question.seat]
        choice = seated.choose(game)
        keeps = (question.asker.id, question.name) == ("draft", "keep")
        if keeps and len(question.options) > 1 and isinstance(seated.bot, MasterBuilder):
            picks.append(pick_of(game, question, choice))
        game.play(choice)
    return Seen(ends, picks, count, game.ranking()[0])


def play_shard(plan: Plan, number: int) -> int:
    """Play the games of a shard and write it, unless it is there."""
    file = plan.shard(number)
    first = number * SHARD
    games = range(first, min(first + SHARD, plan.games))
    if not file.exists():
        kept = [(play_game(plan, game), game) for game in games]
        rows = [(end, seen, game) for seen, game in kept for end in seen.ends]
        table = np.zeros((len(rows), SEATS, COUNT), np.float32)
        for place, (end, seen, _) in enumerate(rows):
            table[place, : seen.players] = end[0]
        half = file.with_suffix(".part.npz")
        np.savez_compressed(
            half,
            features=table.astype(np.float16),
            stages=np.array([end[1] for end, _, _ in rows], np.float32),
            players=np.array([seen.players for _, seen, _ in rows], np.int8),
            winners=np.array([seen.winner for _, seen, _ in rows], np.int8),
            games=np.array([game for _, _, game in rows], np.int64),
            picks=np.array([pick for seen, _ in kept for pick in seen.picks], np.int16).reshape(
                -1, 43
            ),
        )
        half.replace(file)
    return len(games)


def play_all(plan: Plan, jobs: int = 0) -> Iterator[int]:
    """Play what is missing of a plan; gives the number of games of each finished shard."""
    Path(plan.folder).mkdir(parents=True, exist_ok=True)
    shards = range(-(-plan.games // SHARD))
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from map(partial(play_shard, plan), shards)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(partial(play_shard, plan), shards)


def read_all(plan: Plan) -> Rows:
    """Read the shards of a plan."""
    parts = [np.load(plan.shard(number)) for number in range(-(-plan.games // SHARD))]
    columns = [np.concatenate([part[name] for part in parts]) for name in Rows._fields]
    columns[0] = columns[0].astype(np.float32)
    return Rows(*columns)


def read_picks(plan: Plan) -> Picks:
    """Read the characters kept by searching bots in the shards of a plan."""
    parts = [np.load(plan.shard(number))["picks"] for number in range(-(-plan.games // SHARD))]
    rows = np.concatenate(parts)
    return Picks(
        rows[:, 3:13],
        rows[:, 0],
        rows[:, 1],
        rows[:, 13:23],
        rows[:, 23:33],
        rows[:, 33:],
        rows[:, 2],
    )
