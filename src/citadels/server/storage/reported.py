"""Reported: what a report keeps of the chat, and what stays of it when a guest is forgotten."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from . import schema


class Said(msgspec.Struct, frozen=True, array_like=True):
    """A remark as a report keeps it."""

    number: int
    guest: str
    text: str
    at: float


def forget_order(connection: Connection, guest: str) -> None:
    """Delete whom a guest blocked and where they came from; of reports, all but the bare fact.

    What they said is still in the chat, to find the reports around it. A ban or a mute is about
    an id that nobody has any more; what operators did stays, without that id.
    """
    blocks, visits, table = schema.blocks, schema.visits, schema.reports
    connection.execute(delete(blocks).where(or_(blocks.c.guest == guest, blocks.c.other == guest)))
    for own in (visits, schema.penalties):
        connection.execute(delete(own).where(own.c.guest == guest))
    audit = schema.audit
    connection.execute(update(audit).where(audit.c.target == guest).values(target=""))
    spoke = select(schema.chat.c.table_id).where(schema.chat.c.guest == guest)
    around = select(table.c.number, table.c.chat).where(table.c.table_id.in_(spoke))
    for number, body in connection.execute(around).all():
        chat = msgspec.json.decode(body, type=list[Said])
        rest = [said for said in chat if said.guest != guest]
        if len(rest) < len(chat):
            kept = update(table).where(table.c.number == number)
            connection.execute(kept.values(chat=msgspec.json.encode(rest)))
    for column in (table.c.author, table.c.about):
        theirs = update(table).where(column == guest)
        connection.execute(theirs.values({column.name: "", "words": "", "chat": b"[]"}))
