"""Golden replays: old games give the same views and scores as ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels import Config, record_of
from citadels.core.position import setup_lines
from citadels.core.registry import EDITIONS
from tests.golden.replays import (
    expectation,
    expected_file,
    golden_files,
    moments_of,
    read_golden,
)
from tests.invariants import cheap, check_ledger
from tests.properties.effects import CARDS, Watcher

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


def test_every_card_is_at_work_in_a_golden_record() -> None:
    found: set[str] = set()
    for file in FILES:
        record = read_golden(file)
        watcher = Watcher(record.replay(until=0))
        for choice in record.choices:
            watcher.play(choice)
        found |= set(watcher.found)
    assert set(CARDS) - found == set(), "no golden record shows these cards"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_preset_has_a_golden_record(edition: str) -> None:
    setups = [setup_lines(read_golden(file).config) for file in FILES]
    for preset in EDITIONS[edition].presets:
        asked = [Config(players, edition, preset.id) for players in players_of(edition)]
        assert any(setup_lines(config) in setups for config in asked), f"no record of {preset.id}"


def players_of(edition: str) -> range:
    return range(2, EDITIONS[edition].max_players + 1)


def test_every_number_of_players_has_a_golden_record() -> None:
    assert {read_golden(file).config.players for file in FILES} == set(range(2, 9))


def test_every_expectation_belongs_to_a_record() -> None:
    expected = {expected_file(file).name for file in FILES}
    assert expected == {file.name for file in FILES[0].parent.glob("*.expected")}
