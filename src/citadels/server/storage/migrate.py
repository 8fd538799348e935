"""Migrate: brings a database to the schema of this program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ...core.basics import InvalidConfig

LOCK: Final = 0x0C17ADE1  # so that only one of many processes migrates
HEAD: Final = "0011"  # the newest of the migrations
SCRIPTS: Final = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade the database, whatever version it has."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        if await connection.run_sync(version_of) != HEAD:
            await connection.run_sync(upgrade)


def version_of(connection: Connection) -> str:
    """The newest migration that a database has; empty where it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring a database to a version of the schema."""
    from alembic import command  # noqa: PLC0415 - slow, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 - as above
    from alembic.util.exc import CommandError  # noqa: PLC0415 - as above

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError as error:  # a newer program was here
        raise InvalidConfig(str(error), "no-database") from error
