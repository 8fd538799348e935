"""Archive: a whole database as one packed text, the same whichever database it comes from.

A head, then every table with its rows, one JSON array each, and after them their number and hash;
at the end the number and hash of everything. Tables and their columns name themselves: nothing here
knows the schema. What is cut short, changed or missing is found when it is read.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import zlib
from collections.abc import Iterator, Sequence
from typing import IO, Any, Final, NamedTuple

from ...core.basics import Refusal

FORMAT: Final = "citadels-backup"
NUMBER: Final = 1
LEVEL: Final = 6  # of packing
LONGEST: Final = 1 << 26  # bytes of a line

Row = list[Any]


class Head(NamedTuple):
    """How an archive begins."""

    program: str
    schema: str  # the newest migration of the database
    at: float
    rows: int  # as many as there were when it was begun: for whoever waits


class Part(NamedTuple):
    """Where the rows of a table begin."""

    table: str
    columns: list[str]


class Writer:
    """Writes an archive, line by line."""

    def __init__(self, stream: IO[bytes], head: Head) -> None:
        self.stream = gzip.GzipFile("", "wb", LEVEL, stream, mtime=0)
        self.whole, self.hash = hashlib.sha256(), hashlib.sha256()
        self.rows = self.all = 0
        self.table = ""
        self._line({"format": FORMAT, "number": NUMBER, **head._asdict()})

    def _line(self, thing: object) -> bytes:
        line = json.dumps(thing, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.whole.update(line)
        self.stream.write(line)
        return line

    def begin(self, table: str, columns: Sequence[str]) -> None:
        """Begin a table."""
        self.table, self.rows, self.hash = table, 0, hashlib.sha256()
        self._line({"table": table, "columns": list(columns)})

    def add(self, row: Sequence[object]) -> None:
        """Add a row of the table."""
        self.hash.update(self._line([_packed(value) for value in row]))
        self.rows += 1
        self.all += 1

    def end(self) -> str:
        """End the table; give the hash of its rows."""
        self._line({"end": self.table, "rows": self.rows, "sha256": self.hash.hexdigest()})
        return self.hash.hexdigest()

    def close(self) -> str:
        """End the archive; give the hash of everything in it."""
        digest = self.whole.hexdigest()
        self._line({"end": "", "rows": self.all, "sha256": digest})
        self.stream.close()
        return digest


def read_archive(stream: IO[bytes]) -> Iterator[Head | Part | Row]:
    """Read an archive from its head to its end; whatever is wrong with it is said and where."""
    reader = _Reader(stream)
    yield reader.head()
    while (part := reader.part()) is not None:
        yield part
        yield from reader.rows()


class _Reader:
    """Reads an archive and counts along."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.stream = gzip.GzipFile("", "rb", fileobj=stream)
        self.whole = hashlib.sha256()
        self.table, self.row, self.all = "", 0, 0

    def _line(self) -> tuple[bytes, Any]:
        try:
            line = self.stream.readline(LONGEST)
            thing = json.loads(line) if line.endswith(b"\n") else None
        except EOFError:
            thing = None
        except (OSError, zlib.error, ValueError) as error:
            raise self._damaged() from error
        if thing is None:
            message = f"ends in {self.table} after row {self.row}"
            raise Refusal(message, "backup-cut", name=self.table, amount=self.row)
        return line, thing

    def _damaged(self) -> Refusal:
        message = f"damaged in {self.table} near row {self.row}"
        return Refusal(message, "backup-damaged", name=self.table, amount=self.row)

    def head(self) -> Head:
        try:
            line, head = self._line()
        except Refusal as error:
            raise Refusal("not a backup", "backup-none") from error
        if not isinstance(head, dict) or head.pop("format", "") != FORMAT:
            raise Refusal("not a backup", "backup-none")
        if head.pop("number", 0) != NUMBER:
            raise Refusal("a backup of a newer program", "backup-newer")
        self.whole.update(line)
        if set(head) != set(Head._fields):
            raise self._damaged()
        return Head(**head)

    def part(self) -> Part | None:
        """The next table; none after the last one."""
        before = self.whole.hexdigest()
        line, thing = self._line()
        if not isinstance(thing, dict):
            raise self._damaged()
        if "end" in thing:
            self._compare("", self.all, thing, before)
            self._end()
            return None
        self.whole.update(line)
        self.table, self.row = str(thing.get("table")), 0
        if not isinstance(thing.get("columns"), list):
            raise self._damaged()
        return Part(self.table, thing["columns"])

    def _end(self) -> None:
        """See that nothing follows: only there is the sum of the packed file checked."""
        try:
            rest = self.stream.read(1)
        except (OSError, EOFError, zlib.error) as error:
            raise self._damaged() from error
        if rest:
            raise self._damaged()

    def rows(self) -> Iterator[Row]:
        total = hashlib.sha256()
        while True:
            line, thing = self._line()
            self.whole.update(line)
            if isinstance(thing, dict):
                self._compare(self.table, self.row, thing, total.hexdigest())
                return
            if not isinstance(thing, list):
                raise self._damaged()
            total.update(line)
            self.row += 1
            self.all += 1
            yield [_unpacked(value) for value in thing]

    def _compare(self, table: str, rows: int, end: dict[str, Any], digest: str) -> None:
        if end.get("end") != table or end.get("rows") != rows:
            message, most = f"{table} has {rows} rows", int(end.get("rows", 0))
            raise Refusal(message, "backup-rows", name=table, amount=rows, most=most)
        if end.get("sha256") != digest:
            raise Refusal(f"{table} was changed", "backup-changed", name=table)


def _packed(value: object) -> object:
    """A value as JSON can hold it."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, bytes | memoryview | bytearray):
        return {"b": base64.b64encode(bytes(value)).decode()}
    if isinstance(value, dict | list):
        return {"j": value}
    raise TypeError(f"an archive cannot hold {type(value).__name__}")


def _unpacked(value: Any) -> Any:  # noqa: ANN401 - what a database holds
    if not isinstance(value, dict):
        return value
    return base64.b64decode(value["b"]) if "b" in value else value["j"]
