"""Running a study: shards are handed to workers, what a lost worker had is played again."""

from __future__ import annotations

import gc
import multiprocessing
import os
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Protocol, Self

from ..core.basics import Refusal
from ..sim.run import leave_interrupts_to_parent
from .deal import play_shard
from .made import code_digest
from .plan import Shard, Study
from .results import Results
from .table import games_in, parquet, table_of

SELDOM: Final = 50_000  # objects between two looks for cycles, of which games leave hardly any
TRIES: Final = 3  # of one shard, before its worker is believed to die of it


class Crew(Protocol):
    """Whoever plays shards: processes of this machine, or a cluster."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def room(self) -> int:
        """How many shards it takes now."""

    def give(self, shard: Shard) -> None:
        """Hand it a shard."""

    def take(self) -> Iterator[tuple[Shard, bytes | None]]:
        """Wait; give what has been done since, with nothing for what was lost."""


class Ran(NamedTuple):
    """What a run has done."""

    games: int  # that were played, by this run
    shards: int
    replayed: int  # shards that were lost and played again
    missing: int  # shards that are not there
    seconds: float
    interrupted: bool


def work(shard: Shard) -> bytes:
    """Play a shard; all that a worker does. Other code would play other games."""
    if shard.code and shard.code != code_digest():
        raise Refusal("this worker has another version of Citadels", "study-worker")
    return parquet(table_of(shard, play_shard(shard)))


def begin_work() -> None:
    """Prepare a worker: it ends with its parent, however that ends."""
    leave_interrupts_to_parent()
    gc.freeze()  # what is loaded stays
    gc.set_threshold(SELDOM)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Processes(AbstractContextManager["Processes"]):
    """Workers that are processes of this machine."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.waiting: dict[Future[bytes], Shard] = {}
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, begin_work)

    def __exit__(self, *_: object) -> None:
        # The pool has no way of its own to end processes that are at work, and forgets them.
        at_work = list(self.pool._processes.values()) if self.waiting else []  # noqa: SLF001
        self.pool.shutdown(wait=not self.waiting, cancel_futures=True)
        for process in at_work:
            process.kill()

    def room(self) -> int:
        """Two for each worker, so that nobody waits for the next one."""
        return 2 * self.workers - len(self.waiting)

    def give(self, shard: Shard) -> None:
        """Hand a shard to whoever is free first."""
        try:
            self.waiting[self.pool.submit(work, shard)] = shard
        except BrokenProcessPool:  # noticed before anybody waited
            self.pool = self._pool()
            self.waiting[self.pool.submit(work, shard)] = shard

    def take(self) -> Iterator[tuple[Shard, bytes | None]]:
        """What is done; if a process died, everything that the others had is lost as well."""
        done, _ = wait(self.waiting, return_when=FIRST_COMPLETED)
        broken = False
        for future in done:
            shard = self.waiting.pop(future)
            error = future.exception()
            broken = broken or isinstance(error, BrokenProcessPool)
            if error is not None and not isinstance(error, BrokenProcessPool):
                raise error
            yield shard, None if error is not None else future.result()
        if broken:
            rest, self.waiting = self.waiting, {}
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = self._pool()
            yield from ((shard, None) for shard in rest.values())


def run_study(
    study: Study,
    folder: Path,
    crew: Crew | None = None,
    *,
    resume: bool = False,
    replay: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Ran:
    """Play what is left of a study into a folder; `progress` is told of games.

    An interrupt leaves what is done. `replay=False` is a control: what was lost stays lost.
    """
    study.check()
    results = Results(folder, study)
    results.begin(resume)
    left = results.left()
    tell = progress or (lambda _: None)
    tell(study.games - sum(shard.games for shard in left))
    return Run(results, left, tell, replay).play(crew or Processes())


class Run:
    """One run: what is left, what was lost, what is done."""

    def __init__(
        self, results: Results, left: list[Shard], tell: Callable[[int], None], replay: bool
    ) -> None:
        self.results = results
        self.left = deque(left)
        self.tell = tell
        self.replay = replay
        self.suspects: deque[Shard] = deque()  # lost with others: they are played one at a time
        self.tries: Counter[int] = Counter()
        self.games = self.shards = self.under_way = self.lost = 0

    def play(self, crew: Crew) -> Ran:
        """Hand out what is left until nothing is."""
        begin = time.perf_counter()
        interrupted = False
        try:
            with crew:
                while self.left or self.suspects or self.under_way:
                    self._hand_out(crew)
                    lost = []
                    for shard, content in crew.take():
                        self.under_way -= 1
                        if content is None:
                            lost.append(shard)
                        else:
                            self._keep(shard, content)
                    self._lose(lost)
        except KeyboardInterrupt:
            interrupted = True
        missing = len(self.results.left())
        seconds = time.perf_counter() - begin
        replayed = self.lost if self.replay else 0
        return Ran(self.games, self.shards, replayed, missing, seconds, interrupted)

    def _hand_out(self, crew: Crew) -> None:
        if self.suspects:
            if not self.under_way:
                self._give(crew, self.suspects.popleft())
            return
        while self.left and crew.room() > 0:
            self._give(crew, self.left.popleft())

    def _give(self, crew: Crew, shard: Shard) -> None:
        crew.give(shard._replace(code=code_digest()))
        self.under_way += 1

    def _keep(self, shard: Shard, content: bytes) -> None:
        self.results.write(shard, content)
        self.games += games_in(content)
        self.shards += 1
        self.tell(shard.games)

    def _lose(self, lost: list[Shard]) -> None:
        """Play again what was lost; of several, nobody knows which one ended the worker."""
        self.lost += len(lost)
        if len(lost) == 1:
            (shard,) = lost
            self.tries[shard.number] += 1
            if self.tries[shard.number] == TRIES:
                what = f"shard {shard.number} ({shard.part.name}) was lost {TRIES} times"
                raise Refusal(what, "shard-lost", amount=shard.number, name=shard.part.name)
        if self.replay:  # a crew that goes on with the others tells them apart by itself
            (self.left if self.under_way else self.suspects).extend(lost)
