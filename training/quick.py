"""Games without a search, by thousands: the ends of their rounds, to learn a value from.

Nobody looks at what a seat could not know, so the true game can be played by rules; a game takes a
thousandth of a second. Some seats play by the learned answers of `training.selfplay`, others by
the rules of the levels, so that the value knows both.
"""

from __future__ import annotations

import multiprocessing
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from citadels import FastRng, Game
from citadels.bots.levels import BALANCED, CITIZEN
from citadels.bots.master import IN_SEARCH
from citadels.bots.outlook import outlook
from citadels.bots.rules import decide
from citadels.bots.weights import shipped_value
from citadels.core.loop import play
from citadels.core.scoring import all_scores, rank_scores
from training.games import SEATS, Plan, config_of
from training.positions import Positions
from training.variants import learned_style

BATCH: Final = 1000  # games


def play_batch(folder: Path, plan: Plan, first: int) -> tuple[Positions, np.ndarray]:
    """The ends of the rounds of some games, and what the linear value thinks of them."""
    learned = learned_style(folder / "policy.txt", folder / "replies.txt")
    styles = (learned, learned, learned, learned, CITIZEN, IN_SEARCH, BALANCED)
    linear = shipped_value()
    rows: list[list[float]] = []
    said: list[list[float]] = []
    columns: list[tuple[int, int, int, int]] = []
    for number in range(first, min(first + BATCH, plan.games)):
        state = Game(config_of(plan, number), (plan.seed << 32) + number, events=False).state
        state.events = None
        rng = FastRng((plan.seed << 40) + number)
        seated = [styles[rng.below(len(styles))] for _ in state.players]
        last, begun = state.round.number, len(columns)
        while state.question is not None:
            play(state, decide(state, seated[state.question.seat], rng))
            if not state.over and state.round.number != last:
                last = state.round.number
                rows += outlook(state)
                shares = linear.shares(state)
                said.append(shares + [0.0] * (SEATS - len(shares)))
                columns.append((len(shares), 0, number, last))
        winner = rank_scores(all_scores(state))[0]
        columns[begun:] = [(row[0], winner, *row[2:]) for row in columns[begun:]]
    players, winners, games, rounds = np.array(columns, np.int64).T
    parts = np.array(rows, np.float16), players, winners, games, rounds
    return Positions(*parts, np.ones(len(players), bool)), np.array(said, np.float32)


def play_ends(folder: Path, plan: Plan, jobs: int) -> tuple[Positions, np.ndarray]:
    """The same of all games of a plan."""
    with multiprocessing.Pool(jobs) as pool:
        found = pool.map(partial(play_batch, folder, plan), range(0, plan.games, BATCH), 1)
    columns = [np.concatenate(column) for column in zip(*[part for part, _ in found], strict=True)]
    return Positions(*columns), np.concatenate([said for _, said in found])
