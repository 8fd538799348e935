"""Traces: what a game of a set-up and a seed is, as a hash; every build must give the same ones."""

from __future__ import annotations

import hashlib
from pathlib import Path

from citadels import Game, write_position
from citadels.core.rng import FastRng
from citadels.core.text.setup_code import read_setup_code
from tests.support.invariants import pick_keenly

TRACES = Path(__file__).with_name("traces.txt")  # lines of seed, set-up code, choices and hash
EVERY = 7  # choices between two positions


def trace(seed: str, code: str) -> str:
    """Hash every choice, and the position now and then, of a game."""
    game = Game(read_setup_code(code), int(seed), events=False)
    rng = FastRng(int(seed))
    digest = hashlib.blake2b(digest_size=8)
    while not game.over:
        choice = pick_keenly(game.options, rng)
        digest.update(choice.text.encode() + b"\n")
        game.play(choice)
        if len(game.choices) % EVERY == 0 or game.over:
            digest.update(write_position(game).encode())
    return f"{seed} {code} {len(game.choices)} {digest.hexdigest()}"


def trace_again(line: str) -> str:
    """Trace the game of a line anew."""
    seed, code = line.split()[:2]
    return trace(seed, code)
