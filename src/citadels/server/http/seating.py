"""Seating: how seats are taken and given to bots, and how many tables one guest may have."""

from __future__ import annotations

import secrets

import msgspec

from ...bots import OFFERED
from ...core.basics import Refusal
from .. import limits
from ..storage.store import Guest, Store
from ..tables.desk import TOKEN_BYTES, Desk
from ..tables.vacation import note_vacations


class Place(msgspec.Struct):
    """A seat that was taken, and what proves it on another device."""

    table: str
    seat: int
    token: str  # empty if it was taken, and told, before


async def check_tables(store: Store, guest: str) -> None:
    """Refuse one table too many."""
    if await store.open_tables_of(guest) >= limits.TABLES:
        raise Refusal("too many tables", "too-many-tables", most=limits.TABLES)


async def check_blocks(desk: Desk, id: str, guest: str) -> None:
    """Refuse a seat at the table of somebody who blocked the guest, or whom the guest blocked."""
    host = (await desk.hold(id)).table.host
    if host != guest and await desk.store.is_blocked(guest, host):
        raise Refusal("one of the two blocked the other", "blocked")


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


async def begin(desk: Desk, id: str, guest: str) -> None:
    """Begin the game, as the host does."""
    await note_vacations(desk, await desk.commit(id, lambda t, at: t.may_start(at, guest)))


async def seat_bots(desk: Desk, id: str, host: str, seats: int, levels: list[str]) -> None:
    """Give the last seats to bots."""
    for seat, level in enumerate(levels, seats - len(levels)):
        await seat_bot(desk, id, host, seat, level)


async def seat_bot(desk: Desk, id: str, host: str, seat: int, level: str) -> None:
    """Give a seat to a bot, as the host does."""
    await desk.commit(id, lambda t, at: t.may_seat(at, host, seat, level))
