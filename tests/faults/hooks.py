"""Hooks: faults that can be built into a server, for controls that must be found out."""

from __future__ import annotations

import asyncio
import copy
import logging
import os
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy.dialects.postgresql import insert

from citadels.server import app, limits
from citadels.server.bots import bot_worker, pace
from citadels.server.bots.automation import Automation
from citadels.server.bots.bot_pool import BotPool
from citadels.server.bots.fair_queue import FairQueue
from citadels.server.http import pages
from citadels.server.settings import Settings
from citadels.server.socket import endpoint
from citadels.server.socket import reader as readers
from citadels.server.socket.protocol import CountedProtocol
from citadels.server.storage import appender, schema
from citadels.server.storage import store as stores
from citadels.server.storage.ownership import Beat
from citadels.server.storage.store import Store
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.owner import Owner
from citadels.server.tables.table import Table
from citadels.server.wire.presenter import present_table

from .swap import swap
from .tells import secret_of

FAULTS: Final = "CITADELS_FAULTS"  # names a file with faults that are built in later
ON_CONFLICT: Final = "ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body"
DAWDLE: Final = 0.1  # seconds for which a slow server does nothing else
LATE: Final = 0.3  # seconds after which a careless server writes
TOO_LATE: Final = 3.0  # the same, after it was asked to end
QUICK: Final = (0.16, 0.2)  # seconds that a bot seems to think, where many are timed
QUICK_PACES: Final = {**pace.PACES, "natural": QUICK}
HESITATION: Final = 0.02  # seconds that a secret costs a bot without a poker face


def acknowledge_early(late: float = LATE) -> None:
    """Say that an entry is written, and write it a little later."""
    append = Store.append
    writes: set[asyncio.Task[None]] = set()

    async def later(self: Store, *args: Any) -> None:
        async def write() -> None:
            await asyncio.sleep(late)
            await append(self, *args)

        writes.add(asyncio.create_task(write()))

    swap(Store, "append", later)


def take_any_question() -> None:
    """Take an answer for whatever question is open."""
    may_choose = Table.may_choose

    def loose(self: Table, at: float, seat: int, _: int, option: str, by: str) -> log.Chose:
        return may_choose(self, at, seat, self.question, option, by)

    swap(Table, "may_choose", loose)
    Table.answers = property(lambda _: {}, lambda *_: None)  # type: ignore[assignment] # forgets


def dawdle() -> None:
    """Block everybody for a moment at each entry."""
    append = Store.append

    async def slowly(self: Store, *args: Any) -> None:
        time.sleep(DAWDLE)  # noqa: ASYNC251 - that is the fault
        await append(self, *args)

    swap(Store, "append", slowly)


def open_to_all() -> None:
    """Let pages of any site in."""
    swap(Settings, "allows", lambda *_: True)


def give_every_seat() -> None:
    """Let everybody play every seat, once the game has begun."""
    seats_of = Table.seats_of

    def every(self: Table, guest: str, token: str = "") -> list[int]:
        return seats_of(self, guest, token) if self.game is None else [*range(len(self.chairs))]

    swap(Table, "seats_of", every)


def remember() -> None:
    """Forget nobody."""

    async def nothing(*_: Any) -> None:
        return

    swap(Store, "forget", nothing)


def shift_wall_clock() -> None:
    """Have a wall clock that is wrong by as much as a file says."""
    file, real = Path(os.environ["CITADELS_SHIFT"]), time.time

    def shifted() -> float:
        try:
            return real() + float(file.read_text())
        except (OSError, ValueError):
            return real()

    swap(time, "time", shifted)


def trust_wall_clock() -> None:
    """Take the time from the wall clock."""
    swap(Store, "now", lambda _: time.time())


def talk() -> None:
    """Log every seed, and send it along."""
    honest = present_table

    def tell(table: Table, *rest: Any) -> Any:
        logging.getLogger("citadels").warning("telling the table of seed %s", table.seed)
        return msgspec.structs.replace(honest(table, *rest), next=table.seed)

    swap(readers, "present_table", tell)


def show_hands() -> None:
    """Send a hand along with every table."""
    honest = present_table

    def tell(table: Table, *rest: Any) -> Any:
        message = honest(table, *rest)
        if table.game is None:
            return message
        hand = msgspec.json.encode(honest(table, "", [0], *rest[2:]).views).decode()
        return msgspec.structs.replace(message, next=hand)

    swap(readers, "present_table", tell)


def be_fragile() -> None:
    """Break whenever somebody wants the list of tables."""

    async def listed(*_: object) -> None:
        raise ZeroDivisionError

    swap(Store, "listed", listed)


