"""Ending: how a game ended for whoever began it, and whether that counts."""

from __future__ import annotations

from ..storage.results import Ending, SeatResult
from .fields import OVER
from .table import Table


def ending_of(table: Table) -> Ending | None:
    """How a game ended; none while it goes on, and for tries and games at one screen.

    Who has left is placed where the bot has brought their city: leaving saves nobody a rank.
    """
    if table.status != OVER or table.game is None or table.tried or table.options.hotseat:
        return None
    scores = sorted(table.game.scores(), key=lambda score: score.seat)
    order = [(-score.total, -score.tie_rank) for score in scores]  # as the game ranks them
    seats = [
        SeatResult(
            who=guest or table.chairs[seat].level,
            place=1 + sum(other < order[seat] for other in order),
            points=scores[seat].total,
            person=bool(guest),
        )
        for seat, guest in enumerate(table.began)
    ]
    return Ending(table.touched, table.is_rated, seats)


def drafters_of(table: Table) -> list[int]:
    """The seats whose people drafted to the end: what a bot chose for who left is no liking."""
    if table.tried or table.options.hotseat:
        return []
    return [
        seat
        for seat, guest in enumerate(table.began)
        if guest and table.chairs[seat].guest == guest
    ]
