"""Reports: what guests say of each other, with the chat around it, for the operator."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import insert, select

from .. import limits
from . import schema
from .reported import Said
from .store import Store

Reason = Literal["insult", "spam", "name", "cheating", "stalling", "other"]


class Report(msgspec.Struct, frozen=True):
    """A report as it is kept; guests who are forgotten have no id in it."""

    number: int
    table_id: str
    author: str
    about: str
    reason: str
    words: str
    chat: list[Said]
    at: float
    resolved: float | None
    outcome: str


async def report(store: Store, table: str, guests: tuple[str, str], why: tuple[str, str]) -> None:
    """Keep a report of one guest about another: its reason and words, and what was said lately."""
    chat = [Said(*row) for row in await store.said(table, 0, limits.REPORTED_REMARKS)]
    values = {
        "table_id": table,
        **dict(zip(("author", "about"), guests, strict=True)),
        **dict(zip(("reason", "words"), why, strict=True)),
        "chat": msgspec.json.encode(chat),
        "at": store.now(),
        "outcome": "",
    }
    await store.write(
        lambda connection: connection.execute(insert(schema.reports), values).rowcount
    )


async def reports(store: Store, *, everything: bool, limit: int) -> list[Report]:
    """Reports that wait to be looked at, the newest first; or those that were, too."""
    table = schema.reports
    query = select(table).order_by(table.c.number.desc()).limit(limit)
    if not everything:
        query = query.where(table.c.resolved.is_(None))
    async with store.engine.connect() as connection:
        rows = [row._asdict() for row in await connection.execute(query)]
    return [
        Report(**{**row, "chat": msgspec.json.decode(row["chat"], type=list[Said])}) for row in rows
    ]


async def speakers(store: Store, table: str) -> list[str]:
    """Everybody who has said something at a table."""
    chat = schema.chat
    query = select(chat.c.guest).where(chat.c.table_id == table).distinct()
    async with store.engine.connect() as connection:
        return list(await connection.scalars(query))