def overwrite() -> None:
    """Let every process own every table, and the last writer of an entry win."""
    _write_over()

    async def take(*_: object) -> bool:
        return True

    async def check(*_: object) -> None:
        """Ask nobody."""

    swap(Store, "take", take)
    swap(Desk, "_check_owner", check)


def _write_over() -> None:
    query = insert(schema.entries)
    rows = {"body": query.excluded.body}
    keys = ["table_id", "seq"]
    swap(stores, "ENTRY", query.on_conflict_do_update(index_elements=keys, set_=rows))
    loose = appender.APPEND.replace(
        "AND seq = $2 - 1 AND owner = coalesce($4, owner)", "AND $4::text IS NOT DISTINCT FROM $4"
    ).replace("RETURNING table_id", f"{ON_CONFLICT} RETURNING table_id")
    assert loose.count(ON_CONFLICT) == 1 and "coalesce" not in loose
    swap(appender, "APPEND", loose)


def ignore_lease() -> None:
    """Go on owning what others have taken, tell it, and write over what they wrote."""
    _write_over()
    renew = Store.renew

    async def always(self: Store, id: str, since: float) -> Beat:
        return await renew(self, id, since) or Beat({id}, [])

    swap(Store, "renew", always)
    swap(Owner, "is_sure", property(lambda _: True))


def drop_limits() -> None:
    """Take whatever comes, from anybody, of any size."""
    swap(limits.Bucket, "take", lambda *_: True)
    swap(limits.Crowd, "enter", lambda *_: True)
    swap(limits.Crowd, "leave", lambda *_: None)
    swap(limits, "FRAME", 1 << 30)


def keep_circles() -> None:
    """Let connections hold themselves, and never look for such circles."""
    swap(CountedProtocol, "_let_go", lambda _: None)
    swap(endpoint, "let_go", lambda _: None)
    swap(app, "COLLECTIONS", (0, 0, 0))


def think_quickly() -> None:
    """Let bots seem to think for less long: no fault, but it saves hours."""
    swap(pace, "PACES", QUICK_PACES)


def hesitate() -> None:
    """Answer a little later where a secret is true."""
    choose = Automation._let_bot_choose

    async def betray(self: Automation, live: LiveTable) -> None:
        assert live.table.game is not None
        hidden = secret_of(live.table.game)
        if hidden is not None and hidden[1]:
            live.table = copy.copy(live.table)
            live.table.asked_at += HESITATION
        await choose(self, live)

    swap(Automation, "_let_bot_choose", betray)


def serve_first_come() -> None:
    """Let all thoughts wait in one row."""
    put = FairQueue.put
    swap(FairQueue, "put", lambda self, _, item: put(self, "", item))


def think_here() -> None:
    """Think where everybody is served."""

    async def run(_: BotPool, __: object, work: Callable[..., Any], *rest: Any) -> Any:
        return bot_worker.timed(work, *rest)

    swap(BotPool, "_run_in", run)


def announce_version(version: str) -> None:
    """Be another version of the program, as far as anybody is told."""
    for part in (app, readers, pages):
        swap(part, "__version__", version)


def hoard() -> None:
    """Keep the position after each entry, for ever."""
    apply = Table.apply
    kept = []

    def keep(self: Table, seq: int, entry: log.AnyEntry) -> None:
        apply(self, seq, entry)
        kept.append(self.game and self.game.copy())

    swap(Table, "apply", keep)


def wait_for_faults() -> None:
    """Build faults in later, whenever a file names some."""
    file = Path(os.environ[FAULTS])

    def wait() -> None:
        try:
            while True:
                time.sleep(0.02)
                if file.exists():
                    for name in file.read_text().splitlines():
                        HOOKS[name]()
                    file.unlink()
        except Exception:
            logging.getLogger("citadels").exception("a fault cannot be built in")
            os._exit(1)  # whoever waits for it must not wait for ever

    threading.Thread(target=wait, daemon=True).start()


HOOKS: dict[str, Callable[[], None]] = {
    "early": acknowledge_early,
    "much too early": partial(acknowledge_early, TOO_LATE),
    "slow": dawdle,
    "later": wait_for_faults,
    "any origin": open_to_all,
    "any seat": give_every_seat,
    "remember": remember,
    "wall clock": shift_wall_clock,
    "naive clock": trust_wall_clock,
    "talk": talk,
    "show hands": show_hands,
    "fragile": be_fragile,
    "overwrite": overwrite,
    "careless owner": ignore_lease,
    "no limits": drop_limits,
    "circles": keep_circles,
    "any question": take_any_question,
    "hoard": hoard,
    "quick": think_quickly,
    "hesitate": hesitate,
    "first come": serve_first_come,
    **{f"version {n}": partial(announce_version, f"{n}.0") for n in range(1, 9)},
    "think here": think_here,
}
