"""Two processes, one database: nothing is lost when its connections are."""

from __future__ import annotations

import asyncio

import asyncpg

from tests.faults import daemons
from tests.faults.checking import check, check_without_control, skip
from tests.faults.proof import Outcome
from tests.faults.proofs import deploy, services


def test_f5_two_processes_and_a_database_that_hangs_up() -> None:
    try:
        database = asyncio.run(daemons.make_database(daemons.POSTGRES))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        skip(f"there is no PostgreSQL at {daemons.POSTGRES} ({type(error).__name__})")
    try:
        asyncio.run(play(database))
    finally:
        asyncio.run(daemons.drop_database(daemons.POSTGRES, database))


async def play(database: str) -> None:
    """Play through a database that hangs up; then let two processes write over each other."""

    async def hang_up() -> None:
        await daemons.hang_up(daemons.POSTGRES, database)

    outcome = Outcome("")
    faults = {"PostgreSQL hangs up": hang_up}
    services.judge(outcome, await services.run(2, 1.0, database, "", faults))
    check_without_control(outcome)


def test_f5_processes_that_write_over_each_other_are_found_out() -> None:
    try:
        database = asyncio.run(daemons.make_database(daemons.POSTGRES))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        skip(f"there is no PostgreSQL at {daemons.POSTGRES} ({type(error).__name__})")
    try:
        for seconds in (
            2.5,
            5.0,
            10.0,
            20.0,
        ):  # two writers meet by chance
            bad = asyncio.run(services.run(2, seconds, database, "", {}, ["overwrite"]))
            if bad.lost:
                break
        assert bad.lost
    finally:
        asyncio.run(daemons.drop_database(daemons.POSTGRES, database))


def test_a_deploy_under_play_costs_a_reconnect() -> None:
    check(deploy.prove)
