"""Lobby: what is asked by HTTP: who I am, tables to join, new tables and who sits where."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, patch, post, put
from litestar.params import JSONBody
from msgspec import Meta

from ...bots import BOTS, OFFERED
from ...core.basics import NOBODY, Refusal
from ...words import LANGUAGES
from .. import limits
from ..storage.store import Guest, Store, SummaryRow
from ..tables.bot_names import bot_name, bot_shield
from ..tables.desk import TOKEN_BYTES, Desk
from ..tables.options import TableOptions
from ..tables.summary import Summary
from ..tables.table import OPEN, PAUSED, PLAYING
from ..wire.presenter import name_seat
from .dependencies import GuestId, SeatNumber, TableId, TheDesk, TheStore
from .setups import Setup, brief, config_of

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


class Place(msgspec.Struct):
    """A seat that was taken, and what proves it on another device."""

    table: str
    seat: int
    token: str  # empty if it was taken, and told, before


class ListedSeat(msgspec.Struct):
    """A seat of a table in a list; nobody has it if it has neither guest nor level."""

    taken: bool
    name: str
    shield: str
    level: str  # of a bot
    yours: bool
    place: int = 0  # when the game is over, if the server knows it
    points: int = 0


class ListedTable(msgspec.Struct):
    """A table in a list."""

    table: str
    setup: str  # its code
    edition: str
    preset: str
    status: str
    seats: int
    taken: int
    chairs: list[ListedSeat]
    asked_seat: int
    asks_you: bool
    touched: float  # when something happened last, in seconds since 1970
    options: TableOptions


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The level of a bot for a seat; empty to open the seat again."""

    level: Annotated[str, Meta(max_length=32)] = ""


class Lobby(Controller):
    """Everything besides playing."""

    path = "/api"

    @get("/me")
    async def me(self, guest: GuestId, store: TheStore) -> Guest:
        """Who I am."""
        return await store.guest(guest) or Guest(guest)

    @patch("/me")
    async def rename(self, guest: GuestId, desk: TheDesk, data: JSONBody[Me]) -> Guest:
        """Choose a name, a shield and a language."""
        if data.language and data.language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refusal("no such language", "language", name=data.language, known=known)
        me = Guest(guest, data.name.strip(), data.shield, data.language)
        await desk.introduce(me)
        return me

    @delete("/me")
    async def forget(self, guest: GuestId, desk: TheDesk) -> None:
        """Forget my name and what I said; my games stay, without a name."""
        await desk.forget(guest)

    @get("/tables")
    async def listed(self, guest: GuestId, desk: TheDesk) -> list[ListedTable]:
        """The tables that anybody may join, and then those that anybody may watch."""
        store = desk.store
        rows = await store.listed((OPEN,)), await store.listed((PLAYING, PAUSED))
        return await _list(desk, guest, [*rows[0], *rows[1]])

    @get("/me/tables")
    async def mine(self, guest: GuestId, desk: TheDesk) -> list[ListedTable]:
        """The tables where I have, or had, a seat; where something happened last, first."""
        return await _list(desk, guest, await desk.store.tables_of(guest))

    @post("/tables")
    async def open(self, guest: GuestId, desk: TheDesk, data: JSONBody[NewTable]) -> Place:
        """Open a table, and begin at once if all seats are taken and that is wanted."""
        await _check_tables(desk.store, guest)
        config = config_of(data.setup)
        bots = [data.fill] * (config.players - 1) if data.fill else data.bots
        for level in bots:
            _check_level(level)
        if len(bots) >= config.players:
            raise Refusal("no seat is left for you", "too-many-bots", most=config.players - 1)
        await _keep_guest(desk.store, guest)
        table = await desk.open(guest, config, data.options)
        place = await _sit(desk, table.id, 0, guest)
        await _seat_bots(desk, table.id, guest, config.players, bots)
        if data.start:
            await desk.commit(table.id, lambda t, at: t.may_start(at, guest))
        return place

    @post("/tables/{id:str}/seats/{seat:int}")
    async def sit(self, guest: GuestId, desk: TheDesk, id: TableId, seat: SeatNumber) -> Place:
        """Take a seat."""
        await _keep_guest(desk.store, guest)
        return await _sit(desk, id, seat, guest)

    @delete("/tables/{id:str}/seats/{seat:int}")
    async def stand(self, guest: GuestId, desk: TheDesk, id: TableId, seat: SeatNumber) -> None:
        """Give a seat back; in a running game a bot goes on."""
        if seat not in (await desk.fresh(id)).seats_of(guest):
            raise Refusal("that is not your seat", "no-seat")
        await desk.commit(id, lambda t, at: t.may_stand(at, seat))

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
            _check_level(data.level)
        await _seat_bot(desk, id, guest, seat, data.level)

    @post("/tables/{id:str}/start")
    async def start(self, guest: GuestId, desk: TheDesk, id: TableId) -> None:
        """Begin the game."""
        await desk.commit(id, lambda t, at: t.may_start(at, guest))

    @delete("/tables/{id:str}")
    async def close(self, guest: GuestId, desk: TheDesk, id: TableId) -> None:
        """Close the table."""
        await desk.commit(id, lambda t, at: t.may_close(at, guest))

    @post("/tables/{id:str}/rematch")
    async def rematch(self, guest: GuestId, desk: TheDesk, id: TableId) -> Place:
        """Open a table with the same set-up and bots; who follows finds it at the old one."""
        table = await desk.fresh(id)
        if not table.seats_of(guest):
            raise Refusal("you have no seat here", "no-seat")
        if table.next:
            return await _sit_anywhere(desk, table.next, guest)
        table.may_follow(desk.store.now(), "")
        await _check_tables(desk.store, guest)
        fresh = await desk.open(guest, table.config, table.options)
        place = await _sit(desk, fresh.id, 0, guest)
        if table.options.hotseat:
            for seat in range(1, len(table.seats_of(guest))):
                await _sit(desk, fresh.id, seat, guest)
        bots = [chair.level for chair in table.chairs if not chair.guest]
        await _seat_bots(desk, fresh.id, guest, len(table.chairs), bots)
        await desk.commit(id, lambda t, at: t.may_follow(at, fresh.id))
        return place


