"""A game so far: the game of a table, written so that another process can play it again."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ... import Config, Game, read_config, read_position

CONFIGS: Final = 1_000  # that are kept


@lru_cache(maxsize=CONFIGS)
def config_of(setup: str) -> Config:
    """The configuration of a setup; all tables with the same one share it, and what it derives."""
    return read_config(setup)


class GameSoFar(NamedTuple):
    """The game of a table as far as it was played."""

    table: str
    setup: str
    seed: str  # in hex, as the log has it
    choices: tuple[str, ...]
    position: str = ""  # how it began, if not with the deal

    def begin(self, *, events: bool = True) -> Game:
        """The game before its first choice; without events it is played faster."""
        if self.position:
            game = read_position(self.position)
            if not events:
                game.state.events = None
            return game
        return Game(config_of(self.setup), bytes.fromhex(self.seed), events=events)
