"""Hints: what the strongest bot would answer, for the player who is asked and wants to know."""

from __future__ import annotations

import asyncio

from . import messages as m
from .desk import Held
from .room import Room
from .thinking import Thinkers


class Adviser:
    """Has each question thought about once, however often somebody asks."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    async def advise(self, held: Held) -> m.HintTale:
        """What a bot would answer to the open question, knowing what the asked seat knows."""
        room = held.room
        if held.hint is None or held.hint[0] != room.asked or _has_failed(held.hint[1]):
            held.hint = room.asked, asyncio.create_task(self._think(room))
        return await asyncio.shield(held.hint[1])

    async def _think(self, room: Room) -> m.HintTale:
        assert room.game is not None
        choices = tuple(option.text for option in room.game.choices)
        return await self.thinkers.advise(room.id, room.setup, room.seed, choices, room.asked)


def _has_failed(task: asyncio.Task[m.HintTale]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
