"""Recent: what was asked for lately; whatever nobody asks for any more is forgotten by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

Value = TypeVar("Value")
KEPT: Final = 60.0  # seconds, at least, for which a value is kept that nobody asks for; at most two


class Recent(Generic[Value]):
    """Values by their keys, in two halves: what nobody has asked for goes with the older one."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.young: dict[str, Value] = {}
        self.old: dict[str, Value] = {}
        self.since = now()

    def __len__(self) -> int:
        return len(self.young) + len(self.old)

    def __iter__(self) -> Iterator[str]:
        yield from self.young
        yield from self.old

    def get(self, key: str) -> Value | None:
        """What is kept by a key, and for a while longer."""
        self._age()
        if key in self.old:
            self.young[key] = self.old.pop(key)
        return self.young.get(key)

    def put(self, key: str, value: Value) -> None:
        """Keep something."""
        self._age()
        self.old.pop(key, None)
        self.young[key] = value

    def forget(self, key: str) -> None:
        """Keep it no more."""
        self.young.pop(key, None)
        self.old.pop(key, None)

    def clear(self) -> None:
        """Keep nothing."""
        self.young, self.old = {}, {}

    def _age(self) -> None:
        now = self.now()
        if now >= self.since + KEPT:
            self.old = self.young if now < self.since + 2 * KEPT else {}
            self.young, self.since = {}, now
