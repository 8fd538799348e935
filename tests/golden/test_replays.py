"""Golden replays: old games give the same views and scores as ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels import record_of
from tests.golden.replays import (
    FOLDER,
    SHOWN,
    expectation,
    expected_file,
    golden_files,
    moments_of,
    read_golden,
    shown_file,
    shown_views,
)
from tests.support.invariants import cheap, check_ledger

FILES = golden_files()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_gives_what_it_gave(file: Path) -> None:
    record = read_golden(file)
    assert expectation(record) == expected_file(file).read_text(encoding="utf-8")
    for game in moments_of(record):
        cheap(game)
    assert game.over
    check_ledger(game)
    assert record_of(game).text() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SHOWN)
def test_a_golden_record_shows_what_it_showed(name: str) -> None:
    kept = shown_file(name).read_text(encoding="utf-8")
    assert shown_views(read_golden(FOLDER / f"{name}.record")) == kept


def test_every_number_of_players_has_a_golden_record() -> None:
    assert {read_golden(file).config.players for file in FILES} == set(range(2, 9))


def test_every_expectation_belongs_to_a_record() -> None:
    expected = {expected_file(file).name for file in FILES}
    assert expected == {file.name for file in FILES[0].parent.glob("*.expected")}
