"""Pages: the browser client and the plain page, read once when the server starts.

Whatever is asked for is looked up by its whole name, so nothing else can be had from the disk.
"""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import NotFoundException

PLAIN: Final = Path(__file__).parent / "page"
BUILT: Final = Path(__file__).parent / "static"  # made from web/; absent where it was not built
INDEX: Final = "/index.html"
HASHED: Final = "/assets/"  # the names of these change with their contents
DRAWN: Final = "/art/"  # dozens on one screen; the names of these stay
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_A_WHILE: Final = "public, max-age=600"
ASK_FIRST: Final = "private, no-cache"  # a cookie goes with the page: only for its reader
WORTH_PACKING: Final = 1_000  # bytes
ANYTHING: Final = "application/octet-stream"
KINDS: Final = {  # Litestar adds the charset of texts
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = (".css", ".ftl", ".html", ".js", ".json", ".md", ".svg", ".txt", ".webmanifest")


class File(msgspec.Struct, frozen=True):
    """One file as it is sent, packed too where that is shorter."""

    kind: str
    body: bytes
    packed: bytes
    mark: str  # the same as long as the contents are
    caching: str


class Pages:
    """All files that a browser may load; without a built client, the plain page is the client."""

    def __init__(self, built: Path = BUILT) -> None:
        plain = _read(PLAIN, "/page")
        client = _read(built, "")
        self.files = client | plain
        self.plain = plain["/page" + INDEX]
        self.client = client.get(INDEX, self.plain)

    def find(self, path: str, accepted: str) -> File:
        """The file of that name, or for a place in the client the client itself."""
        if path == "/":
            return self.client
        if path == "/plain":
            return self.plain
        file = self.files.get(path)
        if file is None:
            is_place = "text/html" in accepted and "." not in path.rpartition("/")[2]
            if not is_place or path.startswith((HASHED, DRAWN, "/page/")):
                raise NotFoundException
            return self.client
        return file

    @property
    def version(self) -> str:
        """A short word that changes with the client: whoever shows an older one may load anew."""
        return self.client.mark.strip('"')

    def is_page(self, file: File) -> bool:
        """Whether this is what people see, and not a part of it."""
        return file is self.client or file is self.plain


def _read(folder: Path, prefix: str) -> dict[str, File]:
    """Read all files of a folder, if there is one."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = f"{prefix}/{path.relative_to(folder).as_posix()}"
            files[name] = _make(name, path.suffix, path.read_bytes())
    return files


def _make(name: str, ending: str, body: bytes) -> File:
    small = len(body) < WORTH_PACKING or ending not in PACKED
    packed = b"" if small else gzip.compress(body, mtime=0)
    mark = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    lasting = FOR_A_WHILE if name.startswith(DRAWN) else ASK_FIRST
    caching = FOR_EVER if name.startswith(HASHED) else lasting
    return File(KINDS.get(ending, ANYTHING), body, packed, mark, caching)


def answer(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send a file, unless the browser has it already."""
    headers = {"Cache-Control": file.caching, "ETag": file.mark}
    if file.packed:
        headers["Vary"] = "Accept-Encoding"
    if request.headers.get("if-none-match", "").removeprefix("W/") == file.mark:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = file.packed
    return Response(body, headers=headers, media_type=file.kind)
