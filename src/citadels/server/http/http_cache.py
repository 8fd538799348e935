"""HTTP cache: answers that are not sent twice, and travel compressed where that is shorter."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Any, Final, TypeVar, cast

from litestar import MediaType, Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

WORTH: Final = 1000  # bytes from which on it is worth compressing
LEVEL: Final = 6
ASK_FIRST: Final = "no-cache"  # keep it, but ask whether it is still the same

AnyRequest = Request[Any, Any, Any]
Thing = TypeVar("Thing")


def mark_of(body: bytes) -> str:
    """The ETag of something: the same as long as its contents are."""
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


def compress(body: bytes) -> bytes:
    """Compress what is long enough to be worth it; else give nothing."""
    return gzip.compress(body, LEVEL, mtime=0) if len(body) >= WORTH else b""


def answer(
    request: AnyRequest, kind: str, body: bytes, compressed: bytes, mark: str, caching: str
) -> Response[bytes]:
    """Send something, compressed if the browser can read that; nothing if it has it already."""
    headers = {"ETag": mark, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    status = HTTP_304_NOT_MODIFIED if _has(request, mark) else HTTP_200_OK
    if status == HTTP_304_NOT_MODIFIED:
        body = b""
    elif compressed and _reads_gzip(request):
        headers["Content-Encoding"] = "gzip"
        body = compressed
    return Response(body, status_code=status, headers=headers, media_type=kind)


async def answer_json(request: AnyRequest, _: type[Thing], body: bytes) -> Response[Thing]:
    """Send a thing that is JSON already.

    For what has no secrets only: lengths of what is compressed betray what is in it.
    """
    mark, compressed = mark_of(body), b""
    if _reads_gzip(request) and not _has(request, mark):
        compressed = await asyncio.to_thread(compress, body)
    sent = answer(request, MediaType.JSON, body, compressed, mark, ASK_FIRST)
    return cast("Response[Thing]", sent)


def _has(request: AnyRequest, mark: str) -> bool:
    return mark in request.headers.get("if-none-match", "")


def _reads_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
