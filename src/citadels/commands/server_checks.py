"""Server checks: what `citadels doctor --server` looks at besides: what a public server needs."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from ..server.settings import CONTACT, Settings, embedded_file
from .checks import FAULT, FINE, NOTE, PATIENCE, Finding

LITTLE: Final = 1 << 30  # bytes that a disk should have left
SOME: Final = 0.1  # part of it that should be free
FILES: Final = 4096  # that a process should be allowed to have open
CLOCK: Final = 2.0  # seconds by which clocks may differ
OLD: Final = 36.0  # hours, for a backup
CERTIFICATE: Final = 14  # days that it should be valid
EACH: Final = 17  # connections of a worker to PostgreSQL
SPARE: Final = 5  # that others may need
DURABLE: Final = ("fsync", "full_page_writes", "synchronous_commit")
ANSWER: Final = 65_536  # bytes of an answer that are read


@dataclass
class Facts:
    """What a database says of itself."""

    schema: str = ""
    head: str = ""  # the newest schema that this program knows
    late: float = 0.0  # seconds that its clock is ahead of ours
    settings: dict[str, str] = field(default_factory=dict)  # of PostgreSQL
    has_push_key: bool = False


def examine_server(settings: Settings) -> Iterator[Finding]:
    """Look at everything that a server for strangers needs."""
    facts = read_facts(settings)
    if facts is not None:
        yield from check_schema(facts)
        yield from check_clock(facts.late)
        yield from check_postgres(facts.settings, settings.workers)
    yield from check_disks(settings)
    yield check_files()
    yield check_backups(settings.backups, time.time())
    yield from check_push(settings.push, facts)
    yield from check_site(settings.site)


def read_facts(settings: Settings) -> Facts | None:
    """Ask the database; nothing if it does not answer, which is found elsewhere."""
    if settings.is_embedded and not _file(settings).exists():
        return Facts()

    async def ask() -> Facts:
        async with asyncio.timeout(PATIENCE):
            return await _ask(settings.database or f"sqlite+aiosqlite:///{_file(settings)}")

    try:
        return asyncio.run(ask())
    except Exception:  # noqa: BLE001 - as the check of the database says
        return None


def _file(settings: Settings) -> Path:
    url = settings.database
    return Path(url.partition(":///")[2]) if url else embedded_file()


async def _ask(url: str) -> Facts:
    migrate = import_module("citadels.server.storage.migrate")
    store = import_module("citadels.server.storage.store").Store
    text = import_module("sqlalchemy").text
    database = await store.connect(url)
    facts = Facts(head=migrate.HEAD)
    try:
        async with database.engine.connect() as connection:
            facts.schema = await connection.run_sync(migrate.version_of)
            if facts.schema:
                query = text("SELECT count(*) FROM secrets WHERE name = 'push'")
                facts.has_push_key = bool(await connection.scalar(query))
            if database.engine.dialect.name == "postgresql":
                rows = await connection.execute(text("SELECT name, setting FROM pg_settings"))
                facts.settings = {name: str(value) for name, value in rows}
                facts.late = database.now() - time.time()
    finally:
        await database.close()
    return facts


def check_schema(facts: Facts) -> Iterator[Finding]:
    """Whether the database is of this program."""
    said = {"name": facts.schema, "version": facts.head}
    if not facts.schema:
        yield Finding("schema", "none", NOTE)
    elif facts.schema > facts.head:
        yield Finding("schema", "newer", FAULT, said)
    elif facts.schema < facts.head:
        yield Finding("schema", "older", NOTE, said)
    else:
        yield Finding("schema", "fine", FINE, said)


def check_clock(late: float) -> Iterator[Finding]:
    """Whether our clock is that of the database; backups, cookies and certificates go by it."""
    if abs(late) > CLOCK:
        yield Finding("clock", "off", NOTE, {"text": f"{abs(late):.0f}"})


def check_postgres(settings: dict[str, str], workers: int) -> Iterator[Finding]:
    """Whether PostgreSQL keeps what it confirms, and has room for us."""
    if not settings:
        return
    off = [name for name in DURABLE if settings.get(name) == "off"]
    if off:
        yield Finding("postgres", "careless", FAULT, {"names": ", ".join(off)})
    if settings.get("autovacuum") == "off":
        yield Finding("postgres", "vacuum", NOTE)
    most, needed = int(settings.get("max_connections", "0")), workers * EACH + SPARE
    if most < needed:
        facts = {"text": str(most), "value": str(needed)}
        yield Finding("postgres", "connections", FAULT, facts)
    if settings.get("server_encoding") != "UTF8":
        facts = {"name": settings.get("server_encoding", "")}
        yield Finding("postgres", "encoding", FAULT, facts)
    if settings.get("archive_mode") == "off":
        yield Finding("postgres", "archive", NOTE)
    if not off:
        yield Finding("postgres", "durable")


def check_disks(settings: Settings) -> Iterator[Finding]:
    """Whether there is room for games and backups."""
    places = [_file(settings).absolute()] if settings.is_embedded else []
    places += [Path(settings.backups).absolute()] if settings.backups else []
    for place in dict.fromkeys(_there(place) for place in places or [Path.cwd()]):
        usage = shutil.disk_usage(place)
        free = f"{usage.free / (1 << 30):.1f}"
        facts = {"file": str(place), "free": free}
        if usage.free < LITTLE:
            yield Finding("disk", "full", FAULT, facts)
        elif usage.free < SOME * usage.total:
            yield Finding("disk", "filling", NOTE, facts)
        else:
            yield Finding("disk", "fine", FINE, facts)


def _there(place: Path) -> Path:
    return next(each for each in (place, *place.parents) if each.is_dir())


def check_files() -> Finding:
    """Whether there may be many connections."""
    try:
        resource = import_module("resource")
    except ImportError:
        return Finding("files", "unknown")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    endless = most == resource.RLIM_INFINITY
    facts: dict[str, str] = {"text": "∞" if endless else str(most)}
    if not endless and most < FILES:
        return Finding("files", "few", FAULT, facts)
    return Finding("files", "fine", FINE, facts)


def check_backups(place: str, now: float) -> Finding:
    """Whether there is a backup, and a new one."""
    if not place:
        return Finding("backup", "nowhere", NOTE)
    newest = import_module("citadels.server.gauges").newest_backup(Path(place))
    facts: dict[str, str] = {"file": place}
    if newest is None:
        return Finding("backup", "none", FAULT, facts)
    hours = (now - newest) / 3600
    facts["text"] = f"{hours:.0f}"
    return Finding(
        "backup", "old" if hours > OLD else "fine", FAULT if hours > OLD else FINE, facts
    )


def check_push(contact: str, facts: Facts | None) -> Iterator[Finding]:
    """Whether pushes can be sent."""
    if not contact:
        return
    if not CONTACT.fullmatch(contact):
        yield Finding("push", "contact", FAULT, {"name": contact})
    elif facts is not None and not facts.has_push_key:
        yield Finding("push", "new", NOTE)
    else:
        yield Finding("push", "fine")


def check_site(site: str) -> Iterator[Finding]:
    """Whether strangers reach the server as they should: by its public address."""
    if not site:
        yield Finding("site", "unknown", NOTE)
        return
    place = urlsplit(site)
    if place.scheme != "https":
        yield Finding("site", "plain", FAULT, {"address": site})
    try:
        status, head, days = ask_site(site, "/")
    except OSError as error:
        reason = str(error).strip() or type(error).__name__
        yield Finding("site", "silent", FAULT, {"address": site, "text": reason})
        return
    if days is not None:
        facts = {"text": str(days)}
        if days < CERTIFICATE:
            yield Finding("certificate", "ending", FAULT, facts)
        else:
            yield Finding("certificate", "valid", FINE, facts)
    yield from _check_answers(site, place.scheme, status, head)


def _check_answers(site: str, scheme: str, status: int, head: str) -> Iterator[Finding]:
    low = head.lower()
    if status != 200:
        yield Finding("site", "wrong", FAULT, {"address": site, "text": str(status)})
        return
    if scheme == "https" and "set-cookie:" in low and "; secure" not in low:
        yield Finding("proxy", "scheme", FAULT)
    if ask_site(site, "/metrics")[0] == 200:
        yield Finding("proxy", "metrics", FAULT)
    if ask_site(site, "/ws", upgrade=True)[0] not in (101, 403):
        yield Finding("proxy", "sockets", FAULT)
    yield Finding("site", "answers", FINE, {"address": site})


def ask_site(site: str, path: str, *, upgrade: bool = False) -> tuple[int, str, int | None]:
    """Ask for a page as a browser would: its status and head, and the days of the certificate."""
    place = urlsplit(site)
    secure = place.scheme == "https"
    port = place.port or (443 if secure else 80)
    days: int | None = None
    with socket.create_connection((place.hostname or "", port), PATIENCE) as plain:
        line: Any = plain
        if secure:
            line = ssl.create_default_context().wrap_socket(plain, server_hostname=place.hostname)
            end = ssl.cert_time_to_seconds(line.getpeercert()["notAfter"])
            days = int((end - time.time()) // 86_400)
        wish = "Connection: close\r\n"
        if upgrade:
            wish = (
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: Y2l0YWRlbHMgZG9jdG9yIQ==\r\n"
            )
        request = f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nAccept: text/html\r\n{wish}\r\n"
        line.sendall(request.encode())
        head = _read_head(line)
        line.close()
    words = head.split(" ", 2)
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0, head, days


def _read_head(line: Any) -> str:  # noqa: ANN401 - a socket, wrapped or not
    read = b""
    while b"\r\n\r\n" not in read and len(read) < ANSWER:
        piece = line.recv(4096)
        if not piece:
            break
        read += piece
    return read.partition(b"\r\n\r\n")[0].decode("latin-1")
