"""Packing: answers that are long and hold no secrets: compressed, and not sent twice."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Any, Final, TypeVar, cast

from litestar import MediaType, Request, Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED

WORTH: Final = 1000  # bytes from which on it is worth it
LEVEL: Final = 6

Thing = TypeVar("Thing")


async def packed(request: Request[Any, Any, Any], _: type[Thing], body: bytes) -> Response[Thing]:
    """Answer with something that is JSON already; briefly if the reader has it, or can unpack it.

    For what has no secrets only: lengths of what is compressed betray what is in it.
    """
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(cast("Thing", b""), status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if len(body) >= WORTH and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(cast("Thing", body), media_type=MediaType.JSON, headers=headers)
