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
from ..storage.games import tables_of
from ..storage.store import Guest, Store, SummaryRow
from ..tables.bot_names import bot_name, bot_shield
from ..tables.chair import sharer_id, sharer_ids
from ..tables.desk import TOKEN_BYTES, Desk
from ..tables.options import TableOptions
from ..tables.summary import Summary
from ..tables.table import CLOSED, OPEN, PAUSED, PLAYING, Table
from ..wire.presenter import name_seat
from .dependencies import GuestId, SeatNumber, TableId, TheDesk, TheStore
from .guard import may_open
from .setups import Setup, brief, config_of

Name = Annotated[str, Meta(max_length=20)]
DECLINED = ":not-now:"  # said at the table of a rematch by who does not come


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
    tried: bool = False  # begun in the middle of a finished game: it counts nowhere


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The level of a bot for a seat; empty to open the seat again."""

    level: Annotated[str, Meta(max_length=32)] = ""


class SharerName(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody is called who shares a screen; empty for a number."""

    name: Name = ""


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
        return await list_tables(desk, guest, [*rows[0], *rows[1]])

    @get("/me/tables")
    async def mine(self, guest: GuestId, desk: TheDesk) -> list[ListedTable]:
        """The tables where I have, or had, a seat; where something happened last, first."""
        return await list_tables(desk, guest, await tables_of(desk.store, guest))

    @post("/tables", guards=[may_open])
    async def open(self, guest: GuestId, desk: TheDesk, data: JSONBody[NewTable]) -> Place:
        """Open a table, and begin at once if all seats are taken and that is wanted."""
        await check_tables(desk.store, guest)
        config = config_of(data.setup)
        bots = [data.fill] * (config.players - 1) if data.fill else data.bots
        for level in bots:
            check_level(level)
        if len(bots) >= config.players:
            raise Refusal("no seat is left for you", "too-many-bots", most=config.players - 1)
        await keep_guest(desk.store, guest)
        table = await desk.open(guest, config, data.options)
        place = await take_seat(desk, table.id, 0, guest)
        await _seat_bots(desk, table.id, guest, config.players, bots)
        if data.start:
            await desk.commit(table.id, lambda t, at: t.may_start(at, guest))
        return place

    @post("/tables/{id:str}/seats/{seat:int}")
    async def sit(self, guest: GuestId, desk: TheDesk, id: TableId, seat: SeatNumber) -> Place:
        """Take a seat."""
        await keep_guest(desk.store, guest)
        return await take_seat(desk, id, seat, guest)

    @delete("/tables/{id:str}/seats/{seat:int}")
    async def stand(self, guest: GuestId, desk: TheDesk, id: TableId, seat: SeatNumber) -> None:
        """Give a seat back; in a running game a bot goes on."""
        if seat not in (await desk.fresh(id)).seats_of(guest):
            raise Refusal("that is not your seat", "no-seat")
        await desk.commit(id, lambda t, at: t.may_stand(at, seat))
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
        await desk.introduce(Guest(sharer_id(guest, id, seat), data.name.strip()))

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

    @post("/tables/{id:str}/start")
    async def start(self, guest: GuestId, desk: TheDesk, id: TableId) -> None:
        """Begin the game."""
        await desk.commit(id, lambda t, at: t.may_start(at, guest))

    @delete("/tables/{id:str}")
    async def close(self, guest: GuestId, desk: TheDesk, id: TableId) -> None:
        """Close the table."""
        await desk.commit(id, lambda t, at: t.may_close(at, guest))

    @post("/tables/{id:str}/rematch", guards=[may_open])
    async def rematch(self, guest: GuestId, desk: TheDesk, id: TableId) -> Place:
        """Open a table with the same set-up and bots; who follows finds it at the old one."""
        table = await desk.fresh(id)
        if not table.seats_of(guest):
            raise Refusal("you have no seat here", "no-seat")
        gone = await _is_closed(desk, table.next)
        if table.next and not gone:
            place = await _sit_anywhere(desk, table.next, guest)
            await desk.commit(id, lambda t, at: t.may_join_rematch(at, guest))
            return place
        table.may_follow(desk.store.now(), "", table.next)
        await check_tables(desk.store, guest)
        fresh = await desk.open(guest, table.config, table.options)
        place = await take_seat(desk, fresh.id, 0, guest)
        if table.options.hotseat:
            await _sit_together(desk, table, fresh.id, guest)
        bots = [chair.level for chair in table.chairs if not chair.guest]
        await _seat_bots(desk, fresh.id, guest, len(table.chairs), bots)
        await desk.commit(id, lambda t, at: t.may_follow(at, fresh.id, table.next))
        return place

    @delete("/tables/{id:str}/rematch")
    async def decline(self, guest: GuestId, desk: TheDesk, id: TableId) -> None:
        """Decline the rematch; whoever waits at its table reads that, and nobody has to wait."""
        table = await desk.fresh(id)
        seats = table.seats_of(guest)
        if not seats:
            raise Refusal("you have no seat here", "no-seat")
        if not table.leaving.issuperset(seats):
            await desk.commit(id, lambda t, at: t.may_disagree(at, seats[0]))
            if table.options.chat:
                await desk.say(table.next, guest, DECLINED)


