"""Migrate: brings a database to the schema of this program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ...core.basics import InvalidConfig

LOCK: Final = 0x0C17ADE1  # so that only one of many processes migrates
HEAD: Final = "0008"  # the newest of the migrations
SCRIPTS: Final = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade the database, whatever version it has."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        if await connection.run_sync(_version) != HEAD:
            await connection.run_sync(_upgrade)


def _version(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - slow, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 - as above
    from alembic.util.exc import CommandError  # noqa: PLC0415 - as above

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a newer program was here
        raise InvalidConfig(str(error), "no-database") from error
