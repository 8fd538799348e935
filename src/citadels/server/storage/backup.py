"""Backup: a database into an archive, as it was at one moment; and an archive into a database."""

from __future__ import annotations

import asyncio
import itertools
import os
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    String,
    Table,
    collate,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ... import __version__
from ...core.basics import Refusal
from .archive import Head, Part, Row, Writer, read_archive
from .migrate import HEAD, upgrade, version_of
from .sqlite import keep_private

BATCH: Final = 1000  # rows that are read or written at once
VERSION: Final = "alembic_version"  # the table of migrations, which the head stands for
BESIDE: Final = ("-wal", "-shm", "-journal")  # files that belong to one of SQLite's

Told = Callable[[int, int], None]  # rows that are done, and all of them


def back_up(url: str, stream: IO[bytes], tell: Told) -> str:
    """Write a whole database as it is now; give the hash of what was written."""
    if url.startswith("sqlite"):
        return _back_up_file(url, stream, tell)

    async def run() -> str:
        engine = create_async_engine(url, hide_parameters=True)
        try:
            async with engine.connect() as plain:
                frozen = await plain.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
                return await frozen.run_sync(_dump, stream, tell)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def _back_up_file(url: str, stream: IO[bytes], tell: Told) -> str:
    file = file_of(url)
    if not file.exists():
        raise Refusal(f"there is no {file}", "no-database-file", file=str(file))
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")  # what is read from now on is of one moment
            return _dump(connection, stream, tell)
    finally:
        engine.dispose()


def file_of(url: str) -> Path:
    """The file of an embedded database."""
    return Path(url.partition(":///")[2])


def _dump(connection: Connection, stream: IO[bytes], tell: Told) -> str:
    schema = version_of(connection)
    if schema != HEAD:
        raise Refusal(f"schema {schema}, not {HEAD}", "other-schema", name=schema or "-")
    tables = _tables(connection)
    count = {each: connection.scalar(select(func.count()).select_from(each)) for each in tables}
    rows = sum(int(number or 0) for number in count.values())
    writer = Writer(stream, Head(__version__, schema, round(time.time(), 3), rows))
    for table in tables:
        columns = sorted(table.columns, key=lambda column: column.name)
        writer.begin(table.name, [column.name for column in columns])
        query = select(*columns).order_by(*map(_in_order, table.primary_key))
        options: dict[str, Any] = {"stream_results": True, "yield_per": BATCH}
        for row in connection.execute(query, execution_options=options):
            writer.add(row)
            if writer.all % BATCH == 0:
                tell(writer.all, rows)
        writer.end()
    tell(rows, rows)
    return writer.close()


def _in_order(column: Column[Any]) -> Any:  # noqa: ANN401 - an expression
    """Order by letters as they are, in every database the same."""
    if not isinstance(column.type, String):
        return column
    return collate(column, "C" if column.table.info["far"] else "BINARY")


def _tables(connection: Connection) -> list[Table]:
    """The tables that a database has, whichever these are; whoever is referred to comes first."""
    metadata = MetaData()
    metadata.reflect(connection)
    for table in metadata.tables.values():
        table.info["far"] = connection.dialect.name == "postgresql"
    return [table for table in metadata.sorted_tables if table.name != VERSION]


# Restoring


def restore(stream: IO[bytes], url: str, tell: Told) -> Head:
    """Fill an empty database from an archive: all of it, or nothing at all."""
    if url.startswith("sqlite"):
        return _restore_file(stream, file_of(url), tell)

    async def run() -> Head:
        engine = create_async_engine(url, hide_parameters=True)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(_fill, stream, tell)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def _restore_file(stream: IO[bytes], file: Path, tell: Told) -> Head:
    """Make a file beside the wanted one, and only at the end put it there."""
    _check_free(file)
    made = file.with_name(f"{file.name}.restoring")
    made.unlink(missing_ok=True)
    keep_private(str(made))
    engine = create_engine(f"sqlite:///{made}", hide_parameters=True)
    event.listen(engine, "connect", lambda link, _: link.execute("PRAGMA foreign_keys=ON"))
    try:
        with engine.begin() as connection:
            head = _fill(connection, stream, tell)
        engine.dispose()
        with made.open("rb+") as whole:
            os.fsync(whole.fileno())
        made.replace(file)
    finally:
        engine.dispose()
        for end in ("", *BESIDE):
            made.with_name(made.name + end).unlink(missing_ok=True)
    return head


def _check_free(file: Path) -> None:
    used = [Path(f"{file}{end}") for end in ("", *BESIDE)]
    if any(each.exists() and each.stat().st_size for each in used):
        raise Refusal(f"{file} is there", "restore-full", name=str(file))


def _fill(connection: Connection, stream: IO[bytes], tell: Told) -> Head:
    if inspect(connection).get_table_names():
        name = connection.engine.url.render_as_string()  # which shows no password
        raise Refusal("the database has tables", "restore-full", name=name)
    items = read_archive(stream)
    head = next(items)
    assert isinstance(head, Head)
    if head.schema > HEAD:
        raise Refusal(f"schema {head.schema}, not {HEAD}", "backup-newer")
    upgrade(connection, head.schema)
    tables = {table.name: table for table in _tables(connection)}
    done, place = 0, ""
    try:
        for part, rows in _parts(items):
            place = part.table
            for batch in _batches(rows):
                done += len(batch)
                _insert(connection, tables[place], part, batch)
                tell(done, max(done, head.rows))
    except Refusal:
        raise
    except (KeyError, TypeError, ValueError) as error:  # no row, or not of such a table
        raise Refusal(str(error), "backup-damaged", name=place, amount=done) from error
    _set_counters(connection, list(tables.values()))
    if head.schema != HEAD:
        upgrade(connection)
    return head


def _parts(items: Iterator[Head | Part | Row]) -> Iterator[tuple[Part, Iterator[Row]]]:
    for part, group in itertools.groupby(items, _Kept()):
        rows = (item for item in group if isinstance(item, list))
        yield part, rows


class _Kept:
    """Says of each item to which part it belongs."""

    part = Part("", [])

    def __call__(self, item: Head | Part | Row) -> Part:
        if isinstance(item, Part):
            self.part = item
        return self.part


def _batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    items = iter(rows)
    while batch := list(itertools.islice(items, BATCH)):
        yield batch


def _insert(connection: Connection, table: Table, part: Part, rows: list[Row]) -> None:
    values = [dict(zip(part.columns, row, strict=True)) for row in rows]
    try:
        connection.execute(insert(table), values)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise Refusal(reason, "restore-refused", name=table.name) from error


def _set_counters(connection: Connection, tables: list[Table]) -> None:
    """Let numbers that PostgreSQL gives go on after the highest; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.primary_key:
            place = {"t": table.name, "c": column.name}
            query = text("SELECT pg_get_serial_sequence(:t, :c)")
            if name := connection.scalar(query, place):
                last = connection.scalar(select(func.max(column)))
                again = text("SELECT setval(CAST(:name AS regclass), :last, :used)")
                said = {"name": name, "last": last or 1, "used": last is not None}
                connection.execute(again, said)
