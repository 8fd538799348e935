"""Pushes: whoever is asked and not here is told so once, on every device, and nothing else."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from py_vapid import Vapid02

from citadels import Config, Game
from citadels.core.basics import NOBODY
from citadels.server import limits
from citadels.server.bots.automation import GONE, Automation
from citadels.server.bots.bot_pool import BotPool
from citadels.server.push import pusher as pushing
from citadels.server.push.pusher import Pusher
from citadels.server.push.sender import Sender, new_key
from citadels.server.storage.devices import Device, Devices
from citadels.server.storage.store import Guest
from citadels.server.tables.desk import Desk
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from tests.properties.pairs import differs, pairs
from tests.server.push_service import Browser, PushService, push_service
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import Reader, choose, make_desk, open_table
from tests.server.wire.test_blind import make_table

CONTACT = "mailto:test@example.org"
LATER = limits.ABSENT_SECONDS + 1
WAIT = 30.0
PAIRS = 60
FEW = 10


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@contextlib.asynccontextmanager
async def make_pusher(desk: Desk) -> AsyncIterator[Pusher]:
    """What calls people back to the tables of a desk, also to addresses on this machine."""
    key = await desk.store.secret("push", new_key())
    sender = Sender(key, CONTACT, anywhere=True)
    try:
        yield Pusher(desk, sender)
    finally:
        await sender.close()


async def push(pusher: Pusher) -> None:
    """Look once who has to be called, and send what there is to send."""
    await pusher.sweep()
    while not pusher.calls.empty():
        await pusher._deliver(pusher.calls.get_nowait())


async def begin(desk: Desk, service: PushService, *names: str) -> Table:
    """A table of Ada and Ben; whoever is asked has devices of these names."""
    table = await open_table(desk, ["ada", "ben"], Config(2))
    for name in names:
        await Devices(desk.store).keep(service.browser(name).device(asked(table)))
    return table


def asked(table: Table) -> str:
    return table.chairs[table.asked_seat].guest


async def answer(desk: Desk, table: Table) -> Table:
    """Let whoever is asked answer."""
    assert table.game is not None
    return await choose(desk, table, table.game.options[0].text)


def test_who_is_asked_and_not_here_is_told_on_every_device(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            table = await open_table(desk, ["ada", "ben"], Config(2))
            guest = asked(table)
            browsers = [service.browser(name) for name in ("phone", "laptop")]
            for browser, language in zip(browsers, ("uk", "cs"), strict=True):
                await pusher.devices.keep(browser.device(guest, language))
            await push(pusher)
            assert [one.path for one in service.received] == ["/phone", "/laptop"]
            told = [
                browser.read(one.body)
                for browser, one in zip(browsers, service.received, strict=True)
            ]
            turn = {"tell": "turn", "table": table.id, "host": "Ada", "yours": guest == "ada"}
            turn["reminder"] = False
            assert told == [turn | {"language": "uk"}, turn | {"language": "cs"}]
            headers = service.received[0].headers
            assert 0 < int(headers["ttl"]) <= limits.CALLED_SECONDS
            assert headers["urgency"] == "high" and headers["content-encoding"] == "aes128gcm"
            assert Vapid02.verify(headers["authorization"])
            claims = headers["authorization"].split("t=")[1].split(".")[1]
            signed = json.loads(base64.urlsafe_b64decode(claims + "=="))
            assert (signed["aud"], signed["sub"]) == (service.url, CONTACT)

    asyncio.run(test())


def test_each_question_is_told_once_and_takes_the_place_of_the_last_one(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            table = await begin(desk, service, "phone")
            first = asked(table)
            await push(pusher)
            await push(pusher)
            assert len(service.received) == 1
            table = await answer(desk, table)
            while asked(table) != first:
                await push(pusher)
                table = await answer(desk, table)
            assert len(service.received) == 1  # the other one has no device
            await push(pusher)
            topics = {one.headers["topic"] for one in service.received}
            assert len(service.received) == 2 and len(topics) == 1
            assert table.id not in "".join(topics)  # an address of the table is not for the service

    asyncio.run(test())


def test_who_is_connected_at_the_table_is_not_called_and_who_has_left_is(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            table = await begin(desk, service, "phone")
            other = await open_table(desk, ["cleo", "dan"], Config(2))
            reader = Reader(desk, asked(table))
            await reader.command(do="join", table=table.id, token="")
            desk.store._offset += 100 * LATER
            await push(pusher)
            await reader.command(do="join", table=table.id, token="")
            await desk.store.saw([], sorted(reader.client.places()))
            assert service.received == []
            reader.client.leave()
            await push(pusher)
            assert service.received == []  # perhaps the page is only being loaded anew
            desk.store._offset += LATER
            await push(pusher)
            assert len(service.received) == 1
            await reader.command(do="join", table=other.id, token="")
            table = await answer(desk, table)
            while asked(table) != reader.client.guest:
                table = await answer(desk, table)
            desk.store._offset += LATER
            await push(pusher)
            assert len(service.received) == 2  # to be at another table is not to be here

    asyncio.run(test())


def test_what_was_answered_meanwhile_is_not_told(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            table = await begin(desk, service, "phone")
            await pusher.sweep()
            await answer(desk, table)
            await pusher._deliver(pusher.calls.get_nowait())
            assert service.received == []

    asyncio.run(test())


def test_bots_and_players_whose_seat_a_bot_has_are_not_called(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            table = await begin(desk, service, "phone")
            seat = table.asked_seat
            await desk.commit(table.id, lambda t, at: t.may_go_away(at, seat))
            await push(pusher)
            assert service.received == []
            await desk.commit(table.id, lambda t, at: t.may_come_back(at, seat))
            await push(pusher)
            assert len(service.received) == 1

    asyncio.run(test())


@pytest.mark.parametrize(
    ("status", "attempts", "kept"),
    [(201, 1, 1), (404, 1, 0), (410, 1, 0), (403, 1, 1), (429, 3, 1), (503, 3, 1), (307, 1, 1)],
)
def test_what_the_service_answers(
    status: int,
    attempts: int,
    kept: int,
    tmp_path: Path,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A browser that is gone is forgotten, trouble is tried again, a redirect is not followed."""
    monkeypatch.setattr(pushing, "PATIENCE", (0.0, 0.0))

    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            service.statuses["/phone"] = status
            table = await begin(desk, service, "phone")
            await push(pusher)
            assert [one.path for one in service.received] == ["/phone"] * attempts
            assert len(await pusher.devices.of(asked(table))) == kept

    asyncio.run(test())


