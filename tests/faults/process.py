"""Process: the server as a process of its own, to be killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

import msgspec

import citadels
from citadels.server.settings import Settings
from tests.server.served import fresh

ROOT: Final = Path(__file__).parents[2]
START_SECONDS: Final = 120.0  # long: it only ends what hangs


class Server:
    """A server on a database; `hooks` names the faults that are built into it."""

    def __init__(
        self,
        folder: Path,
        database: str,
        hooks: Sequence[str] = (),
        redis: str = "",
        workers: int = 1,
    ) -> None:
        self.settings = Settings(database, redis)
        self.workers = workers
        self.hooks = list(hooks)
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.shift = folder / f"shift-{self.port}"  # seconds by which the wall clock is wrong
        self.faults = folder / f"faults-{self.port}"  # that are built in while it runs
        self.process: subprocess.Popen[bytes] | None = None
        self.first = 0.0  # seconds that the first start took: how quick this machine is now
        self.killed: set[int] = set()  # groups of processes that should be gone

    def start(self) -> float:
        """Start, and say how many seconds it took until somebody could connect."""
        began = time.monotonic()
        settings = msgspec.json.encode(self.settings).decode()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.faults.child", settings, str(self.port), *self.hooks],
                cwd=ROOT,
                env={
                    **os.environ,
                    "CITADELS_SHIFT": str(self.shift),
                    "CITADELS_FAULTS": str(self.faults),
                    "CITADELS_WORKERS": str(self.workers),
                    "PYTHONPATH": python_path(),
                },
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        while time.monotonic() < began + START_SECONDS:
            if self.process.poll() is not None:
                break
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                took = time.monotonic() - began
                self.first = self.first or took
                return took
            time.sleep(0.01)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def spoil(self, hooks: Sequence[str]) -> None:
        """Build faults into a server that was started with the hook `later`."""
        draft = self.faults.with_suffix(".draft")
        draft.write_text("\n".join(hooks))
        draft.rename(self.faults)
        while self.faults.exists():
            if not self.alive:
                raise RuntimeError(f"no fault was built in:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.01)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.killed.add(self.process.pid)

    def end(self, by: int) -> tuple[int, float]:
        """Ask it to end by a signal, Ctrl-C as a terminal does; give its code and the seconds."""
        assert self.process is not None
        began = time.monotonic()
        if by == signal.SIGINT:
            os.killpg(self.process.pid, by)
        else:
            self.process.send_signal(by)
        code = self.process.wait(START_SECONDS)
        self.killed.add(self.process.pid)
        return code, time.monotonic() - began

    def stop(self) -> None:
        """End it in peace, and whatever it left behind."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for group in (self.process.pid, *self.killed):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)

    @property
    def alive(self) -> bool:
        """Whether the process still runs."""
        return self.process is not None and self.process.poll() is None

    def memory(self) -> float:
        """The megabytes that it has."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    async def left_behind(self) -> int:
        """How many processes of servers that ended stay; they have a few seconds to notice."""
        for _ in range(50):
            if not self._left_behind():
                return 0
            await asyncio.sleep(0.1)
        return self._left_behind()

    def _left_behind(self) -> int:
        return sum(group in self.killed for group in _groups())

    def processes(self) -> int:
        """How many processes the server is made of now."""
        assert self.process is not None
        return _groups().count(self.process.pid)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _groups() -> list[int]:
    """The group of each process of this machine."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            found.append(int(stat.read_text().rpartition(")")[2].split()[2]))
    return found


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def sqlite(file: Path) -> str:
    """The address of a database in a file."""
    return fresh(file)


def python_path() -> str:
    """Where this process found the package, so that the server is the same build."""
    return os.pathsep.join([str(Path(citadels.__file__).parents[1]), str(ROOT)])