async def _sit_together(desk: Desk, before: Table, id: str, guest: str) -> None:
    """Let those who share a screen sit at the next table, too, by the same names."""
    old = [sharer_id(guest, before.id, seat) for seat in before.seats_of(guest)]
    known = await desk.names(old)
    for seat, one in enumerate(old):
        if seat:
            await take_seat(desk, id, seat, guest)
        if known[one].name:
            await desk.introduce(Guest(sharer_id(guest, id, seat), known[one].name))


async def _is_closed(desk: Desk, id: str) -> bool:
    """Whether whoever opened a table for the rematch has closed it again."""
    return bool(id) and (await desk.fresh(id)).status == CLOSED


async def check_tables(store: Store, guest: str) -> None:
    """Refuse one table too many."""
    if await store.open_tables_of(guest) >= limits.TABLES:
        raise Refusal("too many tables", "too-many-tables", most=limits.TABLES)


def check_level(level: str) -> None:
    """Refuse a bot that is not offered."""
    if level not in OFFERED:
        known = ", ".join(OFFERED)
        raise Refusal(f"no bot {level!r}", "bot", name=level, known=known)


async def keep_guest(store: Store, guest: str) -> None:
    """Remember a guest who does something for the first time."""
    if await store.guest(guest) is None:
        await store.save_guest(Guest(guest))


async def take_seat(desk: Desk, id: str, seat: int, guest: str) -> Place:
    """Sit down, with a token that proves it."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await desk.commit(id, lambda t, at: t.may_sit(at, seat, guest, token))
    return Place(id, seat, token)


async def _seat_bots(desk: Desk, id: str, host: str, seats: int, levels: list[str]) -> None:
    """Give the last seats to bots."""
    for seat, level in enumerate(levels, seats - len(levels)):
        await seat_bot(desk, id, host, seat, level)


async def seat_bot(desk: Desk, id: str, host: str, seat: int, level: str) -> None:
    """Give a seat to a bot, as the host does."""
    await desk.commit(id, lambda t, at: t.may_seat(at, host, seat, level))


async def _sit_anywhere(desk: Desk, id: str, guest: str) -> Place:
    table = await desk.fresh(id)
    mine = table.seats_of(guest)
    if mine:
        return Place(id, mine[0], "")
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.is_taken]
    if not free:
        raise Refusal("the table is full", "full")
    return await take_seat(desk, id, free[0], guest)


async def list_tables(desk: Desk, guest: str, rows: list[SummaryRow]) -> list[ListedTable]:
    """Show a list of tables to a guest."""
    read = [(row, read_summary(row)) for row in rows]
    wanted: set[str] = set()
    for row, summary in read:
        people = _people(summary.chairs)
        wanted.update(filter(None, people), sharer_ids(row.id, people))
    guests = await desk.names(wanted)
    return [_listed(row, summary, guest, guests) for row, summary in read]


def _people(chairs: list[str]) -> list[str]:
    """The guests among those who have a seat."""
    return ["" if chair in BOTS else chair for chair in chairs]


def read_summary(row: SummaryRow) -> Summary:
    """Read what the row of a table says."""
    return msgspec.json.decode(row.summary, type=Summary)


def _listed(row: SummaryRow, summary: Summary, guest: str, guests: dict[str, Guest]) -> ListedTable:
    setup = brief(summary.setup)
    people = summary.chairs
    chairs = [_seat(row.id, seat, people, guests, summary.tried) for seat in range(len(people))]
    for seat, who in enumerate(people):
        chairs[seat].yours = who == guest or seat == row.seat
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
        tried=bool(summary.tried),
    )


def _seat(
    table: str, seat: int, people: list[str], guests: dict[str, Guest], tried: str
) -> ListedSeat:
    """Who has a seat: the id of a guest, the level of a bot, or nobody."""
    who = people[seat]
    if who in BOTS:
        known = [guests[one].name for one in people if one in guests]
        name, shield = bot_name(tried or table, seat, known), bot_shield(tried or table, seat)
        return ListedSeat(True, name, shield, who, yours=False)
    name, shield = name_seat(guests, table, seat, people)
    return ListedSeat(bool(who), name, shield, "", yours=False)
