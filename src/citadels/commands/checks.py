"""Checks: what `citadels doctor` looks at, one function for each."""

from __future__ import annotations

import asyncio
import json
import os
import platform
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from importlib import import_module, metadata
from pathlib import Path
from typing import Final

from ..core import game
from ..core.basics import InvalidConfig
from ..server.settings import embedded_file
from ..terminal.style import make_console
from ..words import LANGUAGES
from ..words.bundles import wished_here
from . import clone
from .serve import PORT

FINE: Final = "fine"
NOTE: Final = "note"  # it works, and could be better
FAULT: Final = "fault"  # what was asked for does not work
OLDEST: Final = (3, 11)
NARROW: Final = 80  # columns
PATIENCE: Final = 5.0  # seconds for a database, Redis or a server to answer
NEAR: Final = 2.0  # the same for a server on this machine
ANSWER: Final = 4096  # bytes of an answer that are read
EXTRAS: Final = (
    *("server", "passkeys", "pictures", "postgres", "redis", "push", "telemetry"),
    *("mcp", "report", "cluster", "rl"),
)


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: `doctor-WHAT-HOW` says it."""

    what: str
    how: str
    state: str = FINE
    facts: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The message that says it; its `remedy` is what to do."""
        return f"doctor-{self.what}-{self.how}"

    def plain(self) -> dict[str, object]:
        """The finding for other programs."""
        return {"what": self.what, "how": self.how, "state": self.state, "facts": self.facts}


def examine(host: str, port: int | None, database: str, redis: str) -> list[Finding]:
    """Look at everything, in the order in which it is needed."""
    findings = [check_python(sys.version_info[:2]), check_build(str(game.__file__))]
    if clone.is_clone():
        findings += check_tools()
    extras = list(check_extras(database, redis))
    findings += extras
    if not any(found.facts["extra"] == "server" for found in extras if found.how == "missing"):
        findings += [check_client(), check_port(host, port), check_database(database)]
    if redis and not any(found.state == FAULT for found in extras):
        findings.append(check_redis(redis))
    return [*findings, *check_terminal(), check_language()]


def check_python(version: tuple[int, int]) -> Finding:
    """Whether this Python is new enough."""
    facts: dict[str, str] = {"version": platform.python_version(), "name": sys.platform}
    if version < OLDEST:
        return Finding("python", "old", FAULT, facts)
    return Finding("python", "fine", FINE, facts)


def check_build(file: str) -> Finding:
    """Whether the engine is compiled."""
    if file.endswith(".py"):
        return Finding("build", "interpreted", NOTE)
    return Finding("build", "compiled")


def check_tools() -> Iterator[Finding]:
    """What there is to build with, where the package runs from its sources."""
    if name := clone.compiler():
        yield Finding("compiler", "there", FINE, {"name": name})
    else:
        yield Finding("compiler", "missing", NOTE)
    if not clone.has_headers():
        yield Finding("headers", "missing", NOTE)
    if file := clone.node():
        yield Finding("node", "there", FINE, {"file": file})
    else:
        yield Finding("node", "missing", NOTE)


def check_extras(database: str, redis: str) -> Iterator[Finding]:
    """Which extras are installed; one that is asked for must be."""
    asked = {"postgres": database.startswith("postgresql"), "redis": bool(redis)}
    for extra in EXTRAS:
        needed = packages_of(extra)
        if not needed:
            continue  # neither an installed package nor sources say what it holds
        missing = sorted(name for name in needed if not _is_installed(name))
        command = f'pip install "citadels[{extra}]"'
        if not _is_installed("citadels"):  # run.py put the packages there, and pip knows no other
            command = f"python3 -m pip --python {sys.prefix} install {' '.join(missing)}"
        facts = {"extra": extra, "names": ", ".join(missing), "text": command}
        if not missing:
            yield Finding("extra", "there", FINE, facts)
        else:
            yield Finding("extra", "missing", FAULT if asked.get(extra) else NOTE, facts)


def packages_of(extra: str) -> set[str]:
    """The packages of an extra, with those of the extras it holds."""
    found: set[str] = set()
    for need in _needs_of(extra):
        own = re.match(r"citadels\[(.+)\]", need)
        inside = own[1].split(",") if own else []
        found = found.union(*map(packages_of, inside)) if own else found | {_name(need)}
    return found


def _needs_of(extra: str) -> list[str]:
    """What an extra asks for: as it was installed, or as the sources say."""
    try:
        lines = metadata.requires("citadels") or []
    except metadata.PackageNotFoundError:  # run.py links the sources without installing them
        return clone.needs_of(extra)
    asked = re.compile(rf"extra == ['\"]{extra}['\"]")
    return [need for need, _, why in (line.partition(";") for line in lines) if asked.search(why)]


