"""The pace of bots: the host chooses it, and who is alone with them may skip their pauses."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from citadels import Config
from citadels.core.basics import Refusal
from citadels.server.bots.automation import Automation
from citadels.server.bots.pace import PACES
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk, Proposal
from citadels.server.tables.options import Pace, TableOptions
from citadels.server.tables.table import Table
from tests.faults.virtual import MemoryStore, run_virtually, settle

LONGEST = max(high for _, high in PACES.values())


class Quick:
    """Takes what is offered first, without thinking."""

    async def choose(self, table: Table, *_: object) -> str:
        assert table.game is not None
        return table.game.options[0].text


async def begin(pace: Pace, people: int = 1) -> tuple[Desk, Automation, str]:
    """A table of four with some people and bots, on a clock that jumps."""
    desk = Desk(MemoryStore(), lambda _: None)
    automation = Automation(desk, Quick())  # type: ignore[arg-type] # chooses as they do
    id = (await desk.open("guest0", Config(4, crown=people), TableOptions(pace=pace))).id
    for seat in range(4):
        if seat < people:
            await commit(desk, id, log.Sat(0.0, seat, f"guest{seat}", ""))
        else:
            await commit(desk, id, log.Assigned(0.0, seat, "novice"))
    await desk.commit(id, lambda t, at: t.may_start(at, "guest0"))
    return desk, automation, id


async def commit(desk: Desk, id: str, entry: log.AnyEntry) -> Table:
    return await desk.commit(id, lambda *_: entry)


async def until_asked(desk: Desk, id: str) -> list[float]:
    """Wait until a person is asked; how long each bot took."""
    while desk.live[id].table.awaits_bot:  # noqa: ASYNC110 - of the virtual clock
        await asyncio.sleep(0.01)
    times = [log.decode(body).at for _, body in await desk.store.read(id, 4)]
    return [later - earlier for earlier, later in itertools.pairwise(times)]


@pytest.mark.parametrize("pace", ["natural", "quick", "instant"])
def test_bots_take_as_long_as_their_pace_says(pace: Pace) -> None:
    async def test() -> list[float]:
        desk, automation, id = await begin(pace)
        pauses = await until_asked(desk, id)
        await automation.stop()
        return pauses

    pauses, (low, high) = run_virtually(test()), PACES[pace]
    assert len(pauses) == 3
    assert all(low <= round(pause, 6) <= high for pause in pauses)


def test_a_bot_that_pauses_hears_of_another_pace() -> None:
    async def test() -> float:
        desk, automation, id = await begin("natural")
        await asyncio.sleep(0.1)
        await desk.commit(id, lambda t, at: t.may_pace(at, "guest0", "instant"))
        await settle()
        await until_asked(desk, id)
        await automation.stop()
        return asyncio.get_running_loop().time()

    assert run_virtually(test()) < LONGEST


def test_who_is_alone_with_bots_skips_their_pauses_until_the_next_question() -> None:
    async def test() -> tuple[float, Table]:
        desk, automation, id = await begin("natural")
        await asyncio.sleep(0.1)
        assert (await desk.commit(id, lambda t, at: t.may_skip(at, 0))).pace == "instant"
        await until_asked(desk, id)
        await automation.stop()
        return asyncio.get_running_loop().time(), desk.live[id].table

    time, table = run_virtually(test())
    assert time < LONGEST
    assert (table.skipping, table.pace) == (False, "natural")


@pytest.mark.parametrize(
    ("proposal", "code"),
    [
        (lambda t, at: t.may_skip(at, 0), "not-now"),
        (lambda t, at: t.may_pace(at, "guest1", "quick"), "not-host"),
    ],
)
def test_nobody_hurries_bots_for_others(proposal: Proposal, code: str) -> None:
    async def test() -> str:
        desk, automation, id = await begin("natural", people=2)
        with pytest.raises(Refusal) as refused:
            await desk.commit(id, proposal)
        await automation.stop()
        return refused.value.code

    assert run_virtually(test()) == code
