"""Lobby: what is asked by HTTP: who I am, tables to join, new tables and who sits where."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, patch, post, put
from litestar.params import JSONBody
from msgspec import UNSET, Meta
from msgspec.structs import replace

from ...core.basics import Refusal
from ...words import LANGUAGES
from ..storage.games import tables_of
from ..storage.store import Guest
from ..tables import entries as log
from ..tables.chair import sharer_id
from ..tables.fields import OPEN, PAUSED, PLAYING
from ..tables.options import TableOptions
from ..tables.renaming import forget
from ..tables.table import Table
from .cookies import new_guest
from .dependencies import GuestId, SeatNumber, TableId, TheDesk, give_cookie
from .friends import invite_players
from .guard import ALWAYS, check_listing, may_begin, may_open, may_sit
from .listing import ListedTable, list_tables, rows_for_all
from .rematch import decline_rematch, play_again
from .seating import (
    Place,
    begin,
    check_blocks,
    check_level,
    check_tables,
    keep_guest,
    seat_bot,
    seat_bots,
    take_seat,
)
from .setups import Setup, config_of

Asking = Request[Any, Any, Any]
Name = Annotated[str, Meta(max_length=20)]


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """How a guest wants to be called and spoken to."""

    name: Name = ""
    shield: Annotated[str, Meta(max_length=32, pattern="^[a-z0-9-]*$")] = ""
    language: Annotated[str, Meta(max_length=8)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open; the host takes the first seat, bots take those after it."""

    setup: Setup = msgspec.field(default_factory=Setup)
    options: TableOptions = TableOptions()
    bots: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=7)] = []
    fill: Annotated[str, Meta(max_length=32)] = ""  # the level of bots for all other seats
    start: bool = False


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The level of a bot for a seat; empty to open the seat again."""

    level: Annotated[str, Meta(max_length=32)] = ""


class SharerName(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody is called who shares a screen; empty for a number."""

    name: Name = ""


def rated_by_default(options: TableOptions) -> TableOptions:
    """What a host wants who says nothing of ratings: games with other people count."""
    return options if options.rated is not UNSET else replace(options, rated=True)