def _name(need: str) -> str:
    name = re.split(r"[^\w.-]", need.strip())[0]
    return re.sub(r"[-_.]+", "-", name).lower()  # as packages are called, however they are written


def _is_installed(package: str) -> bool:
    try:
        metadata.distribution(package)
    except metadata.PackageNotFoundError:
        return False
    return True


def check_client() -> Finding:
    """Whether the server has a browser client to serve."""
    built: Path = import_module("citadels.server.http.static_files").BUILT
    there = (built / "index.html").exists()
    return Finding("client", "built") if there else Finding("client", "missing", FAULT)


def check_port(host: str, port: int | None) -> Finding:
    """Whether the server can listen; at another port too, unless one is named."""
    find_port = import_module("citadels.server.serve").find_port
    wanted = PORT if port is None else port
    facts: dict[str, str] = {"port": str(wanted)}
    try:
        free = find_port(host, wanted) if port is None else find_port(host, wanted, 1)
    except InvalidConfig:
        if _serves(host, wanted):
            return Finding("port", "serves", FINE, facts)
        return Finding("port", "taken", FAULT, facts)
    if free != wanted:
        return Finding("port", "next", NOTE, facts | {"free": str(free)})
    return Finding("port", "free", FINE, facts)


def _serves(host: str, port: int) -> bool:
    """Whether it is a server of ours that has a port already."""
    place = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - it is asked there
    line = HTTPConnection(place, port, timeout=NEAR)
    try:
        line.request("GET", "/health")
        told = json.loads(line.getresponse().read(ANSWER))
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        line.close()
    return isinstance(told, dict) and {"status", "version"} <= told.keys()


def check_database(url: str) -> Finding:
    """Whether games can be kept: in a file, or by a database that answers."""
    if url and not url.startswith("sqlite"):
        return _check_far_database(url)
    return _check_file(Path(url.partition(":///")[2]) if url else embedded_file())


def _check_file(file: Path) -> Finding:
    facts: dict[str, str] = {"file": str(file)}
    folder = next(place for place in file.absolute().parents if place.exists())
    if not os.access(file if file.exists() else folder, os.W_OK):
        return Finding("database", "locked", FAULT, facts)
    if file.exists() and file.stat().st_size:
        try:
            with sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True) as connection:
                connection.execute("SELECT version_num FROM alembic_version")
        except sqlite3.Error as error:
            return Finding("database", "broken", FAULT, facts | {"text": str(error)})
    return Finding("database", "file", FINE, facts)


def _check_far_database(url: str) -> Finding:
    store = import_module("citadels.server.storage.store").Store

    async def connect() -> None:
        async with asyncio.timeout(PATIENCE):
            await (await store.connect(url)).close()

    facts: dict[str, str] = {"address": hidden(url)}
    try:
        asyncio.run(connect())
    except Exception as error:  # noqa: BLE001 - whatever a driver raises is what is wrong
        return Finding("database", "silent", FAULT, facts | {"text": _first_line(error)})
    return Finding("database", "answers", FINE, facts)


def check_redis(url: str) -> Finding:
    """Whether Redis answers."""
    client = import_module("redis").Redis
    facts: dict[str, str] = {"address": hidden(url)}
    try:
        with client.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        ) as redis:
            redis.ping()
    except Exception as error:  # noqa: BLE001 - as for a database
        return Finding("redis", "silent", FAULT, facts | {"text": _first_line(error)})
    return Finding("redis", "answers", FINE, facts)


def hidden(url: str) -> str:
    """An address without its password."""
    return re.sub(r"(?<=://)([^:/@]*):[^@]*(?=@)", r"\1", url)


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(".")


def check_terminal() -> Iterator[Finding]:
    """How much room there is, and which letters and colours can be shown."""
    width = shutil.get_terminal_size().columns
    state = NOTE if width < NARROW else FINE
    yield Finding("width", "narrow" if width < NARROW else "fine", state, {"text": str(width)})
    encoding = sys.stdout.encoding or "ascii"
    if not encoding.lower().replace("-", "").startswith("utf"):
        yield Finding("letters", "few", NOTE, {"name": encoding})
    coloured = make_console().color_system is not None
    yield Finding("colour", "there" if coloured else "off")


def check_language() -> Finding:
    """Whether the language of the environment is one of ours."""
    wish = wished_here()[:2]
    known = ", ".join(LANGUAGES)
    if wish and wish not in (*LANGUAGES, "C", "C.", "PO"):  # C, C.UTF-8, POSIX: none is wished for
        return Finding("language", "unknown", NOTE, {"name": wish, "known": known})
    return Finding("language", "fine", FINE, {"known": known})
