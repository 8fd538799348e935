"""The budget of bots: who thinks for seconds slows nobody else down, and is modest in a crowd."""

from __future__ import annotations

import asyncio
from typing import Any

from citadels.bots import OFFERED
from citadels.server import limits
from citadels.server.bots import bot_pool, budget
from citadels.server.bots.bot_pool import AHEAD
from tests.faults.swap import swapped
from tests.server.bots.test_fair_queue import FEW, MANY, Counted, settle, table_of

DEEPEST = budget.DEEP[0]
SEATS = 7


class Endless(Counted):
    """Where grand architects think for ever; all others have thought at once."""

    async def _run_in(self, _: object, work: object, *arguments: Any) -> tuple[float, Any]:  # noqa: ANN401
        if arguments[1] == DEEPEST:
            await asyncio.Event().wait()
        return 0.0, ""


class Timed(Counted):
    """Notes how long each may think."""

    def __init__(self) -> None:
        super().__init__()
        self.limits: list[float] = []

    async def _run_in(self, pool: object, work: object, *arguments: Any) -> tuple[float, Any]:  # noqa: ANN401
        self.limits.append(arguments[-1])
        return await super()._run_in(pool, work, *arguments)


async def others_answered() -> int:
    """How many of six others have their answers while seven grand architects think."""
    pool = Endless()
    pool.deep = Endless()
    levels = [*[DEEPEST] * SEATS, *("novice", "citizen", "master_builder") * 2]
    hosts = [MANY] * SEATS + [FEW] * 6
    tasks = []
    for host, level in zip(hosts, levels, strict=True):
        tasks.append(asyncio.create_task(pool.choose(table_of(host), level)))
        await settle()
    assert not any(task.done() for task in tasks[:SEATS])
    answered = sum(task.done() for task in tasks[SEATS:])
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return answered


def test_seven_grand_architects_slow_no_other_table() -> None:
    assert asyncio.run(others_answered()) == 6


def test_control_in_the_same_processes_all_others_wait_for_them() -> None:
    with swapped(bot_pool, "DEEP", ()):
        assert asyncio.run(others_answered()) == 0


def test_the_more_wait_the_less_each_may_think() -> None:
    async def run() -> list[float]:
        deep = Timed()
        pool = Counted()
        pool.deep = deep
        tables = [table_of(f"host {number}") for number in range(budget.CROWD + 3)]
        tasks = [asyncio.create_task(pool.choose(table, DEEPEST)) for table in tables]
        await settle()
        for _ in tasks:
            deep.go_on.release()
            await settle()
        await asyncio.gather(*tasks)
        return deep.limits

    found = asyncio.run(run())
    full = budget.DEEP_MS
    assert found[: 1 + AHEAD] == [full] * (1 + AHEAD)  # nobody waited yet
    assert found[1 + AHEAD] == 0.0  # a crowd waits
    assert found[-2:] == [full / 2, full]
    assert found[1 + AHEAD :] == sorted(found[1 + AHEAD :])


def test_a_budget_is_shared_and_ends_at_the_floor() -> None:
    assert budget.budget_ms("citizen", 0) == budget.USUAL_MS
    assert budget.budget_ms(DEEPEST, 1) == budget.DEEP_MS / 2
    assert budget.budget_ms(DEEPEST, budget.CROWD) == 0.0
    assert budget.CROWD < limits.THOUGHTS  # of one host
    assert set(budget.DEEP) <= set(OFFERED)
