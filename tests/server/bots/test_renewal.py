"""Renewal: bots go over to a compiled build as soon as it is there, and nobody waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import citadels
from citadels.server.bots import bot_pool
from citadels.server.bots.bot_pool import BotPool
from citadels.server.bots.renewal import OFFER, Offer
from tests.server.table import make_desk, open_table

HERE = str(Path(citadels.__file__).parent)
WHERE = "str(__import__('pathlib').Path(__import__('citadels').__file__).parent)"


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Offer:
    """A build at another place, of which the stamp is still missing."""
    offer = Offer(str(tmp_path / "stamp.json"), "digest", str(tmp_path / "packages"))
    monkeypatch.setenv(OFFER, msgspec.json.encode(offer).decode())
    monkeypatch.setattr(bot_pool, "LOOK", 0.0)
    monkeypatch.syspath_prepend(str(tmp_path / "nothing"))  # and take back what is put there
    return offer


def note(offer: Offer, package: str) -> None:
    """Write the stamp."""
    Path(offer.stamp).write_text(f'{{"package": "{package}"}}')


def fill(offer: Offer) -> None:
    """Put the package there: the same one, by another name."""
    Path(offer.folder).mkdir()
    for part in Path(HERE).parent.glob("*__mypyc*"):
        (Path(offer.folder) / part.name).symlink_to(part)
    (Path(offer.folder) / "citadels").symlink_to(HERE, target_is_directory=True)


async def renewed(pool: BotPool) -> None:
    """Ask for something, so that the offer is looked at; wait for what follows."""
    await pool.run(eval, WHERE)
    assert pool.renewing is not None
    await pool.renewing


def test_bots_think_in_the_new_build_once_its_stamp_is_there(offer: Offer, tmp_path: Path) -> None:
    async def test() -> None:
        pool = BotPool(1)
        try:
            fill(offer)
            note(offer, "of other sources")
            assert await pool.run(eval, WHERE) == HERE
            assert pool.renewing is None
            note(offer, "digest")
            await renewed(pool)
            assert await pool.run(eval, WHERE) == str(Path(offer.folder, "citadels"))
            async with make_desk(tmp_path) as desk:
                table = await open_table(desk, ["ada", "ben"])
                choice = await pool.choose(table, "citizen")
                assert table.game is not None
                assert choice in [option.text for option in table.game.options]
        finally:
            pool.close()

    asyncio.run(test())


def test_bots_stay_where_they_are_if_the_new_build_does_not_run(offer: Offer) -> None:
    broken = Path(offer.folder, "citadels")
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError")

    async def test() -> None:
        pool = BotPool(1)
        try:
            note(offer, "digest")
            await renewed(pool)
            assert await pool.run(eval, WHERE) == HERE
        finally:
            pool.close()

    asyncio.run(test())


def test_nothing_is_looked_for_where_nothing_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OFFER, raising=False)
    pool = BotPool(1)
    assert pool.offer is None
    pool.close()
