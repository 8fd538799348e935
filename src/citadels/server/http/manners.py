"""Manners by HTTP: blocking and reporting people, and what the operator announces."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from ...core.basics import Refusal
from ..order.marks import guest_of
from ..order.order import Order
from ..storage import blocks
from ..storage.reports import Reason, report, speakers
from ..tables.desk import Desk, plain
from ..wire import messages as m
from .dependencies import GuestId, TableId, TheDesk
from .guard import address_of

Mark = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
MarkInPath = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Blocked(msgspec.Struct):
    """Somebody whom a guest has blocked; the mark is good for this list only."""

    mark: str
    name: str


class NewBlock(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a table, by their mark there."""

    mark: Mark


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody at a table did."""

    mark: Mark
    reason: Reason
    words: Annotated[str, Meta(max_length=400)] = ""


class Manners(Controller):
    """What guests can do about each other."""

    path = "/api"

    @get("/announcements")
    async def announcements(self, state: State) -> list[m.Announcement]:
        """What the operator tells everybody now."""
        order: Order = state.order
        return [m.Announcement(one.number, one.text) for one in order.news(state.store.now())]

    @get("/me/blocks")
    async def blocked(self, guest: GuestId, desk: TheDesk, state: State) -> list[Blocked]:
        """Whom I have blocked, the newest first."""
        others = await blocks.blocked_by(desk.store, guest)
        names = await desk.people.names(others)
        order: Order = state.order
        return [Blocked(order.mark(f"me {guest}", one), names[one].name) for one in others]

    @post("/tables/{id:str}/blocks")
    async def block(
        self, guest: GuestId, desk: TheDesk, state: State, id: TableId, data: JSONBody[NewBlock]
    ) -> None:
        """Block somebody who sits or speaks at a table."""
        order: Order = state.order
        other = await _find(desk, order, id, data.mark, guest)
        await blocks.block(desk.store, guest, other)
        order.blocked(guest)

    @delete("/me/blocks/{mark:str}")
    async def unblock(self, guest: GuestId, desk: TheDesk, state: State, mark: MarkInPath) -> None:
        """Block somebody no more."""
        order: Order = state.order
        others = await blocks.blocked_by(desk.store, guest)
        await blocks.unblock(desk.store, guest, guest_of(order.key, f"me {guest}", mark, others))
        order.blocked(guest)

    @delete("/tables/{id:str}/blocks/{mark:str}")
    async def unblock_here(
        self, guest: GuestId, desk: TheDesk, state: State, id: TableId, mark: MarkInPath
    ) -> None:
        """Block somebody at a table no more."""
        order: Order = state.order
        await blocks.unblock(desk.store, guest, await _find(desk, order, id, mark, guest))
        order.blocked(guest)

    @post("/tables/{id:str}/reports")
    async def report(
        self,
        request: Request[object, object, State],
        guest: GuestId,
        desk: TheDesk,
        state: State,
        id: TableId,
        data: JSONBody[NewReport],
    ) -> None:
        """Report somebody to the operator, with what was said there lately."""
        about = await _find(desk, state.order, id, data.mark, guest)
        now = desk.store.now()
        for who in (f"guest {guest}", address_of(request)):
            if not state.reports.take(who, now):
                raise Refusal("too many reports", "too-fast")
        await report(desk.store, id, (guest, about), (data.reason, plain(data.words)))


async def _find(desk: Desk, order: Order, id: str, mark: str, guest: str) -> str:
    """Whose mark it is at a table: of those who sit there, or have said something."""
    table = (await desk.hold(id)).table
    people = dict.fromkeys([chair.guest for chair in table.chairs])
    spoke = dict.fromkeys(await speakers(desk.store, id))
    return guest_of(order.key, id, mark, (one for one in people | spoke if one != guest))
