"""Counting: each request has an id, and is counted: how it ends and how long it takes."""

from __future__ import annotations

import logging
import time
from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .. import metrics, tracing

HEADER: Final = "X-Request-Id"

logger = logging.getLogger(__name__)


def count_requests(app: ASGIApp) -> ASGIApp:
    """Count what an app is asked by HTTP; what is asked by a socket is counted there."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        id = tracing.new_id(Headers.from_scope(scope).get(HEADER, ""))
        tracing.begin_request(id)
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        status = 0

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                metrics.REQUESTS.labels(str(status)).inc()
                MutableScopeHeaders.from_message(message)[HEADER] = id
            await send(message)

        begun = time.perf_counter()
        method, path = str(scope["method"]), scope["path"]
        try:
            with tracing.span("request", method=method):
                await app(scope, receive, note)
        finally:
            seconds = time.perf_counter() - begun
            metrics.REQUEST.observe(seconds)
            logger.debug("%s %s: %d in %.1f ms", method, path, status, seconds * 1000)

    return counted
