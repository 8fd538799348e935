"""Summary: what lists show of a table, and the row of the database that says so."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from ...core.basics import NOBODY
from ..storage.store import Row
from .fields import OPEN, OVER, PAUSED, PLAYING
from .options import TableOptions
from .table import Table


class Summary(msgspec.Struct, frozen=True, rename={"options": "wishes", "asked_seat": "asking"}):
    """What the lobby shows of a table; the database has two fields by their older names."""

    setup: str
    status: str
    chairs: list[str]  # guests and levels of bots
    options: TableOptions = TableOptions()
    asked_seat: int = NOBODY
    results: list[tuple[int, int]] = []  # place and points of each seat, when the game is over
    tried: str = ""  # the table of the finished game that it plays on; such a game counts nowhere
    began: list[str] = []  # the guest of each seat when the game began, where some have left
    deadline: float | UnsetType = UNSET  # when whoever is asked has run out of time


def row_of(table: Table) -> Row:
    """What the row of the table in the database says."""
    summary = Summary(
        setup=table.setup,
        status=table.status,
        chairs=[chair.guest or chair.level for chair in table.chairs],
        options=table.options,
        asked_seat=table.asked_seat,
        results=_results(table),
        tried=table.tried.origin if table.tried else "",
        began=_began(table),
        deadline=UNSET if table.deadline is None else table.deadline,
    )
    shown = table.status == OPEN or (table.status in (PLAYING, PAUSED) and table.options.spectators)
    return Row(
        status=table.status,
        listed=table.options.listed and shown,
        summary=msgspec.json.encode(summary),
        touched=table.touched,
        due=table.due,
        bot=table.awaits_bot,
        tried=table.tried is not None,
    )


def _began(table: Table) -> list[str]:
    """Who began, if that is somebody else than who sits there."""
    same = table.began == tuple(chair.guest for chair in table.chairs)
    return [] if same else list(table.began)


def _results(table: Table) -> list[tuple[int, int]]:
    if table.status != OVER or table.game is None:
        return []
    scores, ranking = table.game.scores(), table.game.ranking()
    return [(ranking.index(score.seat) + 1, score.total) for score in scores]
