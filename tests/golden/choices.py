"""Choices: what bots choose and what chance deals them anew, as a hash; on every build the same.

So what a bot is worth, and what it cannot know, need to be tested on one build only. Where a bot
is meant to choose otherwise, `python -m tests.golden.choices BOT` writes its lines anew.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Final

from citadels import Game, redeal, write_position
from citadels.bots import Seated
from citadels.bots.roles import Roles
from citadels.bots.style import Style
from citadels.core.rng import FastRng
from citadels.core.text.setup_code import read_setup_code
from tests.bots.playing import make

CHOICES: Final = Path(__file__).with_name("choices.txt")  # lines of bot, seed, set-up and hash
WORLDS: Final = 2  # of the search, which is kept small
EVERY: Final = 5  # choices between two redeals
STYLE: Final = Style(whim=0.5)


def line_of(name: str, seed: str, code: str) -> str:
    """Hash what bots of a kind choose in a game; now and then, what they cannot tell from it."""
    config, rng = read_setup_code(code), FastRng(int(seed))
    game = Game(config, int(seed), events=False)
    bots = [make(name, FastRng(seat), WORLDS) for seat in range(config.players)]
    seats = [Seated(bot, seat, FastRng(8 + seat)) for seat, bot in enumerate(bots)]
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


def write_again(name: str) -> None:
    """Write the lines of a bot as they are now."""
    lines = CHOICES.read_text(encoding="utf-8").splitlines()
    again = [line_again(line) if line.split()[0] == name else line for line in lines]
    CHOICES.write_text("\n".join(again) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_again(sys.argv[1])
