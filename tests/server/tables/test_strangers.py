"""People who leave, watch where they may not, or type what nobody types: others are not hurt."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from citadels.server import limits
from citadels.server.bots.automation import GONE
from citadels.server.http.guard import network_of
from citadels.server.limits import Buckets
from citadels.server.storage.store import Guest, Store
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import PAUSED, PLAYING
from citadels.server.tables.options import TableOptions
from citadels.server.wire import messages as m
from tests.server.house import Seated
from tests.server.table import Reader, make_desk, open_table, sit
from tests.server.tables.test_abandoned import let_pass, make_automation

TABLES = 10
THREE = ["ada", "ben", "cleo"]


async def agree(desk: Desk, id: str, seat: int, *, pause: bool) -> None:
    await desk.commit(id, lambda t, at: t.may_agree(at, seat, pause))


@pytest.mark.parametrize("pause", [True, False])
def test_who_is_gone_does_not_keep_a_game_paused(tmp_path: Path, pause: bool) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            id = (await open_table(desk, THREE)).id
            await desk.store.saw([], [(guest, id) for guest in THREE])
            for seat in range(3) if not pause else ():
                await agree(desk, id, seat, pause=True)
            before, after = (PLAYING, PAUSED) if pause else (PAUSED, PLAYING)
            for seat in range(2):  # cleo does not answer
                await agree(desk, id, seat, pause=pause)
            automation = make_automation(desk)
            await automation._look_for_the_gone()
            assert (await desk.fresh(id)).status == before  # the control: she may still come
            let_pass(desk, GONE + 1)
            await desk.store.saw([], [(guest, id) for guest in THREE[:2]])
            await automation._look_for_the_gone()
            table = await desk.fresh(id)
            assert table.status == after
            assert [chair.away for chair in table.chairs] == [False, False, True]

    asyncio.run(test())


def test_many_idle_tables_are_one_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    honest = Store.at_since

    async def count(self: Store, places: set[Seated], since: float) -> set[Seated]:
        asked.append(len(places))
        return await honest(self, places, since)

    monkeypatch.setattr(Store, "at_since", count)

    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            ids = [(await open_table(desk, [f"ada{n}", f"ben{n}"])).id for n in range(TABLES)]
            let_pass(desk, GONE + 1)
            await make_automation(desk)._look_for_the_gone()
            assert asked == [TABLES]
            assert all(
                [desk.live[id].table.asked_seat not in desk.live[id].table.people for id in ids]
            )

    asyncio.run(test())


def test_agreeing_again_writes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            id = (await open_table(desk, THREE)).id
            first = await desk.commit(id, lambda t, at: t.may_agree(at, 0, True))
            again = await desk.commit(id, lambda t, at: t.may_agree(at, 0, True))
            assert again.seq == first.seq

    asyncio.run(test())


def test_who_came_before_the_start_may_not_stay_where_nobody_may_watch(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            options = TableOptions(spectators=False)
            table = await desk.open("ada", (await open_table(desk, THREE)).config, options)
            for seat, guest in enumerate(THREE):
                await sit(desk, table.id, seat, guest)
            stranger = Reader(desk, "stranger")
            await stranger.command(do="join", table=table.id)
            assert (await stranger.look()).status == "open"  # the control: until then they may
            await desk.commit(table.id, lambda t, at: t.may_start(at, "ada"))
            said = await stranger.command(do="say", text="boo")
            assert isinstance(said, m.Refused) and said.code == "no-spectators"
            assert (await stranger.look()).status == "open"
            told = stranger.messages[-1]
            assert isinstance(told, m.Refused) and told.code == "no-spectators"
            assert stranger.client.live is None

    asyncio.run(test())


def test_controls_and_halves_of_letters_are_left_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            id = (await open_table(desk, THREE)).id
            await desk.introduce(Guest("ada", "A\0d\x1ba \ud800"))
            await desk.say(id, "ada", "hi\0 there")
            assert (await desk.people.names(["ada"]))["ada"].name == "Ada"
            assert [text for _, _, text, _ in await desk.store.said(id, 0)] == ["hi there"]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::5", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::5", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),  # the older kind in the newer form
        ("localhost", "localhost"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_addresses_of_one_household_count_as_one(host: str, counted: str) -> None:
    assert network_of(host) == counted


def test_a_household_has_one_bucket() -> None:
    """Who changes the address within a household gains nothing; the neighbors lose nothing."""
    buckets = Buckets(1.0, 2)
    hosts = [f"2001:db8::{number:x}" for number in range(1, 4)]
    assert [buckets.take(network_of(host), 0.0) for host in hosts] == [True, True, False]
    assert buckets.take(network_of("2001:db8:0:1::1"), 0.0)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.0/24"),
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("127.1.2.3", ""),  # this machine: a proxy, or a test
        ("::/64", ""),  # the same
        ("guest abc", ""),
        ("testclient", ""),
    ],
)
def test_what_one_customer_can_have_is_a_network(address: str, network: str) -> None:
    assert limits.network_around(address) == network


def test_a_network_has_some_times_what_one_address_has() -> None:
    """Who has many households to ask from gains something, but not as many times as there are."""
    hosts = [network_of(f"2001:db8:1:{number:x}::1") for number in range(100)]
    buckets, crowd = Buckets(1.0, 2), limits.Neighbourhood(2)
    taken = [[buckets.take(host, 0.0), crowd.enter(host)] for host in hosts for _ in range(2)]
    assert [sum(each) for each in zip(*taken, strict=True)] == [2 * limits.NEIGHBOURS] * 2
    other = network_of("2001:db8:2::1")
    assert buckets.take(other, 0.0) and crowd.enter(other)  # another network loses nothing
    assert not crowd.enter(hosts[-1])
    crowd.leave(hosts[0])
    assert crowd.enter(hosts[-1])  # who goes makes room, for one
    assert not crowd.enter(hosts[-2])
    assert not crowd.enter(hosts[1])  # it had its own two
    near = [buckets.take(f"127.0.0.{number}", 0.0) for number in range(100)]
    assert all(near)  # the control: on this machine nobody is a neighbor
