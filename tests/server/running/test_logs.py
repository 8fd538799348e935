"""The log: a trouble that repeats itself is told once a second."""

from __future__ import annotations

import logging

from citadels.server.logs import Calm


def record(name: str, message: str, at: float) -> logging.LogRecord:
    made = logging.LogRecord(name, logging.ERROR, "", 0, message, None, None)
    made.created = at
    return made


def test_a_repeated_trouble_of_the_loop_is_told_once_a_second() -> None:
    calm, trouble = Calm(), "socket.accept() out of system resource"
    told = [calm.filter(record("asyncio", trouble, at)) for at in (5.0, 5.1, 5.9, 6.0, 6.5)]
    assert told == [True, False, False, True, False]
    assert calm.filter(record("asyncio", "another", 6.5))


def test_everything_else_is_told_each_time() -> None:
    calm = Calm()
    assert all(calm.filter(record("citadels", "a table", 5.0)) for _ in range(3))