async def _check_tables(store: Store, guest: str) -> None:
    """Refuse one table too many."""
    if await store.open_tables_of(guest) >= limits.TABLES:
        raise Refusal("too many tables", "too-many-tables", most=limits.TABLES)


def _check_level(level: str) -> None:
    if level not in OFFERED:
        known = ", ".join(OFFERED)
        raise Refusal(f"no bot {level!r}", "bot", name=level, known=known)


async def _keep_guest(store: Store, guest: str) -> None:
    """Remember a guest who does something for the first time."""
    if await store.guest(guest) is None:
        await store.save_guest(Guest(guest))


async def _sit(desk: Desk, id: str, seat: int, guest: str) -> Place:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await desk.commit(id, lambda t, at: t.may_sit(at, seat, guest, token))
    return Place(id, seat, token)


async def _seat_bots(desk: Desk, id: str, host: str, seats: int, levels: list[str]) -> None:
    """Give the last seats to bots."""
    for seat, level in enumerate(levels, seats - len(levels)):
        await _seat_bot(desk, id, host, seat, level)


async def _seat_bot(desk: Desk, id: str, host: str, seat: int, level: str) -> None:
    await desk.commit(id, lambda t, at: t.may_seat(at, host, seat, level))


async def _sit_anywhere(desk: Desk, id: str, guest: str) -> Place:
    table = await desk.fresh(id)
    mine = table.seats_of(guest)
    if mine:
        return Place(id, mine[0], "")
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.is_taken]
    if not free:
        raise Refusal("the table is full", "full")
    return await _sit(desk, id, free[0], guest)


async def _list(desk: Desk, guest: str, rows: list[SummaryRow]) -> list[ListedTable]:
    """Show a list of tables to a guest."""
    read = [(row, msgspec.json.decode(row.summary, type=Summary)) for row in rows]
    people = {chair for _, summary in read for chair in summary.chairs if chair not in BOTS}
    guests = await desk.names(people - {""})
    return [_listed(row, summary, guest, guests) for row, summary in read]


def _listed(row: SummaryRow, summary: Summary, guest: str, guests: dict[str, Guest]) -> ListedTable:
    setup = brief(summary.setup)
    chairs = [_seat(row.id, seat, summary.chairs, guests) for seat in range(len(summary.chairs))]
    for chair, who in zip(chairs, summary.chairs, strict=True):
        chair.yours = who == guest
    for chair, result in zip(chairs, summary.results, strict=False):  # none while it is played
        chair.place, chair.points = result
    return ListedTable(
        table=row.id,
        setup=setup.code,
        edition=setup.edition,
        preset=setup.preset,
        status=summary.status,
        seats=len(chairs),
        taken=sum(chair.taken for chair in chairs),
        chairs=chairs,
        asked_seat=summary.asked_seat,
        asks_you=summary.asked_seat != NOBODY and chairs[summary.asked_seat].yours,
        touched=row.touched,
        options=summary.options,
    )


def _seat(table: str, seat: int, people: list[str], guests: dict[str, Guest]) -> ListedSeat:
    """Who has a seat: the id of a guest, the level of a bot, or nobody."""
    who = people[seat]
    if who in BOTS:
        name = bot_name(table, seat, [guests[one].name for one in people if one in guests])
        return ListedSeat(True, name, bot_shield(table, seat), who, yours=False)
    seats = [other for other, one in enumerate(people) if one == who]
    name, shield = name_seat(guests.get(who, Guest(who)), seat, seats)
    return ListedSeat(bool(who), name, shield, "", yours=False)
