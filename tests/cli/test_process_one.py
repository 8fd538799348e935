"""In a container the command is process 1, which hears a stop only if it listens."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from citadels.cli import main
from citadels.commands.ending import INTERRUPTED


@pytest.fixture
def before() -> Iterator[object]:
    """What is done about a stop; it is done again afterwards."""
    handler = signal.getsignal(signal.SIGTERM)
    yield handler
    signal.signal(signal.SIGTERM, handler)


def test_process_one_stops_while_it_still_starts(
    monkeypatch: pytest.MonkeyPatch, before: object
) -> None:
    monkeypatch.setattr(os, "getpid", lambda: 1)
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    with pytest.raises(SystemExit) as ended:
        signal.raise_signal(signal.SIGTERM)
    assert ended.value.code == INTERRUPTED


def test_any_other_process_leaves_it_to_the_system(before: object) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert signal.getsignal(signal.SIGTERM) is before
