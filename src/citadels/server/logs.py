"""Logs: one JSON object per line. What is secret, or somebody's, is never written."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

QUIET: Final = ("uvicorn.access", "httpx")


class Discreet(logging.Filter):
    """Lets nothing pass that tells where people are, or what an error was about."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep all but uvicorn's lines on connections, and errors that we log in our own way."""
        return not any(word in str(record.msg) for word in ("WebSocket", "Traceback"))


class Lines(logging.Formatter):
    """Writes a record of the log as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the line: when, how grave, where, what, and an error's kind and place."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["where"] = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        return json.dumps(line, ensure_ascii=False)


def set_up() -> None:
    """Send all logs to stderr, as lines; somebody at a terminal is told of troubles only."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Discreet())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
