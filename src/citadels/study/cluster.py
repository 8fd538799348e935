"""A cluster as crew: the same shards, played by Ray on other machines."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, redirect_stdout
from typing import Any, Self

import ray
from ray.exceptions import RayError, RayTaskError

from .plan import Shard
from .run import work


class Cluster(AbstractContextManager["Cluster"]):
    """Workers that are processes of a cluster; each node needs `citadels[cluster]`."""

    def __init__(self, address: str = "") -> None:
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False)
        # Lost shards come back to us, which is where they are counted and played again.
        self.work = ray.remote(max_retries=0)(work)
        self.waiting: dict[Any, Shard] = {}
        self.aside = redirect_stdout(sys.stderr)

    def __enter__(self) -> Self:
        # Ray tells of nodes that died on standard output, where only the results belong.
        self.aside.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()
        self.aside.__exit__(None, None, None)

    def room(self) -> int:
        """Two for each core of the cluster as it is now: nodes come and go."""
        cores = int(ray.cluster_resources().get("CPU", 1))
        return 2 * max(1, cores) - len(self.waiting)

    def give(self, shard: Shard) -> None:
        """Hand a shard to whichever node has a core free."""
        self.waiting[self.work.remote(shard)] = shard

    def take(self) -> Iterator[tuple[Shard, bytes | None]]:
        """What is done, and what was lost with its worker or its node."""
        done, _ = ray.wait(list(self.waiting), num_returns=1)
        for reference in done:
            shard = self.waiting.pop(reference)
            try:
                content: bytes | None = ray.get(reference)
            except RayTaskError as error:  # a fault of ours: it would fail anywhere
                raise error.as_instanceof_cause() from error
            except RayError:
                content = None
            yield shard, content
