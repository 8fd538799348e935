"""Train the prospects of the draft: what a character kept was worth, beyond what a search expects.

    python -m training.league --pool explorer:2000
    python -m training.prospects --pool explorer:2000 --value build/corrected.txt

The win of a game is too noisy to learn from; the value at the end of the round, in the true game,
has a seventh of its variance. So the gain of a character is fitted to that value, beside all that
was true before the choice, what else was offered, and what the search expected. The card says what
is found of a point of it in games held out: by the end of the round, two rounds later, and in wins.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from citadels.bots.features import features
from citadels.bots.outlook import NAMES as OUTLOOK
from citadels.bots.outlook import Outlook
from citadels.bots.policy import (
    CHARACTERS,
    COUNT,
    NAMES,
    SHARED,
    SHARED_NAMES,
    character_numbers,
    drafter_numbers,
)
from citadels.bots.value import Leaf
from citadels.bots.weights import load_net, load_value, policy_schema, shipped_value, write_rows
from citadels.core.basics import RULES_VERSION
from citadels.core.card import Character
from citadels.core.game import Game
from training import league
from training.games import SEATS
from training.review import SURE, write_card

FOLDS = 5
RIDGE = 300.0  # of what is learned of characters
LIGHT = 5.0  # of all that was true before
HORIZONS = {"round": 0, "later": 2}  # rounds after the end of this one


class Choices(NamedTuple):
    """Choices of a character, a row each."""

    games: np.ndarray
    before: np.ndarray  # what was true before
    surplus: np.ndarray  # what the search expected of the kept one, over the mean of all
    kept: np.ndarray  # the numbers of the kept one, then the shared ones
    found: dict[str, np.ndarray]  # by horizon: the value in the true game; and who won


class Waiting(NamedTuple):
    """A choice in a game that goes on."""

    seat: int
    round: int
    before: list[float]
    surplus: float
    kept: list[float]


def choice_of(game: Game, rank: int, expected: dict[int, float], shares: list[float]) -> Waiting:
    """The numbers of one choice."""
    state, question = game.state, game.question
    assert question is not None
    seat, mine = question.seat, shares[question.seat]
    row = drafter_numbers(state, seat)
    offered, kept = [0.0] * CHARACTERS, [0.0] * (CHARACTERS * COUNT + SHARED)
    for option in question.options:
        character = option.card
        assert isinstance(character, Character)
        offered[character.number] = 1 / len(question.options)
        if character.rank == rank:
            first = character.number * COUNT
            kept[first : first + COUNT] = row
            kept[CHARACTERS * COUNT :] = character_numbers(state, seat, character, True)
    mean = sum(expected.values()) / len(expected)
    players = [float(len(shares) == count) for count in range(2, SEATS + 1)]
    numbers = [1.0, mine, mine * mine, mean, mean * mine]
    before = [*numbers, *players, *row, *features(state)[seat], *offered]
    return Waiting(seat, state.round.number, before, expected[rank] - mean, kept)


def choices_of(kept: league.Kept, value: Leaf) -> Iterator[tuple[Waiting, list[float]]]:
    """Play a record again; gives each choice, and what was found of its seat by each horizon."""
    game = kept.record.replay(0, events=False)
    waiting: list[Waiting] = []
    ends: dict[int, list[float]] = {}  # by round that begins
    for place, choice in enumerate(kept.record.choices):
        if place in kept.expected:
            shares = value.shares(game.state)
            waiting.append(choice_of(game, choice.value, kept.expected[place], shares))
        last = game.state.round.number
        game.play(choice)
        if not game.over and game.state.round.number != last:
            ends[game.state.round.number] = value.shares(game.state)
    won = value.shares(game.state)
    for each in waiting:
        rounds = [each.round + 1 + later for later in HORIZONS.values()]
        yield each, [ends.get(number, won)[each.seat] for number in [*rounds, -1]]


def read_choices(kept: Sequence[league.Kept], value: Leaf) -> Choices:
    """The choices of explorers."""
    rows = [(game.number, *row) for game in kept for row in choices_of(game, value)]
    found = np.array([row[2] for row in rows]).T
    return Choices(
        np.array([row[0] for row in rows]),
        np.array([row[1].before for row in rows]),
        np.array([row[1].surplus for row in rows]),
        np.array([row[1].kept for row in rows], np.float32),
        dict(zip([*HORIZONS, "wins"], found, strict=True)),
    )


def solve(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Least squares with a light ridge."""
    bend = x.T.astype(float) @ x + LIGHT * np.eye(x.shape[1])
    found: np.ndarray = np.linalg.solve(bend, x.T.astype(float) @ y)
    return found


