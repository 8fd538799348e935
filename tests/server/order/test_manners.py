"""Manners: marks of people, blocking and reporting them, words that are covered, quick phrases."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from citadels import Config
from citadels.server import limits
from citadels.server.order.cover import LISTS, Cover, read_words
from citadels.server.order.order import BLOCK, Order
from citadels.server.settings import Settings
from citadels.server.storage import blocks
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.wire import messages as m
from citadels.words import LANGUAGES, QUICK_PHRASES
from tests.server.order.test_unwelcome import People, Web
from tests.server.served import fresh, served
from tests.server.table import Reader, make_desk, open_table, play_on
from tests.words import sources

TWO = ["ada", "ben"]
KEY = b"key"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Web]:
    settings = Settings(fresh(tmp_path / "test.db"), requests=(1000.0, 1000))
    with served(settings) as client:
        yield client


async def joined(desk: Desk, order: Order, guest: str, table: str) -> Reader:
    """Somebody at a table where order is kept."""
    reader = Reader(desk, guest)
    reader.client.order = order
    await reader.command(do="join", table=table)
    return reader


async def remarks(reader: Reader) -> list[m.RemarkData]:
    """What was said and a reader has not been told yet."""
    assert reader.client.live is not None
    before = len(reader.messages)
    await reader.client._tell_chat(reader.client.live.table)
    told = [one for one in reader.messages[before:] if isinstance(one, m.ChatMessage)]
    return [remark for message in told for remark in message.remarks]


# Marks


def test_a_mark_is_of_one_person_at_one_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            order = Order(desk, KEY)
            one, two = [await open_table(desk, TWO) for _ in range(2)]
            marks = {}
            for table in (one, two):
                ada, ben = [await joined(desk, order, guest, table.id) for guest in TWO]
                await ada.command(do="say", text="hello")
                await ben.command(do="say", text="hi")
                await ada.command(do="say", text="again")
                chairs = (await ben.look()).chairs
                said = await remarks(ben)
                assert [one.mark for one in said] == [chairs[seat].mark for seat in (0, 1, 0)]
                assert chairs[0].mark != chairs[1].mark
                marks[table.id] = [chair.mark for chair in chairs]
            assert not set(marks[one.id]) & set(marks[two.id])  # nobody is followed by them
            assert all("ada" not in mark and len(mark) == 12 for mark in marks[one.id])

    asyncio.run(test())


# Blocks


def mark_at(people: People, path: str, who: str, seat: int) -> str:
    """The mark that somebody reads of a seat."""
    people.ask(who, "GET", "/api/me")
    with people.client.websocket_connect("/ws") as socket:
        socket.receive_json()
        socket.send_json({"id": 1, "do": "join", "table": path.rpartition("/")[2]})
        while (told := socket.receive_json())["tell"] != "table":
            pass
    return str(told["chairs"][seat]["mark"])


def test_who_blocked_each_other_do_not_sit_at_each_others_tables(client: Web) -> None:
    people = People(client)
    met = people.open("ada")
    people.ask("eve", "PATCH", "/api/me", json={"name": "Eve"})
    assert people.ask("eve", "POST", f"{met}/seats/1")[0] == 201
    mark = mark_at(people, met, "ada", 1)
    assert people.ask("ada", "POST", f"{met}/blocks", json={"mark": mark}) == (201, "")
    assert people.ask("ada", "POST", f"{met}/blocks", json={"mark": mark}) == (201, "")
    adas, eves, bens = [people.open(who) for who in ("ada", "eve", "ben")]
    assert people.ask("eve", "POST", f"{adas}/seats/1") == (409, "blocked")
    assert people.ask("ada", "POST", f"{eves}/seats/1") == (409, "blocked")
    assert people.ask("ada", "POST", f"{bens}/seats/1")[0] == 201  # what others host is theirs
    assert people.ask("eve", "POST", f"{bens}/seats/2")[0] == 201
    people.ask("eve", "PATCH", "/api/me", json={"name": "Eva"})  # by another name she is the same
    assert people.ask("eve", "POST", f"{adas}/seats/1") == (409, "blocked")
    assert people.ask("ada", "GET", "/api/me/blocks")[0] == 200
    [blocked] = people.told
    assert blocked["name"] == "Eva" and blocked["mark"] != mark
    assert people.ask("eve", "DELETE", f"/api/me/blocks/{blocked['mark']}") == (409, "no-guest")
    assert people.ask("ada", "DELETE", f"/api/me/blocks/{blocked['mark']}") == (204, "")
    assert people.ask("eve", "POST", f"{adas}/seats/1")[0] == 201


def test_only_people_at_the_table_have_marks_there(client: Web) -> None:
    people = People(client)
    one, other = people.open("ada"), people.open("eve")
    own, elsewhere = mark_at(people, one, "ada", 0), mark_at(people, other, "ada", 0)
    for mark in (own, elsewhere, "nobody"):
        assert people.ask("ada", "POST", f"{one}/blocks", json={"mark": mark}) == (409, "no-guest")
    assert people.ask("ada", "POST", f"{one}/blocks", json={"mark": "a b"}) == (400, "malformed")


def test_what_the_blocked_say_is_not_heard(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            order = Order(desk, KEY)
            table = await open_table(desk, TWO)
            ada, ben, eve = [await joined(desk, order, guest, table.id) for guest in (*TWO, "eve")]
            order.clients = [ada.client, ben.client, eve.client]
            await blocks.block(desk.store, "ada", "ben")
            order.blocked("ada")
            assert BLOCK in ada.client.untold and BLOCK not in ben.client.untold
            ada.client.blocked = await order.blocked_by("ada")
            await ben.command(do="say", text="boo")
            await eve.command(do="say", text="hello")
            assert [one.text for one in await remarks(ada)] == ["hello"]
            assert [one.text for one in await remarks(ben)] == ["boo", "hello"]
            assert [chair.blocked for chair in (await ada.look()).chairs] == [False, True]
            assert [chair.blocked for chair in (await ben.look()).chairs] == [False, False]
            again = await joined(desk, order, "ada", table.id)  # another device, or another day
            assert [one.text for one in await remarks(again)] == ["hello"]

    asyncio.run(test())


def test_nobody_blocks_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            monkeypatch.setattr(limits, "BLOCKS", 2)
            for other in ("ben", "cleo"):
                await blocks.block(desk.store, "ada", other)
            with pytest.raises(ValueError, match="too many blocks"):
                await blocks.block(desk.store, "ada", "dora")
            assert len(await blocks.blocked_by(desk.store, "ada")) == 2

    asyncio.run(test())


# Reports


def reported(client: Web, tmp_path: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(tmp_path / "test.db") as connection:
        query = "SELECT author, about, reason, words, chat FROM reports ORDER BY number"
        return list(connection.execute(query))


def test_a_report_keeps_what_was_said(client: Web, tmp_path: Path) -> None:
    people = People(client)
    path = people.open("ada")
    people.ask("eve", "POST", f"{path}/seats/1")
    with client.websocket_connect("/ws") as socket:
        socket.receive_json()
        socket.send_json({"id": 1, "do": "join", "table": path.rpartition("/")[2]})
        socket.send_json({"id": 2, "do": "say", "text": "boo MARKER"})
        while socket.receive_json().get("id") != 2:
            pass
    mark = mark_at(people, path, "ada", 1)
    body = {"mark": mark, "reason": "insult", "words": "she said MARKER\x00"}
    assert people.ask("ada", "POST", f"{path}/reports", json=body) == (201, "")
    [(author, about, reason, words, chat)] = reported(client, tmp_path)
    assert (reason, words) == ("insult", "she said MARKER")
    assert b"boo MARKER" in chat and author != about
    for wrong in ({"reason": "boring"}, {"words": "x" * 401}, {"mark": ""}):
        assert people.ask("ada", "POST", f"{path}/reports", json=body | wrong)[0] == 400
    people.ask("eve", "DELETE", "/api/me")
    [(author, about, reason, words, chat)] = reported(client, tmp_path)
    assert (about, reason, words, chat) == ("", "insult", "", b"[]") and author  # the bare fact
    with sqlite3.connect(tmp_path / "test.db") as connection:
        assert "MARKER" not in "".join(connection.iterdump())


def test_who_only_spoke_nearby_goes_from_reports_too(client: Web, tmp_path: Path) -> None:
    people = People(client)
    path = people.open("ada")
    people.ask("eve", "POST", f"{path}/seats/1")
    for who, text in (("eve", "from eve"), ("ben", "from ben")):
        people.ask(who, "GET", "/api/me")
        with client.websocket_connect("/ws") as socket:
            socket.receive_json()
            socket.send_json({"id": 1, "do": "join", "table": path.rpartition("/")[2]})
            socket.send_json({"id": 2, "do": "say", "text": text})
            while socket.receive_json().get("id") != 2:
                pass
    body = {"mark": mark_at(people, path, "ada", 1), "reason": "spam", "words": "look"}
    assert people.ask("ada", "POST", f"{path}/reports", json=body)[0] == 201
    people.ask("ben", "DELETE", "/api/me")
    [(_, about, _, words, chat)] = reported(client, tmp_path)
    assert about and words == "look" and b"from eve" in chat and b"from ben" not in chat


def test_reports_are_few(client: Web) -> None:
    people = People(client)
    path = people.open("ada")
    people.ask("eve", "POST", f"{path}/seats/1")
    body = {"mark": mark_at(people, path, "ada", 1), "reason": "other"}
    most = limits.REPORTS[1]
    answers = [people.ask("ada", "POST", f"{path}/reports", json=body) for _ in range(most + 1)]
    assert answers == [(201, "")] * most + [(429, "too-fast")]
    assert people.ask("ben", "POST", f"{path}/reports", json=body) == (429, "too-fast")  # one house


# Words


COVERED = {
    "What the FUCK?": "What the ****?",
    "f.u.c.k": "*******",
    "fuuuuck you": "******* you",
    "sh1t": "****",
    "sh!t!": "****!",
    "motherfücker": "************",
    "Xуй": "***",  # with a Latin letter
    "kurwa mać": "***** mać",
    "Ty kokote!": "Ty ******!",
}
SHOWN = ("Scunthorpe", "class", "as", "picture", "cipher", "сукня", "сукупно", "shitake", "pizza")


def test_words_are_covered_however_they_are_spelled() -> None:
    cover = Cover.of_files()
    assert {text: cover.covered(text) for text in COVERED} == COVERED
    assert [cover.covered(text) for text in SHOWN] == list(SHOWN)


def test_nothing_that_we_say_ourselves_is_covered() -> None:
    """Five languages of cards, rules and stories are a fair sample of decent words."""
    cover = Cover.of_files()
    texts = [file.read_text("utf-8") for file in (sources.ROOT / "locales").rglob("*.ftl")]
    assert len(texts) > 100
    lines = [line for text in texts for line in text.splitlines()]
    assert [line for line in lines if cover.covered(line) != line] == []


def test_each_language_has_a_list_that_works() -> None:
    assert {file.stem for file in LISTS.glob("*.txt")} == set(LANGUAGES)
    cover = Cover.of_files()
    for file in LISTS.glob("*.txt"):
        words = [word.removesuffix("*") for word in read_words(file.read_text("utf-8"))]
        assert 10 <= len(words) <= 60
        assert all(set(cover.covered(word)) == {"*"} for word in words)


def test_an_operator_adds_words(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("# ours\nblimey*\n\n*\n", encoding="utf-8")
    cover = Cover.of_files(str(file))
    assert cover.covered("Blimeys, fuck") == "*******, ****"
    assert Cover([]).covered("fuck") == "fuck"


def test_a_table_chooses_whether_words_are_covered(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            order = Order(desk, KEY, Settings(""))
            for options, shown in ((TableOptions(filter="mild"), "oh ****"), (None, "oh shit")):
                table = await open_table(desk, TWO, options=options)
                ada, ben = [await joined(desk, order, guest, table.id) for guest in TWO]
                await ada.command(do="say", text="oh shit")
                assert [one.text for one in await remarks(ben)] == [shown]
                assert [text for _, _, text, _ in await desk.store.said(table.id, 0)] == ["oh shit"]

    asyncio.run(test())


# Quick phrases


def test_newcomers_say_quick_phrases_at_listed_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            order = Order(desk, KEY, Settings("", chat_after=1))
            options = TableOptions(listed=True)
            table = await open_table(desk, TWO, options=options)
            ada = await joined(desk, order, "ada", table.id)
            assert (await ada.look()).quick
            answer = await ada.command(do="say", text="hello")
            assert isinstance(answer, m.Refused)
            assert (answer.code, answer.facts) == ("quick-only", {"amount": 1})
            for text in (f":{QUICK_PHRASES[0]}:", f":{QUICK_PHRASES[-1]}:"):
                assert isinstance(await ada.command(do="say", text=text), m.Done)
            assert isinstance(await ada.command(do="say", text=":nothing:"), m.Refused)
            friends = await open_table(desk, TWO)  # by invitation
            there = await joined(desk, order, "ada", friends.id)
            assert not (await there.look()).quick
            assert isinstance(await there.command(do="say", text="hello"), m.Done)
            await play_on(desk, table.id, random.Random(7))
            again = await joined(desk, order, "ada", table.id)
            assert not (await again.look()).quick
            assert isinstance(await again.command(do="say", text="hello"), m.Done)
            alone = await desk.open("eve", Config(2), options)
            eve = await joined(desk, order, "eve", alone.id)
            assert (await eve.look()).quick

    asyncio.run(test())
