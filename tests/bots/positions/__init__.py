"""Positions with a clear answer, written before any bot was tuned."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from citadels import Game, read_position
from tests.support.scene import play

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Position:
    """A scene, the choices that lead to a question, and what a strong player answers."""

    theme: str  # the name of its file
    id: str
    title: str
    seat: int
    question: str  # as `card-question`
    expect: list[str]  # every acceptable answer
    why: str
    held_out: bool  # not to be looked at while a bot is tuned
    scene: str
    play: list[str] = field(default_factory=list)
    last: bool = False  # nobody else has a say any more, so the answers can be proved

    def game(self) -> Game:
        """The game at its question."""
        game = read_position(self.scene)
        play(game, *self.play)
        return game


def all_positions() -> list[Position]:
    """Every position, file by file."""
    found = []
    for file in sorted(FOLDER.glob("*.toml")):
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["position"]
        found += [Position(file.stem, **row) for row in rows]
    return found
