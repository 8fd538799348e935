"""Renewal: the compiled build that is being made beside a server, for its bots to think in."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

OFFER: Final = "CITADELS_COMPILED"  # set by whoever compiles


class Offer(msgspec.Struct, frozen=True):
    """Where a compiled build of just these sources will be, and how to see that it is there."""

    stamp: str  # a file in JSON, written last
    package: str  # what stands in it by that name, once everything is there
    folder: str  # where the package is

    def is_ready(self) -> bool:
        """Whether it is there."""
        try:
            stamp = msgspec.json.decode(Path(self.stamp).read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return False
        return stamp.get("package") == self.package

    def put_first(self) -> None:
        """Let processes that are started from now on find it before all else.

        This process keeps what it has: the package is imported, and its parts are looked for there.
        """
        sys.path.insert(0, self.folder)

    def take_back(self) -> None:
        """Let processes be as they were."""
        sys.path.remove(self.folder)


def offered() -> Offer | None:
    """What is being compiled for this server, if anything is."""
    told = os.environ.get(OFFER)
    return msgspec.json.decode(told, type=Offer) if told else None
