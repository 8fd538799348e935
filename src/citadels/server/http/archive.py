"""Archive: what is asked by HTTP about finished games: their records and replays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.datastructures import State

from ... import Option, Record, read_config, record_of
from ...core.basics import Refusal
from ...core.option import read_option
from ..bots.bot_pool import BotPool
from ..storage.store import Store
from ..tables import entries as log
from ..tables.desk import Desk
from ..tables.summary import Summary
from ..tables.table import OVER, Table
from ..wire.presenter import present_chairs
from ..wire.replay import EncodedGame, EncodedReplay, Replay, make_replay
from .dependencies import TableId, TheDesk, TheStore
from .http_cache import answer_json

KEPT = 8  # games that were asked for last


class Replays:
    """Makes replays, and keeps a few: finished games do not change."""

    def __init__(self, desk: Desk, pool: BotPool) -> None:
        self.desk = desk
        self.pool = pool
        self.games: dict[str, EncodedGame] = {}

    async def of(self, table: Table) -> bytes:
        """The replay of a finished game, as JSON; the names are those of today."""
        if table.game is None or table.status != OVER:
            raise Refusal("the game is not over", "not-over")
        game = self.games.pop(table.id, None)
        if game is None:
            game = await self.pool.errand(make_replay, table.so_far)
        while len(self.games) >= KEPT:
            self.games.pop(next(iter(self.games)))
        self.games[table.id] = game
        guests = await self.desk.names(chair.guest for chair in table.chairs if chair.guest)
        replay = EncodedReplay(
            table=table.id,
            setup=table.setup,
            code=table.code,
            rules=table.rules,
            seed=table.seed,
            commitment=table.commitment,
            chairs=present_chairs(table, (), guests),
            steps=msgspec.Raw(game.steps),
            events=msgspec.Raw(game.events),
        )
        return msgspec.json.encode(replay)


class Archive(Controller):
    """Games that are over: nothing about them is secret any more."""

    path = "/api/tables/{id:str}"

    @get("/record", media_type="text/plain")
    async def record(self, desk: TheDesk, store: TheStore, id: TableId) -> str:
        """The record of a finished game, whatever version of the rules it was played by."""
        try:
            table = await desk.fresh(id)
        except Refusal as refusal:
            if refusal.code != "other-rules":
                raise
            return await _stored_record(store, id)
        if table.status != OVER or table.game is None:
            raise Refusal("the game is not over", "not-over")
        return record_of(table.game).text()

    @get("/replay")
    async def replay(
        self,
        request: Request[Any, Any, Any],
        state: State,
        desk: TheDesk,
        id: TableId,
    ) -> Response[Replay]:
        """A finished game step by step, if these are the rules that it was played by."""
        replays: Replays = state.replays
        return await answer_json(request, Replay, await replays.of(await desk.fresh(id)))


async def _stored_record(store: Store, id: str) -> str:
    """The record of a game that this program cannot play: what the log says."""
    summary = msgspec.json.decode(await store.summary(id), type=Summary)
    if summary.status != OVER:
        raise Refusal("the game is not over", "not-over")
    return record_of_log([log.decode(body) for _, body in await store.read(id)]).text()


def record_of_log(entries: Sequence[log.AnyEntry]) -> Record:
    """The record of a game, from the log of its table alone: nothing is played."""
    opened = entries[0]
    assert isinstance(opened, log.Opened)
    choices: list[Option] = []
    for entry in entries:
        if isinstance(entry, log.Chose):
            choices.append(read_option(entry.option))
        elif isinstance(entry, log.TookBack):
            del choices[-entry.count :]
    config, seed = read_config(opened.setup), bytes.fromhex(opened.seed)
    return Record(config, seed, tuple(choices), rules=opened.rules)
