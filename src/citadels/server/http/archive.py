"""Archive: what is asked by HTTP about finished games: their records, replays and reviews."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery

from ... import Record, read_config, record_of
from ...core.basics import Refusal
from ..bots.bot_pool import BotPool
from ..bots.reviewer import Reviewer, is_older, is_readable, is_whole
from ..storage.games import linked_seat
from ..storage.reviews import Kept
from ..storage.store import Store
from ..tables import entries as log
from ..tables.desk import Desk
from ..tables.fields import OVER
from ..tables.summary import Summary
from ..tables.table import Table
from ..tables.unplayed import choices_of
from ..wire.messages import ChairData
from ..wire.presenter import present_chairs, present_try
from ..wire.replay import EncodedGame, EncodedReplay, Replay, make_replay
from ..wire.review import Effort, EncodedReviewAnswer, ReviewAnswer, ReviewHead
from .dependencies import GuestId, TableId, TheDesk, TheStore
from .guard import address_of
from .http_cache import answer_json

KEPT = 8  # games that were asked for last


class Replays:
    """Makes replays, and keeps a few: finished games do not change."""

    def __init__(self, desk: Desk, pool: BotPool) -> None:
        self.desk = desk
        self.pool = pool
        self.games: dict[str, EncodedGame] = {}

    async def of(self, table: Table, guest: str = "") -> bytes:
        """The replay of a finished game for a guest, as JSON; the names are those of today."""
        if table.game is None or table.status != OVER:
            raise Refusal("the game is not over", "not-over")
        game = self.games.pop(table.id, None)
        if game is None:
            game = await self.pool.errand(make_replay, table.so_far, guest=guest)
        while len(self.games) >= KEPT:
            self.games.pop(next(iter(self.games)))
        self.games[table.id] = game
        replay = EncodedReplay(
            table=table.id,
            setup=table.setup,
            code=table.code,
            rules=table.rules,
            seed=table.seed,
            commitment=table.commitment,
            tried=present_try(table),
            chairs=await self._chairs(table, guest),
            steps=msgspec.Raw(game.steps),
            events=msgspec.Raw(game.events),
        )
        return msgspec.json.encode(replay)

    async def _chairs(self, table: Table, guest: str) -> list[ChairData]:
        """Who sat where; whoever asks is told which seats are theirs, and nothing else."""
        guests = await self.desk.people.names_at(table.id, [chair.guest for chair in table.chairs])
        mine = {*table.seats_of(guest), await linked_seat(self.desk.store, guest, table.id)}
        chairs = present_chairs(table, (), guests)
        return [
            msgspec.structs.replace(chair, yours=seat in mine) for seat, chair in enumerate(chairs)
        ]


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
        guest: GuestId,
        desk: TheDesk,
        id: TableId,
    ) -> Response[Replay]:
        """A finished game step by step, if these are the rules that it was played by."""
        replays: Replays = state.replays
        return await answer_json(request, Replay, await replays.of(await desk.fresh(id), guest))

    @get("/review")
    async def review(
        self,
        request: Request[Any, Any, Any],
        state: State,
        guest: GuestId,
        desk: TheDesk,
        id: TableId,
        have: FromQuery[Effort] = "",
    ) -> Response[ReviewAnswer]:
        """What decided a finished game, as far as that is known; `have` is what the reader has."""
        reviewer: Reviewer = state.reviewer
        kept = await reviewer.of(await desk.fresh(id), lambda: _permit(request, guest))
        return await answer_json(request, ReviewAnswer, await encode_review(kept, have))

    @post("/review", status_code=200)
    async def look_again(
        self,
        request: Request[Any, Any, Any],
        state: State,
        guest: GuestId,
        desk: TheDesk,
        id: TableId,
    ) -> ReviewHead:
        """Let a review by an older judge be made again; until then there is the old one."""
        table, reviewer = await desk.fresh(id), state.reviewer
        return review_head(await reviewer.of(table, lambda: _permit(request, guest), again=True))


def _permit(request: Request[Any, Any, Any], guest: str) -> None:
    """Refuse to begin too many reviews for one guest, or for one address.

    The guest's token comes first: who has none left takes none from others at the address.
    """
    state = request.app.state
    now = state.store.now()
    if not (state.reviews.take(guest, now) and state.reviews.take(address_of(request), now)):
        raise Refusal("too many reviews", "too-fast")


async def encode_review(kept: Kept, have: Effort) -> bytes:
    """Write what there is of a review, without what the reader has."""
    review = b"null"
    head = review_head(kept)
    if head.effort and head.effort != have:
        review = await asyncio.to_thread(gzip.decompress, kept.body)
    answer = EncodedReviewAnswer(
        head.state, head.done, head.effort, head.older, review=msgspec.Raw(review)
    )
    return msgspec.json.encode(answer)


def review_head(kept: Kept) -> ReviewHead:
    """How far a review has come."""
    return ReviewHead(
        state="whole" if is_whole(kept) else "failed" if kept.done < 0 else "working",
        done=max(0.0, kept.done),
        effort=cast("Effort", kept.effort if is_readable(kept) else ""),
        older=is_older(kept),
    )


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
    config, choices = read_config(opened.setup), choices_of(entries)
    if isinstance(opened, log.Tried):
        return Record(config, None, choices, position=opened.position, rules=opened.rules)
    return Record(config, bytes.fromhex(opened.seed), choices, rules=opened.rules)
