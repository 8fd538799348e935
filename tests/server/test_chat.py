"""Chat: who hears it, how much of it there may be, and a table that does without."""

from __future__ import annotations

import asyncio
from pathlib import Path

from citadels.server import limits
from citadels.server import messages as m
from citadels.server.desk import Desk
from citadels.server.wishes import TableWishes
from tests.server.table import Reader, make_desk, open_table

TWO = ["ada", "ben"]


async def joined(desk: Desk, guest: str, table: str) -> Reader:
    reader = Reader(desk, guest)
    await reader.wish(do="join", table=table)
    return reader


async def heard(reader: Reader) -> list[tuple[str, int, str]]:
    """The lines that a reader has not been told yet."""
    assert reader.client.held is not None
    before = len(reader.tales)
    await reader.client._tell_chat(reader.client.held.room)
    tales = [tale for tale in reader.tales[before:] if isinstance(tale, m.ChatTale)]
    return [(line.name, line.seat, line.text) for tale in tales for line in tale.lines]


def test_a_line_is_heard_by_all_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, TWO)
            ada, ben, eve = [await joined(desk, guest, room.id) for guest in (*TWO, "eve")]
            assert isinstance(await ada.wish(do="say", text="hello"), m.Done)
            for reader in (ada, ben, eve):
                assert "chat" in reader.client.news
                assert await heard(reader) == [("Ada", 0, "hello")]
                assert await heard(reader) == []

    asyncio.run(test())


def test_a_table_without_chat_refuses_every_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            quiet = await open_table(desk, TWO, wishes=TableWishes(chat=False))
            ben = await joined(desk, "ben", quiet.id)
            for guest in (*TWO, "eve"):
                reader = await joined(desk, guest, quiet.id)
                answer = await reader.wish(do="say", text="hello")
                assert isinstance(answer, m.Refused)
                assert answer.code == "no-chat"
            assert await desk.store.said(quiet.id, 0) == []
            assert await heard(ben) == []

    asyncio.run(test())


def test_too_many_lines_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, TWO)
            ada = await joined(desk, "ada", room.id)
            answers = [await ada.wish(do="say", text=f"{n}") for n in range(limits.CHAT[1] + 1)]
            assert [isinstance(answer, m.Done) for answer in answers] == [True] * 5 + [False]
            assert isinstance(answers[-1], m.Refused) and answers[-1].code == "too-fast"
            assert len(await desk.store.said(room.id, 0)) == limits.CHAT[1]

    asyncio.run(test())
