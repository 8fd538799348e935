"""Static files: the browser client, read once when the server starts.

Whatever is asked for is looked up by its whole name, so nothing else can be had from the disk.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

import msgspec
from litestar.exceptions import NotFoundException

from .http_cache import compress, mark_of

BUILT: Final = Path(__file__).parents[1] / "static"  # made from web/; absent where it was not built
INDEX: Final = "/index.html"
HASHED: Final = "/assets/"  # the names of these change with their contents
DRAWN: Final = "/art/"  # dozens on one screen; the names of these stay
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_A_WHILE: Final = "public, max-age=600"
ASK_FIRST: Final = "private, no-cache"  # a cookie goes with the page: only for its reader
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
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Citadels</title>
<h1>Citadels</h1>
<p>The server is running, but its browser client was not built.</p>
<p>In the sources, <code>python3 run.py</code> builds it and needs Node, or a network to fetch Node
from. An installed wheel brings it along.</p>
</html>
"""
COMPRESSED: Final = (".css", ".ftl", ".html", ".js", ".json", ".md", ".svg", ".txt", ".webmanifest")


class File(msgspec.Struct, frozen=True):
    """One file as it is sent, compressed too where that is shorter."""

    kind: str
    body: bytes
    compressed: bytes
    mark: str  # the same as long as the contents are
    caching: str


class StaticFiles:
    """All files that a browser may load; without a built client, a page that says how to get it."""

    def __init__(self, built: Path = BUILT) -> None:
        self.files = _read(built)
        self.client = self.files.get(INDEX) or _make(INDEX, ".html", NOT_BUILT)

    def find(self, path: str, accepted: str) -> File:
        """The file of that name, or for a place in the client the client itself."""
        if path == "/":
            return self.client
        file = self.files.get(path)
        if file is None:
            is_place = "text/html" in accepted and "." not in path.rpartition("/")[2]
            if not is_place or path.startswith((HASHED, DRAWN)):
                raise NotFoundException
            return self.client
        return file

    @property
    def version(self) -> str:
        """A short word that changes with the client: whoever shows an older one may load anew."""
        return self.client.mark.strip('"')

    def body(self, path: str) -> bytes | None:
        """What is in a file, if there is one of that name."""
        file = self.files.get(path)
        return None if file is None else file.body

    @property
    def styles(self) -> str:
        """All style sheets."""
        sheets = [file.body for name, file in self.files.items() if name.endswith(".css")]
        return b"\n".join(sheets).decode()

    def is_page(self, file: File) -> bool:
        """Whether this is what people see, and not a part of it."""
        return file is self.client


def _read(folder: Path) -> dict[str, File]:
    """Read all files of a folder, if there is one."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = f"/{path.relative_to(folder).as_posix()}"
            files[name] = _make(name, path.suffix, path.read_bytes())
    return files


@functools.cache  # compressing takes most of the time
def _make(name: str, ending: str, body: bytes) -> File:
    compressed = compress(body) if ending in COMPRESSED else b""
    lasting = FOR_A_WHILE if name.startswith(DRAWN) else ASK_FIRST
    caching = FOR_EVER if name.startswith(HASHED) else lasting
    return File(KINDS.get(ending, ANYTHING), body, compressed, mark_of(body), caching)
