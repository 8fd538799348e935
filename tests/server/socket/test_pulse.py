"""One timer feels whether connections are alive; what they wait with is small and does its work."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from citadels.server.socket import pulse
from citadels.server.socket.protocol import CountedProtocol
from citadels.server.socket.waiting import Gate, Mailbox
from tests.server.socket.test_connections import serving, until

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def protocols() -> list[CountedProtocol]:
    """The connections that are open."""
    found = [one for one in gc.get_objects() if type(one) is CountedProtocol]
    return [one for one in found if one.handshake_complete and not one.lost]


async def feel_two(folder: Path) -> None:
    """Have one who answers pings and one who does not."""
    async with serving(folder) as server:
        port = server.config.port
        async with connect(f"ws://127.0.0.1:{port}/ws", proxy=None) as alive:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HANDSHAKE % port)
            await until(lambda: len(protocols()) == 2)
            beat = pulse.pulse_of(asyncio.get_running_loop())._beat
            for _ in range(pulse.SILENT):
                beat()
            await until(lambda: any(one.silent == 0 for one in protocols()))  # it has answered
            assert len(protocols()) == 2
            beat()
            assert (await reader.read()).endswith(pulse.PING)
            await until(lambda: len(protocols()) == 1)
            await (await alive.ping())
        writer.close()


def test_who_does_not_answer_a_ping_is_gone_and_who_does_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "ROUND", 1)
    asyncio.run(feel_two(tmp_path))


def test_a_gate_lets_all_go_on_who_wait_but_who_gave_up() -> None:
    asyncio.run(a_gate_lets_all_go_on_who_wait_but_who_gave_up())


async def a_gate_lets_all_go_on_who_wait_but_who_gave_up() -> None:
    gate = Gate()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await asyncio.sleep(0)
    gate.set()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert done[::2] == [None, None]
    assert isinstance(done[1], asyncio.CancelledError)
    await gate.wait()  # it stays open
    gate.clear()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(gate.wait(), 0.01)


def test_a_mailbox_gives_everything_in_order() -> None:
    asyncio.run(a_mailbox_gives_everything_in_order())


async def a_mailbox_gives_everything_in_order() -> None:
    mailbox = Mailbox[int]()
    first = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    for number in range(3):
        mailbox.put_nowait(number)
    assert [await first, await mailbox.get(), await mailbox.get()] == [0, 1, 2]
    assert mailbox.empty()
    late = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    assert not late.done()
    mailbox.put_nowait(3)
    assert await late == 3
