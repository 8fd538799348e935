"""Archive: what is asked by HTTP about finished games: their records and replays."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency

from .. import RULES_VERSION, record_of
from ..core.basics import Refusal
from ..core.record import HEADER
from ..core.rng import seed_text
from . import entries as log
from .desk import Desk, Summary
from .lobby import TableId, TheDesk, TheStore
from .packing import packed
from .replay import Replay, ReplayHead, join, make_replay
from .room import OVER, Room
from .store import Store
from .telling import tell_chairs
from .thinking import Thinkers

KEPT = 8  # games that were asked for last


class Replays:
    """Makes replays, and keeps a few: finished games do not change."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self.desk = desk
        self.thinkers = thinkers
        self.games: dict[str, bytes] = {}

    async def of(self, room: Room) -> bytes:
        """The replay of a finished game, as JSON; the names are those of today."""
        if room.game is None or room.status != OVER:
            raise Refusal("the game is not over", "not-over")
        game = self.games.pop(room.id, b"")
        if not game:
            choices = tuple(option.text for option in room.game.choices)
            game = await self.thinkers.errand(make_replay, room.setup, room.seed, choices)
        while len(self.games) >= KEPT:
            self.games.pop(next(iter(self.games)))
        self.games[room.id] = game
        guests = await self.desk.names(chair.guest for chair in room.chairs if chair.guest)
        head = ReplayHead(
            table=room.id,
            setup=room.setup,
            code=room.code,
            rules=RULES_VERSION,
            seed=room.seed,
            commitment=room.commitment,
            chairs=tell_chairs(room, (), guests),
        )
        return join(head, game)


TheReplays = NamedDependency[Replays]


class Archive(Controller):
    """Games that are over: nothing about them is secret any more."""

    path = "/api/tables/{table:str}"

    @get("/record", media_type="text/plain")
    async def record(self, desk: TheDesk, store: TheStore, table: TableId) -> str:
        """The record of a finished game, whatever version of the rules it was played by."""
        try:
            room = await desk.fresh(table)
        except Refusal as refusal:
            if refusal.code != "other-rules":
                raise
            return await _stored_record(store, table)
        if room.status != OVER or room.game is None:
            raise Refusal("the game is not over", "not-over")
        return record_of(room.game).text()

    @get("/replay")
    async def replay(
        self,
        request: Request[Any, Any, Any],
        desk: TheDesk,
        replays: TheReplays,
        table: TableId,
    ) -> Response[Replay]:
        """A finished game step by step, if these are the rules that it was played by."""
        return await packed(request, Replay, await replays.of(await desk.fresh(table)))


async def _stored_record(store: Store, table: str) -> str:
    """The record of a game that this program cannot play: what the log says."""
    summary = msgspec.json.decode(await store.summary(table), type=Summary)
    if summary.status != OVER:
        raise Refusal("the game is not over", "not-over")
    return record_text([log.decode(body) for _, body in await store.read(table)])


def record_text(entries: list[log.AnyEntry]) -> str:
    """Write the record of a game from its log alone, without playing it."""
    lines: list[str] = []
    choices: list[str] = []
    for entry in entries:
        match entry:
            case log.Opened():
                seed = seed_text(bytes.fromhex(entry.seed))
                setup = entry.setup.strip()
                lines = [HEADER, f"rules {entry.rules}", setup, f"seed {seed}", "choices"]
            case log.Chose():
                choices.append(entry.option)
            case log.TookBack():
                del choices[-entry.count :]
            case _:
                pass
    return "\n".join([*lines, *(f"  {choice}," for choice in choices)]) + "\n"
