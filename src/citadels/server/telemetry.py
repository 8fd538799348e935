"""Telemetry: sends spans and logs to a collector of OpenTelemetry, where one is named."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from .. import __version__
from . import tracing
from .logs import Discreet, facts_of

NAME: Final = "citadels"
EXPORTERS: Final = "opentelemetry"  # whose own troubles are not sent to where they come from


def start(url: str) -> Callable[[], None]:
    """Begin to send; what is given ends it."""
    from opentelemetry.exporter.otlp.proto.http._log_exporter import (  # noqa: PLC0415 - an extra
        OTLPLogExporter,
    )
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415 - as above
        OTLPSpanExporter,
    )
    from opentelemetry.sdk._logs import LoggerProvider  # noqa: PLC0415 - as above
    from opentelemetry.sdk._logs.export import BatchLogRecordProcessor  # noqa: PLC0415 - as above
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415 - as above
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415 - as above
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415 - as above

    who = Resource.create({"service.name": NAME, "service.version": __version__})
    place = url.rstrip("/")
    spans = TracerProvider(resource=who)
    spans.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(f"{place}/v1/traces")))
    lines = LoggerProvider(resource=who)
    lines.add_log_record_processor(BatchLogRecordProcessor(OTLPLogExporter(f"{place}/v1/logs")))
    tracing.collect_with(spans.get_tracer(NAME, __version__))
    handler = Sender(lines.get_logger(NAME))
    logging.getLogger().addHandler(handler)

    def stop() -> None:
        logging.getLogger().removeHandler(handler)
        tracing.collect_with(None)
        for provider in (spans, lines):
            with contextlib.suppress(Exception):  # a collector that is gone delays no end
                provider.shutdown()

    return stop


class Sender(logging.Handler):
    """Sends what is logged, and as little of an error as our own lines have."""

    def __init__(self, lines: Any) -> None:  # noqa: ANN401 - a logger of OpenTelemetry
        super().__init__()
        self.lines = lines
        self.addFilter(Discreet())
        self.addFilter(lambda record: not record.name.startswith(EXPORTERS))

    def emit(self, record: logging.LogRecord) -> None:
        """Send a record."""
        from opentelemetry._logs import LogRecord, SeverityNumber  # noqa: PLC0415 - an extra

        severity = SeverityNumber(min(24, max(1, record.levelno // 10 * 4 + 1)))
        facts = {f"citadels.{name}": str(value) for name, value in facts_of(record).items()}
        self.lines.emit(
            LogRecord(
                timestamp=int(record.created * 1e9),
                severity_number=severity,
                severity_text=record.levelname,
                body=record.getMessage(),
                attributes=facts,
            )
        )
