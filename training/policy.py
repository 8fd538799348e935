"""Train the policy of the draft: what strong players kept of what they were offered.

    python -m training.league --pool master_builder:1000
    python -m training.policy --pool master_builder:1000

A conditional logit over the characters that were offered, fitted to nine of ten games; the card
says how well it foretells the choices of the tenth, beside the tastes of the master builder's
search and a mere guess.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from citadels.bots.master import IN_SEARCH
from citadels.bots.policy import (
    CHARACTERS,
    COUNT,
    NAMES,
    SHARED,
    SHARED_NAMES,
    character_numbers,
    drafter_numbers,
)
from citadels.bots.roles import LAPSE, mixed
from citadels.bots.weights import policy_schema, write_rows
from citadels.bots.worth import attractions
from citadels.core.basics import RULES_VERSION
from citadels.core.card import Character
from training import league
from training.games import Plan
from training.review import write_card

HELD_OUT = 10  # one game in so many
RANKS = 10
RIDGE = 2.0
STEPS = 12
BATCH = 1024


class Picks(NamedTuple):
    """Choices of a character: what was offered by rank, and the rank that was kept."""

    games: np.ndarray
    drafters: np.ndarray  # numbers of the seat
    offered: np.ndarray  # by rank: the number of the character, -1 for none
    amounts: np.ndarray  # by rank: numbers of the character
    kept: np.ndarray
    tastes: np.ndarray  # the chance of the kept one by the tastes of the search
    guess: np.ndarray  # and by a guess


def picks_of(kept: league.Kept, whose: str) -> Iterator[tuple[Any, ...]]:
    """Play a record again; gives each choice of a character that was one, of bots of a name."""
    game = kept.record.replay(0, events=False)
    for choice in kept.record.choices:
        question = game.question
        assert question is not None
        drafts = question.asker.id == "draft" and question.name == "keep"
        if drafts and len(question.options) > 1 and kept.names[question.seat] == whose:
            state, seat = game.state, question.seat
            numbers, amounts = [-1] * RANKS, [(0.0,) * SHARED] * RANKS
            ranks = 0
            for option in question.options:
                character = option.card
                assert isinstance(character, Character)
                numbers[character.rank] = character.number
                amounts[character.rank] = character_numbers(state, seat, character, True)
                ranks |= 1 << character.rank
            likes = attractions(state, seat, ranks, IN_SEARCH, True)
            size = len(question.options)
            taste = mixed(likes, ranks, size, LAPSE)[choice.value]
            row = drafter_numbers(state, seat)
            yield kept.number, row, numbers, amounts, choice.value, taste, 1 / size
        game.play(choice)


def read_picks(plans: Sequence[Plan], whose: str) -> Picks:
    """The choices of all games of some plans that are played."""
    games = [kept for plan in plans for kept in league.read_all(plan)]
    rows = [row for kept in games for row in picks_of(kept, whose)]
    kinds = (np.int64, np.float32, np.int64, np.float32, np.int64, np.float64, np.float64)
    columns = zip(*rows, strict=True)
    return Picks(*[np.array(c, kind) for c, kind in zip(columns, kinds, strict=True)])


def design(picks: Picks) -> np.ndarray:
    """The numbers of every offered character, by row and rank: its own, then the shared ones."""
    count = len(picks.kept)
    table = np.zeros((count, RANKS, CHARACTERS, COUNT), np.float32)
    rows, ranks = np.nonzero(picks.offered >= 0)
    table[rows, ranks, picks.offered[rows, ranks]] = picks.drafters[rows]
    own = table.reshape(count, RANKS, CHARACTERS * COUNT)
    return np.concatenate([own, picks.amounts], axis=2)


def chances(weights: np.ndarray, picks: Picks, x: np.ndarray) -> np.ndarray:
    """How likely each rank is kept."""
    points = np.where(picks.offered >= 0, x @ weights, -1e9)
    parts = np.exp(points - points.max(1, keepdims=True))
    found: np.ndarray = parts / parts.sum(1, keepdims=True)
    return found


def some_of(picks: Picks, chosen: np.ndarray | slice) -> Picks:
    """Some of the choices."""
    return Picks(*[column[chosen] for column in picks])


def fit(picks: Picks) -> np.ndarray:
    """Newton's method with a ridge."""
    size = CHARACTERS * COUNT + SHARED
    weights = np.zeros(size)
    for _ in range(STEPS):
        slope = -RIDGE * weights
        bend = RIDGE * np.eye(size)
        for first in range(0, len(picks.kept), BATCH):
            some = some_of(picks, slice(first, first + BATCH))
            x = design(some)
            shares = chances(weights, some, x)
            kept = np.arange(RANKS)[None, :] == some.kept[:, None]
            slope += np.einsum("ms,msk->k", kept - shares, x, optimize=True)
            mean = np.einsum("ms,msk->mk", shares, x, optimize=True)
            flat = (x * np.sqrt(shares)[:, :, None]).reshape(-1, size)
            bend += flat.T @ flat - mean.T @ mean
        weights += np.linalg.solve(bend, slope)
    return weights


def told(weights: np.ndarray, picks: Picks) -> np.ndarray:
    """The chance that the policy gave to what was kept, with a lapse as the search has it."""
    found = []
    for first in range(0, len(picks.kept), BATCH):
        some = some_of(picks, slice(first, first + BATCH))
        shares = chances(weights, some, design(some))
        found.append(shares[np.arange(len(shares)), some.kept])
    return (1 - LAPSE) * np.concatenate(found) + LAPSE * picks.guess


def loss(chance: np.ndarray) -> float:
    """The mean negative logarithm."""
    return round(float(-np.log(chance).mean()), 4)


def main(arguments: Sequence[str]) -> int:
    """Train, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    league.add_options(parser)
    parser.add_argument("--whose", default="master_builder", help="choices that are learned from")
    parser.add_argument("--out", type=Path, default=Path("build/policy.txt"))
    options = parser.parse_args(arguments)
    pools = options.pool or ["master_builder:400"]
    plans = league.plans_of(pools, options.players, options.seed, options.folder)
    picks = read_picks(plans, options.whose)
    held = picks.games % HELD_OUT == 0
    learned, held_out = some_of(picks, ~held), some_of(picks, held)
    weights = fit(learned)
    card = {
        "schema": policy_schema(),
        "rules": RULES_VERSION,
        "whose": options.whose,
        "numbers": list(NAMES),
        "shared": list(SHARED_NAMES),
        "plans": [
            {"pool": list(p.pool), "seed": p.seed, "games": p.games, "players": list(p.players)}
            for p in plans
        ],
        "picks": len(learned.kept),
        "loss": loss(told(weights, learned)),
        "check_picks": len(held_out.kept),
        "check_games": len(np.unique(held_out.games)),
        "check_loss": loss(told(weights, held_out)),
        "tastes_loss": loss(held_out.tastes),
        "guess_loss": loss(held_out.guess),
    }
    own = weights[: CHARACTERS * COUNT].reshape(CHARACTERS, COUNT)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    write_rows([*np.round(own, 5), np.round(weights[CHARACTERS * COUNT :], 5)], options.out)
    write_card(options.out, card)
    shown = ("picks", "loss", "check_picks", "check_loss", "tastes_loss", "guess_loss")
    print(json.dumps({key: card[key] for key in shown}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
