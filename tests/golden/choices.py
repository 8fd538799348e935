"""Choices: what bots choose and what chance deals them anew, as a hash; on every build the same.

So what a bot is worth, and what it cannot know, need to be tested on one build only.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from citadels import Game, redeal, write_position
from citadels.bots import BOTS, Bot, Seated
from citadels.bots.master import MasterBuilder
from citadels.bots.roles import Roles
from citadels.bots.style import Style
from citadels.core.rng import FastRng
from citadels.core.text.setup_code import read_setup_code

CHOICES: Final = Path(__file__).with_name("choices.txt")  # lines of bot, seed, set-up and hash
WORLDS: Final = 2  # of the search, which is kept small
EVERY: Final = 5  # choices between two redeals
STYLE: Final = Style(whim=0.5)


def make(name: str, rng: FastRng) -> Bot:
    """Make a bot."""
    return MasterBuilder(rng, WORLDS) if name == "master_builder" else BOTS[name](rng)


def line_of(name: str, seed: str, code: str) -> str:
    """Hash what bots of a kind choose in a game; now and then, what they cannot tell from it."""
    config, rng = read_setup_code(code), FastRng(int(seed))
    game = Game(config, int(seed), events=False)
    seats = [
        Seated(make(name, FastRng(seat)), seat, FastRng(8 + seat)) for seat in range(config.players)
    ]
    digest = hashlib.blake2b(digest_size=8)
    while game.question is not None:
        seat = game.question.seat
        choice = seats[seat].choose(game)
        digest.update(choice.text.encode() + b"\n")
        if len(game.choices) % EVERY == 0:
            digest.update(write_position(redeal(game, seat, rng)).encode())
            for chances in Roles(game.state, seat, STYLE).chances:
                digest.update(" ".join(f"{chance:.9f}" for chance in chances).encode())
        game.play(choice)
    return f"{name} {seed} {code} {digest.hexdigest()}"


def line_again(line: str) -> str:
    """Hash the game of a line anew."""
    name, seed, code = line.split()[:3]
    return line_of(name, seed, code)
