"""Chat: who hears it, how much of it there may be, and a table that does without."""

from __future__ import annotations

import asyncio
from pathlib import Path

from citadels.server import limits
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.wire import messages as m
from tests.server.table import Reader, make_desk, open_table

TWO = ["ada", "ben"]


async def joined(desk: Desk, guest: str, table: str) -> Reader:
    reader = Reader(desk, guest)
    await reader.command(do="join", table=table)
    return reader


async def heard(reader: Reader) -> list[tuple[str, int, str]]:
    """What was said and a reader has not been told yet."""
    assert reader.client.live is not None
    before = len(reader.messages)
    await reader.client._tell_chat(reader.client.live.table)
    messages = [
        message for message in reader.messages[before:] if isinstance(message, m.ChatMessage)
    ]
    return [(one.name, one.seat, one.text) for message in messages for one in message.remarks]


def test_a_remark_is_heard_by_all_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO)
            ada, ben, eve = [await joined(desk, guest, table.id) for guest in (*TWO, "eve")]
            assert isinstance(await ada.command(do="say", text="hello"), m.Done)
            for reader in (ada, ben, eve):
                assert "chat" in reader.client.untold
                assert await heard(reader) == [("Ada", 0, "hello")]
                assert await heard(reader) == []

    asyncio.run(test())


def test_a_table_without_chat_refuses_every_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            quiet = await open_table(desk, TWO, options=TableOptions(chat=False))
            ben = await joined(desk, "ben", quiet.id)
            for guest in (*TWO, "eve"):
                reader = await joined(desk, guest, quiet.id)
                answer = await reader.command(do="say", text="hello")
                assert isinstance(answer, m.Refused)
                assert answer.code == "no-chat"
            assert await desk.store.said(quiet.id, 0) == []
            assert await heard(ben) == []

    asyncio.run(test())


def test_too_many_lines_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO)
            ada = await joined(desk, "ada", table.id)
            answers = [await ada.command(do="say", text=f"{n}") for n in range(limits.CHAT[1] + 1)]
            assert [isinstance(answer, m.Done) for answer in answers] == [True] * 5 + [False]
            assert isinstance(answers[-1], m.Refused) and answers[-1].code == "too-fast"
            assert len(await desk.store.said(table.id, 0)) == limits.CHAT[1]

    asyncio.run(test())
