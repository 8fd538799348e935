"""A game so far: the game of a table, written so that another process can play it again."""

from __future__ import annotations

from typing import NamedTuple

from ... import Game, read_config, read_position


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
        return Game(read_config(self.setup), bytes.fromhex(self.seed), events=events)