def fit(choices: Choices, some: np.ndarray) -> tuple[float, np.ndarray]:
    """How much of what the search expects comes true, and the weights of the rest."""
    scale = np.sqrt(RIDGE / LIGHT)
    parts = (choices.before, choices.surplus[:, None], choices.kept / scale)
    weights = solve(np.concatenate(parts, 1)[some], choices.found["round"][some])
    first = choices.before.shape[1]
    return float(weights[first]), weights[first + 1 :] / scale


def slope(said: np.ndarray, found: np.ndarray, games: np.ndarray) -> tuple[float, float]:
    """How much of what was said is found, and how sure that is, by games."""
    square = float(said @ said)
    part = float(said @ found) / square
    _, place = np.unique(games, return_inverse=True)
    sums = np.bincount(place, said * (found - part * said))
    return round(part, 3), round(SURE * float(np.sqrt((sums**2).sum())) / square, 3)


def check(choices: Choices) -> dict[str, Any]:
    """What is found, in games held out, of a point that is said."""
    said = np.zeros(len(choices.games))
    for fold in range(FOLDS):
        out = choices.games % FOLDS == fold
        said[out] = choices.kept[out] @ fit(choices, ~out)[1]
    said -= said.mean()
    base = np.concatenate([choices.before, choices.surplus[:, None]], 1)
    card: dict[str, Any] = {"spread": round(float(said.std()), 4)}
    for name, found in choices.found.items():
        rest = found - base @ solve(base, found)
        alone = found - choices.before @ solve(choices.before, found)
        card[name] = {
            "found": slope(said, rest, choices.games),
            "search_found": slope(choices.surplus, alone, choices.games),
        }
    return card


def main(arguments: Sequence[str]) -> int:
    """Train, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    league.add_options(parser)
    parser.add_argument("--value", type=Path, help="a file of training.correct")
    parser.add_argument("--outlook", type=Path, help="a file of training.outlook instead")
    parser.add_argument("--out", type=Path, default=Path("build/prospects.txt"))
    options = parser.parse_args(arguments)
    pools = options.pool or ["explorer:400"]
    plans = league.plans_of(pools, options.players, options.seed, options.folder)
    value: Leaf = load_value(options.value) if options.value else shipped_value()
    if options.outlook:
        value = Outlook(load_net(options.outlook, OUTLOOK))
    choices = read_choices([kept for plan in plans for kept in league.read_all(plan)], value)
    trust, weights = fit(choices, np.ones(len(choices.games), bool))
    card = {
        "schema": policy_schema(),
        "rules": RULES_VERSION,
        "numbers": list(NAMES),
        "shared": list(SHARED_NAMES),
        "plans": [
            {"pool": list(p.pool), "seed": p.seed, "games": p.games, "players": list(p.players)}
            for p in plans
        ],
        "games": len(np.unique(choices.games)),
        "choices": len(choices.games),
        "trust": round(trust, 3),
        "held_out": check(choices),
    }
    own = weights[: CHARACTERS * COUNT].reshape(CHARACTERS, COUNT)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    write_rows([*np.round(own, 5), np.round(weights[CHARACTERS * COUNT :], 5)], options.out)
    write_card(options.out, card)
    print(json.dumps({key: card[key] for key in ("games", "choices", "trust", "held_out")}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
