"""Swap: puts a faulty part in the place of a good one, for controls."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any


def swap(owner: Any, name: str, part: Any) -> Any:
    """Put another part in a place; give the one that was there."""
    before = getattr(owner, name)
    setattr(owner, name, part)
    return before


@contextlib.contextmanager
def swapped(owner: Any, name: str, part: Any) -> Iterator[None]:
    """Have another part in a place for a while."""
    before = swap(owner, name, part)
    try:
        yield
    finally:
        swap(owner, name, before)