class Lobby(Controller):
    """Everything besides playing."""

    path = "/api"

    @get("/me")
    async def me(self, request: Asking, guest: GuestId, desk: TheDesk) -> Guest:
        """Who I am; each page asks for it first, and the cookie lasts a year from then on."""
        give_cookie(request, guest, await desk.people.epoch_of(guest))
        return await desk.store.guest(guest) or Guest(guest)

    @patch("/me")
    async def rename(self, guest: GuestId, desk: TheDesk, data: JSONBody[Me]) -> Guest:
        """Choose a name, a shield and a language."""
        if data.language and data.language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refusal("no such language", "language", name=data.language, known=known)
        return await desk.introduce(Guest(guest, data.name, data.shield, data.language))

    @delete("/me", opt={ALWAYS: True})
    async def forget(self, request: Asking, guest: GuestId, desk: TheDesk) -> None:
        """Forget all that is mine; games of others stay whole, without my name."""
        await forget(desk, guest)
        give_cookie(request, new_guest())
        desk.sign_out(guest)

    @get("/tables")
    async def listed(self, guest: GuestId, desk: TheDesk) -> list[ListedTable]:
        """The tables that anybody may join, and then those that anybody may watch."""
        rows = await rows_for_all(desk, (OPEN,)), await rows_for_all(desk, (PLAYING, PAUSED))
        return await list_tables(desk, guest, [*rows[0], *rows[1]])

    @get("/me/tables")
    async def mine(self, guest: GuestId, desk: TheDesk) -> list[ListedTable]:
        """The tables where I have, or had, a seat; where something happened last, first."""
        return await list_tables(desk, guest, await tables_of(desk.store, guest))

    @post("/tables", guards=[may_open])
    async def open(
        self, request: Asking, guest: GuestId, desk: TheDesk, data: JSONBody[NewTable]
    ) -> Place:
        """Open a table, and begin at once if all seats are taken and that is wanted."""
        await check_tables(desk.store, guest)
        config = config_of(data.setup)
        bots = [data.fill] * (config.players - 1) if data.fill else data.bots
        for level in bots:
            check_level(level)
        if len(bots) >= config.players:
            raise Refusal("no seat is left for you", "too-many-bots", most=config.players - 1)
        if data.options.listed:
            check_listing(request)
        await keep_guest(desk.store, guest)
        table = await desk.open(guest, config, rated_by_default(data.options))
        place = await take_seat(desk, table.id, 0, guest)
        await seat_bots(desk, table.id, guest, config.players, bots)
        if data.start:
            await begin(desk, table.id, guest)
        return place

    @post("/tables/{id:str}/seats/{seat:int}", guards=[may_sit])
    async def sit(self, guest: GuestId, desk: TheDesk, id: TableId, seat: SeatNumber) -> Place:
        """Take a seat."""
        if not (await desk.fresh(id)).seats_of(guest):
            await check_tables(desk.store, guest)
            await check_blocks(desk, id, guest)
        await keep_guest(desk.store, guest)
        return await take_seat(desk, id, seat, guest)

    @delete("/tables/{id:str}/seats/{seat:int}")
    async def stand(self, guest: GuestId, desk: TheDesk, id: TableId, seat: SeatNumber) -> None:
        """Give a seat back, in a running game to a bot; before that, the host may send one away."""

        def leave(table: Table, at: float) -> log.Stood | log.Removed:
            if seat in table.seats_of(guest):
                return table.may_stand(at, seat)
            if guest != table.acting_host:
                raise Refusal("that is not your seat", "no-seat")
            return table.may_remove(at, guest, seat)

        await desk.commit(id, leave)
        await desk.commit(id, lambda t, at: t.may_settle(at))

    @patch("/tables/{id:str}/seats/{seat:int}")
    async def name(
        self,
        guest: GuestId,
        desk: TheDesk,
        id: TableId,
        seat: SeatNumber,
        data: JSONBody[SharerName],
    ) -> None:
        """Name whoever plays a seat of mine, where several people share my screen."""
        if seat not in (await desk.fresh(id)).seats_of(guest):
            raise Refusal("that is not your seat", "no-seat")
        await desk.introduce(Guest(sharer_id(guest, id, seat), data.name))

    @put("/tables/{id:str}/seats/{seat:int}")
    async def seat_bot(
        self,
        guest: GuestId,
        desk: TheDesk,
        id: TableId,
        seat: SeatNumber,
        data: JSONBody[BotSeat],
    ) -> None:
        """Give a seat to a bot."""
        if data.level:
            check_level(data.level)
        await seat_bot(desk, id, guest, seat, data.level)

    @post("/tables/{id:str}/start", guards=[may_begin])
    async def start(self, guest: GuestId, desk: TheDesk, id: TableId) -> None:
        """Begin the game."""
        await begin(desk, id, guest)

    @delete("/tables/{id:str}")
    async def close(self, guest: GuestId, desk: TheDesk, id: TableId) -> None:
        """Close the table."""
        await desk.commit(id, lambda t, at: t.may_close(at, guest))

    @post("/tables/{id:str}/rematch", guards=[may_open])
    async def rematch(self, guest: GuestId, desk: TheDesk, id: TableId) -> Place:
        """Open a table with the same set-up and bots; who follows finds it at the old one.

        Friends who played there are invited, wherever they are.
        """
        place = await play_again(desk, guest, id)
        await invite_players(desk, guest, id, place.table)
        return place

    @delete("/tables/{id:str}/rematch")
    async def decline(self, guest: GuestId, desk: TheDesk, id: TableId) -> None:
        """Decline the rematch; whoever waits at its table reads that, and nobody has to wait."""
        await decline_rematch(desk, guest, id)
