"""Crew: processes that search beside each other; with them a bot finds the same, but sooner."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from ..core.basics import Seat
from ..core.game import Game
from ..core.option import Option
from ..core.rng import FastRng
from ..core.state.state import State
from .base import Bot
from .deep import DeepSearch, Hands


class Crew(Hands):
    """Some processes, each with a search of its own, like that of a bot made by `make`."""

    def __init__(self, jobs: int, make: Callable[[FastRng], Bot]) -> None:
        search_of(make)
        self.jobs = jobs
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(jobs, context, _begin, (make,))

    def play_worlds(
        self,
        base: Game,
        seat: Seat,
        options: list[Option],
        root: int,
        numbers: list[int],
        until: float,
    ) -> list[list[float]]:
        """Share the worlds out; gives the rows up to the first world that nobody came to."""
        left = max(0.0, until - time.perf_counter()) if until else None
        asked = [
            self.pool.submit(
                _play,
                base.state,
                seat,
                options,
                root,
                numbers[job :: self.jobs],
                left,
            )
            for job in range(self.jobs)
        ]
        parts = [each.result() for each in asked]
        rows: list[list[float]] = []
        for place in range(len(numbers)):
            part = parts[place % self.jobs]
            if place // self.jobs >= len(part):
                break
            rows.append(part[place // self.jobs])
        return rows

    def close(self) -> None:
        """Send the processes home."""
        self.pool.shutdown()


def search_of(make: Callable[[FastRng], Bot]) -> DeepSearch:
    """The search of such a bot."""
    search = getattr(make(FastRng(0)), "search", None)
    if not isinstance(search, DeepSearch):
        raise TypeError(f"{make} makes a bot that does not search in numbered worlds")
    return search


_searches: list[DeepSearch] = []  # the one of this process


def _begin(make: Callable[[FastRng], Bot]) -> None:
    _searches.append(search_of(make))


def _play(
    state: State,
    seat: Seat,
    options: list[Option],
    root: int,
    numbers: list[int],
    left: float | None,
) -> list[list[float]]:
    """What one process plays; `left` are the seconds it has."""
    until = 0.0 if left is None else time.perf_counter() + left
    return _searches[0].play_worlds(Game(state), seat, options, root, numbers, until)
