"""F4: the disk is full for a while; commands are refused cleanly, and play resumes."""

from __future__ import annotations

import asyncio
import random
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..ledger import Ack, Ledger, gaps, read_log
from ..player import open_table, players_of
from ..process import Server, sqlite
from ..proof import Outcome
from ..web import request

TITLE: Final = "F4: a full disk"
SIZE: Final = "24m"  # of the disk that is filled
FULL_SECONDS: Final = (15.0, 1.5)  # for which it stays full
MOVES_SECONDS: Final = 20.0  # in which play must go on
TABLES: Final = 4


@dataclass
class Result:
    """What came of it."""

    how: str
    acks: int = 0
    lost: list[Ack] | None = None
    refused: int = 0
    opened: int = 0  # status of a request while the disk was full
    alive: bool = False
    stood_still: bool = False
    resumed: bool = False
    gaps: int = 0


class Disk:
    """A disk that can be filled: a small one of its own, or a limit on what a process writes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "citadels-faults", str(folder)]
        self.mounted = (
            bool(shutil.which("mount"))
            and not subprocess.run(command, capture_output=True, check=False).returncode
        )
        self.how = f"a disk of {SIZE}" if self.mounted else "a limit on the size of files"
        self.old = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

    def fill(self, process: int) -> None:
        """Leave no room."""
        if not self.mounted:
            largest = max(file.stat().st_size for file in self.folder.glob("*.db*"))
            resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, self.old[1]))
            return
        with (self.folder / "ballast").open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                return

    def free(self, process: int) -> None:
        """Make room again."""
        if self.mounted:
            (self.folder / "ballast").unlink()
        else:
            resource.prlimit(process, resource.RLIMIT_FSIZE, self.old)

    def close(self) -> None:
        """Give the disk back."""
        if self.mounted:
            subprocess.run([shutil.which("umount") or "umount", str(self.folder)], check=True)


async def run(full: float, hooks: Sequence[str] = ()) -> Result:
    """Play, fill the disk, look, make room, look again."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as logs:
        disk = Disk(Path(folder))
        try:
            database = sqlite(Path(folder) / "disk.db")
            with Server(Path(logs), database, hooks) as server:
                result = await _play(server, disk, full)
            log = await read_log(database)
        finally:
            disk.close()
    ledger: Ledger = LEDGERS.pop()
    result.acks, result.lost, result.gaps = len(ledger.acks), ledger.lost(log), gaps(log)
    return result


LEDGERS: list[Ledger] = []


async def _play(server: Server, disk: Disk, full: float) -> Result:
    assert server.process is not None
    result, ledger, rng = Result(disk.how), Ledger(), random.Random(4)
    LEDGERS.append(ledger)
    players = []
    for number in range(TABLES):
        opened = await open_table(server.port, number, 2)
        players += players_of(opened, server.port, ledger, rng, duplicates=0.5, pause=0.1)
    tasks = [asyncio.create_task(player.run()) for player in players]
    try:
        await asyncio.sleep(1.0)
        disk.fill(server.process.pid)
        await asyncio.sleep(0.3)
        before = dict(ledger.told)
        await asyncio.sleep(full / 2)
        answer = await request(server.port, "POST", "/api/tables", data={}, source="127.4.0.1")
        result.opened = answer.status
        await asyncio.sleep(full / 2)
        result.stood_still = ledger.told == before
        result.refused = sum(player.refused.get("server", 0) for player in players)
        result.alive = server.alive
        at = dict(ledger.told)
        disk.free(server.process.pid)
        for _ in range(int(MOVES_SECONDS * 10)):
            await asyncio.sleep(0.1)
            result.resumed = all(ledger.told[t] > at[t] for t in at if t not in ledger.over)
            if result.resumed:
                break
        await asyncio.sleep(0.5)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return result


def prove(small: bool) -> Outcome:
    """Fill the disk of a good server, then of one that acknowledges before it commits."""
    good = asyncio.run(run(FULL_SECONDS[small]))
    outcome = Outcome(f"{TABLES} tables, {good.how}, full for {FULL_SECONDS[small]:g} s")
    outcome.holds("nothing is played while the disk is full", good.stood_still)
    outcome.holds("a new table is refused", good.opened in (500, 503), f"status {good.opened}")
    if not small:
        outcome.holds("answers are refused by a code", good.refused > 0, good.refused)
    outcome.holds("the server lives", good.alive)
    outcome.holds("play resumes unaided", good.resumed)
    outcome.holds(
        "acknowledged answers lost", not good.lost, f"{len(good.lost or [])} of {good.acks}"
    )
    outcome.holds("entries missing between others", not good.gaps, good.gaps)
    bad = asyncio.run(run(FULL_SECONDS[1], ["early"]))
    outcome.caught(
        "a server that acknowledges before it commits", bool(bad.lost), len(bad.lost or [])
    )
    return outcome
