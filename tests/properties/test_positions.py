"""Positions that cannot be: an error names line and remedy, or the game is sound to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

from citadels import Game, InvalidRecord, read_position, write_position
from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.core.rng import FastRng, Rng
from tests.properties.games import BOUND, moments, new_game, some
from tests.support.invariants import cheap, pick

GAMES = some(40, 3)
EVERY = 9  # questions
MUTANTS = 6  # of each position that is looked at
ERROR = re.compile(r"line \d+: .+; .+", re.DOTALL)
NAMES = [list(CHARACTERS), list(DISTRICTS)]

Change = Callable[[list[str], int, Rng], None]


def choose(things: list[str], rng: Rng) -> str:
    return things[rng.below(len(things))]


def drop_line(lines: list[str], place: int, rng: Rng) -> None:
    del lines[place]


def double_line(lines: list[str], place: int, rng: Rng) -> None:
    lines.insert(place, lines[place])


def drop_word(lines: list[str], place: int, rng: Rng) -> None:
    words = lines[place].split(" ")
    del words[rng.below(len(words))]
    lines[place] = " ".join(words)


def double_word(lines: list[str], place: int, rng: Rng) -> None:
    words = lines[place].split(" ")
    at = rng.below(len(words))
    words.insert(at, words[at])
    lines[place] = " ".join(words)


def change_number(lines: list[str], place: int, rng: Rng) -> None:
    found = list(re.finditer(r"-?\d+", lines[place]))
    if found:
        old = found[rng.below(len(found))]
        new = choose([str(int(old[0]) + 1), str(int(old[0]) - 1), "-3", "9", "many"], rng)
        lines[place] = lines[place][: old.start()] + new + lines[place][old.end() :]


def change_name(lines: list[str], place: int, rng: Rng) -> None:
    found = list(re.finditer(r"[a-z_]{3,}", lines[place]))
    if found:
        old = found[rng.below(len(found))]
        new = choose(NAMES[0 if old[0] in CHARACTERS else 1], rng)
        lines[place] = lines[place][: old.start()] + new + lines[place][old.end() :]


CHANGES: tuple[Change, ...] = (
    drop_line,
    double_line,
    drop_word,
    double_word,
    change_number,
    change_name,
)


def mutant(text: str, rng: Rng) -> str:
    """A written position with one thing changed."""
    lines = text.splitlines()
    CHANGES[rng.below(len(CHANGES))](lines, 1 + rng.below(len(lines) - 1), rng)
    return "\n".join(lines)


def play_on(game: Game, rng: Rng) -> None:
    """Play to the end by chance, sound at every question."""
    cheap(game)
    for _ in range(BOUND):
        if game.over:
            return
        game.play(pick(game.options, rng))
        cheap(game)
    raise AssertionError("it does not end")


def test_a_changed_position_is_refused_or_sound() -> None:
    refused = sound = 0
    for seed in range(GAMES):
        rng = FastRng(seed)
        for number, game in enumerate(moments(new_game(seed), seed)):
            if number % EVERY != seed % EVERY:
                continue
            for _ in range(MUTANTS):
                text = mutant(write_position(game), rng)
                try:
                    changed = read_position(text)
                except InvalidRecord as error:
                    problem = str(error)
                else:
                    problem = ""
                if problem:
                    assert ERROR.fullmatch(problem), f"{problem}\n{text}"
                    refused += 1
                else:
                    play_on(changed, rng)
                    sound += 1
    assert refused > sound > 0