def test_after_a_restart_the_key_is_the_same_and_only_what_is_new_is_told(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            told = await begin(desk, service, "phone")
            await push(pusher)
            untold = await open_table(desk, [asked(told), "cleo"], Config(2))
            while asked(untold) != asked(told):
                untold = await answer(desk, untold)
            key = pusher.sender.public_key
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            assert pusher.sender.public_key == key
            await pusher._go_on()  # nobody has come back yet
            await push(pusher)
            topics = [one.headers["topic"] for one in service.received]
            assert len(topics) == len(set(topics)) == 2

    asyncio.run(test())


def test_one_of_two_processes_tells_it(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with (
            make_desk(tmp_path, POSTGRES) as one,
            make_desk(tmp_path, POSTGRES) as other,
            make_pusher(one) as first,
            make_pusher(other) as second,
        ):
            assert first.sender.public_key == second.sender.public_key
            table = await begin(one, service, "phone")
            guest = asked(table)
            await other.hold(table.id)
            for _ in range(20):
                await asyncio.gather(push(first), push(second))
                table = await answer(one, table)
                while asked(table) != guest:
                    table = await answer(one, table)
                for pusher in (first, second):
                    pusher.buckets.buckets.clear()
            assert len(service.received) == 20
            reader = Reader(other, guest)  # at one process; the other one knows
            await reader.command(do="join", table=table.id, token="")
            await push(first)
            assert len(service.received) == 20
            await Devices(one.store).drop(service.browser("phone").device(guest).id)

    need_postgres()
    asyncio.run(test())


def test_a_silent_service_makes_no_table_wait(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        service.open.clear()
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            table = await begin(desk, service, "phone")
            running = asyncio.create_task(pusher.run())
            arrived = asyncio.to_thread(service.arrived.wait, WAIT)
            assert await arrived
            table = await answer(desk, table)  # while the service has not answered yet
            assert table.seq == (await desk.fresh(table.id)).seq
            service.open.set()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    asyncio.run(test())


def test_more_than_can_wait_is_dropped(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushing, "WAITING", 2)

    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            await begin(desk, service, "a", "b", "c", "d")
            await pusher.sweep()
            assert pusher.calls.qsize() == 2

    asyncio.run(test())


def test_a_guest_is_called_only_so_often(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            await pusher.devices.keep(service.browser("phone").device("ada"))
            most = limits.PUSHES[1]
            for _ in range(2 * most):
                table = await open_table(desk, ["ada", "ben"], Config(2))
                while asked(table) != "ada":
                    table = await answer(desk, table)
            await push(pusher)
            assert len(service.received) == most

    asyncio.run(test())


def test_devices_belong_to_one_guest_are_few_and_go_with_them(
    tmp_path: Path, service: PushService
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            devices = Devices(desk.store)
            kept: list[Device] = []
            for number in range(limits.DEVICES + 2):
                kept.append(service.browser(str(number)).device("ada"))
                await devices.keep(kept[-1])
                desk.store._offset += 1
            assert await devices.of("ada") == kept[2:]
            last = kept[-1]
            await devices.drop(last.id, "ben")  # it is not his
            assert last in await devices.of("ada")
            moved = msgspec.structs.replace(last, guest="ben", language="pl")
            await devices.keep(moved)  # another guest in the same browser
            assert last not in await devices.of("ada") and await devices.of("ben") == [moved]
            await desk.store.save_guest(Guest("ada", "Ada"))
            await desk.forget("ada")
            assert await devices.of("ada") == [] and await devices.of("ben") == [moved]

    asyncio.run(test())


def test_who_was_called_is_waited_for_longer(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            automation = Automation(desk, BotPool(1))
            called = await begin(desk, service, "phone")
            other = await open_table(desk, ["cleo", "dan"], Config(2))
            await push(pusher)
            desk.store._offset += GONE + 1
            await automation._look_for_the_gone()
            assert desk.live[other.id].table.awaits_bot
            assert not desk.live[called.id].table.awaits_bot
            desk.store._offset += limits.CALLED_SECONDS - GONE
            await automation._look_for_the_gone()
            assert desk.live[called.id].table.awaits_bot
            await automation.stop()
            automation.pool.close()

    asyncio.run(test())


class Outbox:
    """Takes what would be sent, before it is encrypted."""

    def __init__(self) -> None:
        self.sent: list[tuple[bytes, str, int]] = []

    async def send(self, device: Device, body: bytes, topic: str, seconds: int) -> str:
        self.sent.append((body, topic, seconds))
        return "sent"


async def sent_in(desk: Desk, game: Game, guest: str) -> list[tuple[bytes, str, int]]:
    """All that leaves for the devices of a guest while a game stands as it does."""
    guests = [f"guest{number}" for number in range(game.config.players)]
    desk.live = {"table": LiveTable(make_table(game, guests))}
    desk.live["table"].owned = True
    outbox = Outbox()
    pusher = Pusher(desk, outbox)  # type: ignore[arg-type]  # a part of a sender
    pusher.devices.claim = claim  # type: ignore[method-assign, assignment]  # the table is in no database
    await push(pusher)
    return outbox.sent


async def claim(*_: object) -> bool:
    return True


def leak(table: Table, _: str, __: Mapping[str, Guest], language: str, ___: bool) -> m.Turn:
    """A push that tells what is on top of the deck."""
    assert table.game is not None
    pool = table.game.state.deck.pool
    return m.Turn(table.id, pool[-1].id if pool else "", yours=False, language=language)


@pytest.mark.parametrize("leaks", [False, True])
def test_a_push_tells_nothing_of_the_game(
    leaks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only what a seat cannot know is different, the same bytes leave for it."""
    if leaks:
        monkeypatch.setattr(pushing, "present_turn", leak)

    async def test() -> None:
        compared = different = 0
        async with make_desk(tmp_path) as desk:
            desk.store.now = lambda: 30.0  # type: ignore[method-assign]
            for seat in range(8):
                await Devices(desk.store).keep(Browser(f"http://x{seat}").device(f"guest{seat}"))
            for game, other, seat in islice(pairs(1, 40), PAIRS):
                if not 0 <= seat < game.config.players or not differs(game, other):
                    continue
                one, two = [await sent_in(desk, world, f"guest{seat}") for world in (game, other)]
                compared += bool(one)
                different += one != two
        assert compared > FEW
        assert bool(different) is leaks

    asyncio.run(test())


def test_names_stay_names(tmp_path: Path, service: PushService) -> None:
    """Whatever somebody is called, it is one value of the message and nothing more."""
    name = '","table":"x","</a>\\'

    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            browser = service.browser("phone")
            table = await open_table(desk, ["ada", "ben"], Config(2))
            await desk.introduce(Guest("ada", name))
            await pusher.devices.keep(browser.device(asked(table)))
            await push(pusher)
            told = browser.read(service.received[0].body)
            assert (told["host"], told["table"]) == (name, table.id)

    asyncio.run(test())


def test_random_play_calls_only_whoever_is_asked(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            browsers = {guest: service.browser(guest) for guest in ("ada", "ben", "cleo")}
            for guest, browser in browsers.items():
                await pusher.devices.keep(browser.device(guest))
            table = await open_table(desk, list(browsers), Config(3))
            rng = random.Random(1)
            expected = []
            for _ in range(30):
                if table.asked_seat == NOBODY or table.game is None:
                    break
                pusher.buckets.buckets.clear()
                expected.append(f"/{asked(table)}")
                await push(pusher)
                table = await choose(desk, table, rng.choice(table.game.options).text)
            assert [one.path for one in service.received] == expected

    asyncio.run(test())
