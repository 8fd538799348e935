"""Lobby: what is asked by HTTP: who I am, tables to join, new tables and who sits where."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from .. import Config, read_config, read_setup_code, record_of, setup_code
from ..bots import OFFERED
from ..core.basics import Refusal
from ..words import LANGUAGES
from . import limits
from .desk import TOKEN_BYTES, Desk, Summary
from .room import OVER
from .store import Guest, Store
from .wishes import TableWishes

GuestId = NamedDependency[str]
TheDesk = NamedDependency[Desk]
TheStore = NamedDependency[Store]
Name = Annotated[str, Meta(max_length=20)]
TableId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=7)]


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """How a guest wants to be called and spoken to."""

    name: Name = ""
    shield: Annotated[str, Meta(max_length=32, pattern="^[a-z0-9-]*$")] = ""
    language: Annotated[str, Meta(max_length=8)] = ""


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A game to set up: by its code, its text, or edition and preset."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    code: Annotated[str, Meta(max_length=80)] = ""
    players: Annotated[int, Meta(ge=2, le=8)] = 4
    edition: Annotated[str, Meta(max_length=32)] = "deluxe"
    preset: Annotated[str, Meta(max_length=64)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open; the host takes the first seat, bots take those after it."""

    setup: Setup = msgspec.field(default_factory=Setup)
    wishes: TableWishes = TableWishes()
    bots: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=7)] = []
    fill: Annotated[str, Meta(max_length=32)] = ""  # the level of bots for all other seats
    start: bool = False


class Place(msgspec.Struct):
    """A seat that was taken, and what proves it on another device."""

    table: str
    seat: int
    token: str


class TableLine(msgspec.Struct):
    """A table in a list."""

    table: str
    setup: str  # its code
    status: str
    seats: int
    taken: int


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
    async def listed(self, store: TheStore) -> list[TableLine]:
        """The tables that anybody may join."""
        return [_line(id, summary) for id, summary in await store.listed()]

    @get("/me/tables")
    async def mine(self, guest: GuestId, store: TheStore) -> list[TableLine]:
        """The tables where I have, or had, a seat."""
        return [_line(id, summary) for id, summary in await store.tables_of(guest)]

    @post("/tables")
    async def open(self, guest: GuestId, desk: TheDesk, data: JSONBody[NewTable]) -> Place:
        """Open a table, and begin at once if all seats are taken and that is wished."""
        await _check_tables(desk.store, guest)
        config = _config(data.setup)
        bots = [data.fill] * (config.players - 1) if data.fill else data.bots
        for level in bots:
            _check_level(level)
        if len(bots) >= config.players:
            raise Refusal("no seat is left for you", "too-many-bots", most=config.players - 1)
        await _keep_guest(desk.store, guest)
        room = await desk.open(guest, config, data.wishes)
        place = await _sit(desk, room.id, 0, guest)
        await _seat_bots(desk, room.id, guest, config.players, bots)
        if data.start:
            await desk.commit(room.id, lambda r, at: r.may_start(at, guest))
        return place

    @post("/tables/{table:str}/seats/{seat:int}")
    async def sit(self, guest: GuestId, desk: TheDesk, table: TableId, seat: SeatNumber) -> Place:
        """Take a seat."""
        await _keep_guest(desk.store, guest)
        return await _sit(desk, table, seat, guest)

    @delete("/tables/{table:str}/seats/{seat:int}")
    async def stand(self, guest: GuestId, desk: TheDesk, table: TableId, seat: SeatNumber) -> None:
        """Give a seat back; in a running game a bot goes on."""
        if seat not in (await desk.fresh(table)).seats_of(guest):
            raise Refusal("that is not your seat", "no-seat")
        await desk.commit(table, lambda r, at: r.may_stand(at, seat))

    @put("/tables/{table:str}/seats/{seat:int}")
    async def seat_bot(
        self,
        guest: GuestId,
        desk: TheDesk,
        table: TableId,
        seat: SeatNumber,
        data: JSONBody[BotSeat],
    ) -> None:
        """Give a seat to a bot."""
        if data.level:
            _check_level(data.level)
        await _seat_bot(desk, table, guest, seat, data.level)

    @post("/tables/{table:str}/start")
    async def start(self, guest: GuestId, desk: TheDesk, table: TableId) -> None:
        """Begin the game."""
        await desk.commit(table, lambda r, at: r.may_start(at, guest))

    @delete("/tables/{table:str}")
    async def close(self, guest: GuestId, desk: TheDesk, table: TableId) -> None:
        """Close the table."""
        await desk.commit(table, lambda r, at: r.may_close(at, guest))

    @get("/tables/{table:str}/record", media_type="text/plain")
    async def record(self, desk: TheDesk, table: TableId) -> str:
        """The record of a finished game."""
        room = await desk.fresh(table)
        if room.status != OVER or room.game is None:
            raise Refusal("the game is not over", "not-over")
        return record_of(room.game).text()

    @post("/tables/{table:str}/rematch")
    async def rematch(self, guest: GuestId, desk: TheDesk, table: TableId) -> Place:
        """Open a table with the same set-up and bots; who follows finds it at the old one."""
        room = await desk.fresh(table)
        if not room.seats_of(guest):
            raise Refusal("you have no seat here", "no-seat")
        if room.next:
            return await _sit_anywhere(desk, room.next, guest)
        room.may_follow(desk.store.now(), "")
        await _check_tables(desk.store, guest)
        fresh = await desk.open(guest, room.config, room.wishes)
        place = await _sit(desk, fresh.id, 0, guest)
        bots = [chair.level for chair in room.chairs if not chair.guest]
        await _seat_bots(desk, fresh.id, guest, len(room.chairs), bots)
        await desk.commit(table, lambda r, at: r.may_follow(at, fresh.id))
        return place


