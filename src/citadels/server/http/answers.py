"""Answers: what every answer carries, and how a refusal or a fault is told."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from ...core.basics import Refusal
from .. import metrics
from . import cookies

YEAR: Final = 365 * 86_400
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
STATUS: Final = {
    **dict.fromkeys(("no-table", "no-league", "no-profile"), 404),
    "too-fast": 429,
    **dict.fromkeys(("no-seat", "not-host", "not-owner", "origin", "banned"), 403),
    **dict.fromkeys(("unknown-key", "key-too-late"), 403),
    "no-key": 401,
    "draining": 503,
}
CODES: Final = {404: "not-found", 405: "not-found", 413: "too-long"}
CONFLICT: Final = 409
FAULT: Final = 500

Told = Response[dict[str, object]]
logger = logging.getLogger(__name__)


async def finish(message: Message, scope: Scope) -> None:
    """Add what every answer carries, and the cookie of a new guest."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        cookie = scope.get("state", {}).get("cookie")
        if cookie:
            secure = "; Secure" if scope["scheme"] == "https" else ""
            rest = f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
            headers.add("Set-Cookie", f"{cookies.NAME}={cookie}; {rest}")


def refuse(_: Request[Any, Any, Any], refusal: Refusal) -> Told:
    """Say by a code what was wrong."""
    metrics.REFUSALS.labels(refusal.code).inc()
    status = STATUS.get(refusal.code, CONFLICT)
    return Response({"code": refusal.code, "facts": refusal.facts}, status_code=status)


def reject(_: Request[Any, Any, Any], error: HTTPException) -> Told:
    """Say by a code that a request makes no sense."""
    code = CODES.get(error.status_code, "malformed" if error.status_code < FAULT else "server")
    return Response({"code": code, "facts": {}}, status_code=error.status_code)


def fail(request: Request[Any, Any, Any], error: Exception) -> Told:
    """Say that something went wrong here, and log where; what it was about stays here."""
    if isinstance(error, RecursionError | UnicodeDecodeError):
        return reject(request, HTTPException(status_code=400))
    logger.error("%s %s", request.method, request.url.path, exc_info=error)
    return Response({"code": "server", "facts": {}}, status_code=FAULT)
