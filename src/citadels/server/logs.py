"""Logs: one JSON object for each record. What is secret, or somebody's, is never written."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

from .tracing import request_id

OURS: Final = "citadels"
QUIET: Final = ("uvicorn.access", "httpx")
SAME: Final = 40  # letters by which two troubles are one
MOST: Final = 100  # troubles that are told apart


class Discreet(logging.Filter):
    """Lets nothing pass that tells where people are, or what an error was about."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep all but what uvicorn says of connections, and errors that we log in our own way."""
        return not any(word in str(record.msg) for word in ("WebSocket", "Traceback"))


class Calm(logging.Filter):
    """Lets a trouble of the event loop pass once a second: what repeats itself fills no disk."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep what was not just said."""
        if record.name != "asyncio":
            return True
        begin = str(record.msg)[:SAME]
        if record.created < self.last.get(begin, 0.0) + 1.0:
            return False
        if len(self.last) > MOST:
            self.last.clear()
        self.last[begin] = record.created
        return True


class JsonFormatter(logging.Formatter):
    """Writes a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write it: when, how grave, where, what, and an error's kind and place."""
        written: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        return json.dumps(written | facts_of(record), ensure_ascii=False)


def facts_of(record: logging.LogRecord) -> dict[str, str]:
    """What only some records have: the request, an error's kind and place; never its data."""
    facts = {}
    if id := request_id():
        facts["request"] = id
    if record.exc_info and record.exc_info[0] is not None:
        facts["error"] = record.exc_info[0].__name__
        trace = record.exc_info[2]
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        if trace is not None:
            facts["where"] = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return facts


class TextFormatter(JsonFormatter):
    """Writes the same as a line to be read."""

    def format(self, record: logging.LogRecord) -> str:
        """Write it: what every line has, and then what only some have."""
        said = json.loads(super().format(record))
        first = " ".join(str(said.pop(name)) for name in ("at", "level", "from", "message"))
        return " ".join([first, *(f"{name}={value}" for name, value in said.items())])


def set_up(form: str = "json", level: str = "auto") -> None:
    """Send logs to stderr; unless asked otherwise, a terminal is told of troubles only."""
    if level == "auto":
        level = "warning" if sys.stderr.isatty() else "info"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if form == "text" else JsonFormatter())
    handler.addFilter(Discreet())
    handler.addFilter(Calm())
    ours = logging.getLevelName(level.upper())
    logging.basicConfig(level=max(ours, logging.INFO), handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(ours)  # the details of others may hold what is secret
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