async def _check_tables(store: Store, guest: str) -> None:
    """Refuse one table too many."""
    if await store.open_tables_of(guest) >= limits.TABLES:
        raise Refusal("too many tables", "too-many-tables", most=limits.TABLES)


def _config(setup: Setup) -> Config:
    if setup.code:
        return read_setup_code(setup.code)
    if setup.text:
        return read_config(setup.text)
    return Config(setup.players, setup.edition, setup.preset)


def _check_level(level: str) -> None:
    if level not in OFFERED:
        known = ", ".join(OFFERED)
        raise Refusal(f"no bot {level!r}", "bot", name=level, known=known)


async def _keep_guest(store: Store, guest: str) -> None:
    """Remember a guest who does something for the first time."""
    if await store.guest(guest) is None:
        await store.save_guest(Guest(guest))


async def _sit(desk: Desk, table: str, seat: int, guest: str) -> Place:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await desk.commit(table, lambda r, at: r.may_sit(at, seat, guest, token))
    return Place(table, seat, token)


async def _seat_bots(desk: Desk, table: str, host: str, seats: int, levels: list[str]) -> None:
    """Give the last seats to bots."""
    for seat, level in enumerate(levels, seats - len(levels)):
        await _seat_bot(desk, table, host, seat, level)


async def _seat_bot(desk: Desk, table: str, host: str, seat: int, level: str) -> None:
    await desk.commit(table, lambda r, at: r.may_seat(at, host, seat, level))


async def _sit_anywhere(desk: Desk, table: str, guest: str) -> Place:
    room = await desk.fresh(table)
    free = [seat for seat, chair in enumerate(room.chairs) if not chair.is_taken]
    if not free:
        raise Refusal("the table is full", "full")
    return await _sit(desk, table, free[0], guest)


def _line(id: str, summary: bytes) -> TableLine:
    read = msgspec.json.decode(summary, type=Summary)
    taken = sum(bool(chair) for chair in read.chairs)
    code = setup_code(read_config(read.setup))
    return TableLine(id, code, read.status, len(read.chairs), taken)
