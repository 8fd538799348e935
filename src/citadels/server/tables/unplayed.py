"""A table whose game is not played, since this program has other rules: its choices are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ... import Game, Option
from ...core.option import read_option
from . import entries as log
from .table import Table


class _Unplayed:
    """Stands in the place of a game: nobody is asked, and every choice is taken as it is."""

    over = False
    question = None
    events = ()

    def __init__(self, choices: tuple[Option, ...]) -> None:
        self.choices = choices

    def play(self, option: str) -> None:
        self.choices = (*self.choices, read_option(option))


class UnplayedTable(Table):
    """A table as its log tells it, without its game."""

    def _begin(self) -> Game:
        return cast("Game", _Unplayed(()))

    def _replayed(self, choices: int) -> Game:
        assert self.game is not None
        return cast("Game", _Unplayed(self.game.choices[:choices]))


def choices_of(entries: Sequence[log.AnyEntry]) -> tuple[Option, ...]:
    """The choices that a log left standing; what was taken back is gone."""
    table = UnplayedTable("")
    for seq, entry in enumerate(entries):
        table.apply(seq, entry)
    return () if table.game is None else table.game.choices
