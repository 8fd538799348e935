"""Traces: what a seeded game is, as a hash; every build must give the same ones."""

from __future__ import annotations

import hashlib
from pathlib import Path

from citadels import write_position
from citadels.core.rng import FastRng
from tests.invariants import pick_keenly
from tests.properties.games import new_game

TRACES = Path(__file__).with_name("traces.txt")
GAMES = 200
EVERY = 7  # choices between two positions


def trace(seed: int) -> str:
    """Hash every choice, and the position now and then, of the random game of a seed."""
    game = new_game(seed)
    rng = FastRng(seed)
    digest = hashlib.blake2b(digest_size=8)
    while not game.over:
        choice = pick_keenly(game.options, rng)
        digest.update(choice.text.encode() + b"\n")
        game.play(choice)
        if len(game.choices) % EVERY == 0 or game.over:
            digest.update(write_position(game).encode())
    return f"{seed} {len(game.choices)} {digest.hexdigest()}"


def write_traces() -> None:
    """Write the hashes of all traced games."""
    lines = "".join(f"{trace(seed)}\n" for seed in range(GAMES))
    TRACES.write_text(lines, encoding="utf-8")
