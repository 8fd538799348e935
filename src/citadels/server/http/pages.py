"""Pages: the client for browsers, and two addresses for whoever watches over the server."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import MediaType, Request, Response, get, route
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from ... import __version__
from .. import limits, metrics
from .dependencies import TheStore, provide_guest
from .guard import ALWAYS, FREE
from .http_cache import answer
from .previews import with_tags
from .static_files import StaticFiles


@route(
    ["/", "/{place:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={FREE: True}
)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The client and its parts; whoever sees it has a cookie."""
    files: StaticFiles = state.files
    file = files.find(request.scope["path"], request.headers.get("accept", ""))
    if files.is_page(file):
        with contextlib.suppress(SQLAlchemyError, OSError):  # the page is for worse times, too
            await provide_guest(request)
        file = await with_tags(request, state, file)
    return answer(request, file.kind, file.body, file.compressed, file.mark, file.caching)


@get("/health", opt={ALWAYS: True})
async def health(store: TheStore, state: State) -> Response[dict[str, str]]:
    """Whether the server and its database are well, and whether games still begin here."""
    try:
        async with asyncio.timeout(limits.HEALTH_SECONDS):
            await store.listed((), 1)
    except (SQLAlchemyError, OSError, TimeoutError):
        return Response({"status": "no database", "version": __version__}, status_code=503)
    status = "draining" if state.order.draining else "ok"
    return Response({"status": status, "version": __version__})


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def count() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(metrics.report(), headers={"Content-Type": CONTENT_TYPE_LATEST})
