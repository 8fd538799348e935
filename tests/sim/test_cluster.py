"""Two Ray nodes on this machine, one of them killed: nothing is lost, and every file is equal."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from citadels.study import plan
from citadels.study.run import Processes, run_study

WHY = "needs requirements/cluster.txt: python3 -m tools.environment interpreted dev cluster"
pytest.importorskip("ray", reason=WHY)
pytestmark = pytest.mark.long
SHARDS = 10
STUDY = plan.Study("trial", (plan.Part("citizens", 40 * SHARDS, bots=("citizen",)),), 5)
PATIENCE = 240.0  # seconds, for machines with other work
RUN = """
import json, sys, time
from pathlib import Path
import ray
from citadels.study import plan
from citadels.study.cluster import Cluster
from citadels.study.run import run_study
from tests.sim.test_cluster import STUDY

plan.SHARD = 40
address, folder, replay = sys.argv[1:]
crew = Cluster(address)
while ray.cluster_resources().get("CPU", 0) < 2:
    time.sleep(0.2)
print(json.dumps(run_study(STUDY, Path(folder), crew, replay=replay == "yes")._asdict()))
"""


class Nodes:
    """Two nodes of one core each, which only those who know a token may use."""

    def __init__(self, folder: str, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.environment = os.environ | {
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(),
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_worker_niceness": "0",
        }
        here = f"--node-ip-address=127.0.0.1 --port={port} --temp-dir={folder}"
        self.head = self.start(f"--head {here} --include-dashboard=false")
        self.second = self.start(f"--address={self.address}")

    def start(self, options: str) -> subprocess.Popen[bytes]:
        """Start a node that ends with its process."""
        ray = Path(sys.executable).with_name("ray")
        usual = "start --block --num-cpus=1 --object-store-memory=100000000"
        words = [str(ray), *usual.split(), *options.split()]
        return subprocess.Popen(words, env=self.environment, stdout=subprocess.DEVNULL)  # noqa: S603 - our own

    def kill_second(self) -> bool:
        """End the second node as a failing machine would, while it plays a shard."""
        for raylet in children(self.second.pid):
            workers = children(raylet)
            if any("ray::work" in command(worker) for worker in workers):
                for process in (raylet, *workers):
                    os.kill(process, signal.SIGKILL)
                return True
        return False

    def stop(self) -> None:
        """End both."""
        for node in (self.second, self.head):
            node.terminate()
            node.wait(PATIENCE)

    def run(self, folder: Path, *, replay: bool = True, kill: bool = False) -> dict[str, Any]:
        """Run the study there; what it prints must be its result and nothing else."""
        words = [sys.executable, "-c", RUN, self.address, str(folder), "yes" if replay else "no"]
        with subprocess.Popen(words, env=self.environment, stdout=subprocess.PIPE) as process:  # noqa: S603 - our own
            try:
                if kill:
                    until(lambda: list(folder.glob("*.parquet")))
                    until(self.kill_second)
                said, _ = process.communicate(timeout=PATIENCE)
            finally:
                process.kill()
        found: dict[str, Any] = json.loads(said)
        return found


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.01)


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in found for child in file.read_text().split()]


def command(process: int) -> str:
    """What a process says that it does; nothing once it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    made = tempfile.TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True)
    with made as folder:  # a short one: the names of sockets have an end
        found = Nodes(folder, 20_000 + os.getpid() % 10_000)
        try:
            yield found
        finally:
            found.stop()


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """The files of one process of this machine."""
    monkeypatch.setattr(plan, "SHARD", 40)
    run_study(STUDY, tmp_path / "alone", Processes(1))
    return contents(tmp_path / "alone")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_a_cluster_that_loses_a_node_writes_the_same_files(
    nodes: Nodes, alone: dict[str, bytes], tmp_path: Path
) -> None:
    whole = nodes.run(tmp_path / "whole")
    assert (whole["shards"], whole["replayed"], whole["missing"]) == (SHARDS, 0, 0)
    assert contents(tmp_path / "whole") == alone
    killed = nodes.run(tmp_path / "killed", kill=True)
    assert killed["replayed"] >= 1 and killed["missing"] == 0
    assert contents(tmp_path / "killed") == alone


def test_without_the_replay_a_killed_node_leaves_a_gap(
    nodes: Nodes, alone: dict[str, bytes], tmp_path: Path
) -> None:
    ran = nodes.run(tmp_path / "gap", replay=False, kill=True)
    assert ran["replayed"] == 0 and ran["missing"] >= 1
    found = contents(tmp_path / "gap")
    assert len(found) == len(alone) - ran["missing"]
    assert found.items() <= alone.items()
