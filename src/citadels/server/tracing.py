"""Tracing: which request something is done for; and spans of it, where somebody collects them.

The id of a request goes with it through every task that it starts: to the commit of a choice, and
to the thoughts of the bots that answer it. What collects spans is set by `telemetry`.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

ID_BYTES: Final = 8
GIVEN: Final = re.compile(r"[0-9a-f]{16,64}")  # an id that a proxy has given

_request: ContextVar[str] = ContextVar("request", default="")
_tracer: Any = None  # of OpenTelemetry, which not everybody has


def request_id() -> str:
    """The id of what is being answered; empty where nobody asked."""
    return _request.get()


def new_id(given: str = "") -> str:
    """An id for a request: that of the proxy, or a new one."""
    return given if GIVEN.fullmatch(given) else secrets.token_hex(ID_BYTES)


def begin_request(id: str) -> None:
    """Do all that follows in this task for a request."""
    _request.set(id)


def collect_with(tracer: Any) -> None:  # noqa: ANN401 - of OpenTelemetry
    """Hand spans to somebody, or with nothing to nobody."""
    global _tracer  # noqa: PLW0603 - one for the process, as logs are
    _tracer = tracer


@contextmanager
def span(name: str, **facts: str | int) -> Iterator[None]:
    """Do something as a part of the request; errors are noted elsewhere, without their data."""
    if _tracer is None:
        yield
        return
    attributes = {"citadels.request": request_id(), **{f"citadels.{k}": facts[k] for k in facts}}
    with _tracer.start_as_current_span(
        name, attributes=attributes, record_exception=False, set_status_on_exception=False
    ):
        yield
