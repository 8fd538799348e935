"""A package index on this machine: our own packages, and what they need as it is installed here.

Nothing is fetched: each installed package that is needed is packed into a wheel again, so that the
tests install what was locked, quickly, and without a network.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import itertools
import threading
import zipfile
from collections.abc import Iterable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LEFT_OUT = {"INSTALLER", "RECORD", "REQUESTED", "direct_url.json"}  # written when installing


def needed(*wanted: str) -> dict[str, metadata.Distribution]:
    """The installed packages that requirements need, each with what it needs itself."""
    found: dict[str, metadata.Distribution] = {}
    seen: set[tuple[str, str]] = set()
    todo = [Requirement(line) for line in wanted]
    while todo:
        need = todo.pop()
        name = canonicalize_name(need.name)
        for extra in {"", *need.extras}:
            if (name, extra) in seen:
                continue
            seen.add((name, extra))
            found[name] = metadata.distribution(need.name)
            for inner in map(Requirement, found[name].requires or ()):
                if holds(inner.marker, extra):
                    todo.append(inner)
    return found


def holds(marker: Marker | None, extra: str) -> bool:
    return marker is None or marker.evaluate({"extra": extra})


def packed(package: metadata.Distribution, folder: Path) -> Path:
    """Pack an installed package into a wheel; its commands are made anew from its metadata."""
    said = package.read_text("WHEEL") or ""
    tags = [line.removeprefix("Tag: ").split("-") for line in said.splitlines() if "Tag: " in line]
    tag = "-".join(".".join(dict.fromkeys(part)) for part in zip(*tags, strict=True))
    stem = f"{package.name.replace('-', '_')}-{package.version}"
    record = []
    wheel = folder / f"{stem}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path in package.files or ():
            place = Path(str(package.locate_file(path)))
            if ".." in path.parts or path.suffix == ".pyc" or path.name in LEFT_OUT:
                continue
            inside = path.as_posix()
            content = place.read_bytes()
            archive.writestr(inside, content)
            mark = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
            record.append(f"{inside},sha256={mark},{len(content)}")
        info = next(line.split("/")[0] for line in record if ".dist-info/METADATA" in line)
        archive.writestr(f"{info}/RECORD", "\n".join([*record, f"{info}/RECORD,,", ""]))
    return wheel


def lay_out(folder: Path, files: Iterable[Path]) -> None:
    """Give each package the page that PEP 503 asks for, with links to its files."""
    by_name = itertools.groupby(sorted(files), lambda file: file.name.partition("-")[0])
    for name, group in by_name:
        page = folder / "simple" / canonicalize_name(name) / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        links = [f'<a href="/{f.relative_to(folder).as_posix()}">{f.name}</a>' for f in group]
        page.write_text("<!doctype html><title>links</title>" + "<br>".join(links))


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing about it."""

    def log_message(self, *_: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401 - as it is inherited
        with contextlib.suppress(ConnectionError):  # an installer has read as much as it needs
            super().copyfile(source, outputfile)


@contextlib.contextmanager
def serving_files(folder: Path) -> Iterator[str]:
    """Serve an index to this machine; give its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/simple/"
        finally:
            server.shutdown()
            thread.join()
