"""bench/strength.py: plays its cells, goes on where it ended, and writes what it found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import strength
from bench import strength_table as table
from citadels.core.registry import EDITIONS
from citadels.sim.arena import Match, Played
from citadels.sim.journal import Deal
from tests.sim import fake_bots as fakes

PRESETS = sum(len(box.presets) for box in EDITIONS.values())
LOST, WON = (2, 1, 3, 4), (1, 2, 3, 4)


def small(folder: Path, *more: str) -> list[str]:
    options = {
        "--levels": f"random,{fakes.BUILDER}",
        "--anchors": "random",
        "--games": "8",
        "--cell": "4",
        "--jobs": "1",
        "--folder": str(folder / "journals"),
        "--out": str(folder / "strength.md"),
    }
    return [word for option in options.items() for word in option] + list(more)


def test_the_cells_are_those_that_must_be_shown() -> None:
    cells = strength.all_cells(strength.read_options([]))
    names = [cell.name for cell in cells]
    assert len(set(names)) == len(names) == 6 + 2 + 5 * (6 + PRESETS)
    games = {section: set[int]() for section in ("levels", "pools", "players", "presets")}
    for cell in cells:
        games[cell.section].add(cell.match.games)
    assert games == {"levels": {1000}, "pools": {1000}, "players": {200}, "presets": {200}}
    goals = {cell.name: cell.goal for cell in cells if cell.section == "levels"}
    assert goals["levels-master_builder-citizen"] == 0.45
    assert goals["levels-regent-master_builder"] == 0.34
    assert goals["levels-apprentice-random"] == 0.9
    pools = [cell.match for cell in cells if cell.section == "pools"]
    assert [(pool.players, pool.pool[0]) for pool in pools] == [(6, "regent")] * 2
    assert all({"rush", "richard"} <= set(pool.pool) for pool in pools)


def test_a_small_table(tmp_path: Path) -> None:
    assert strength.main(small(tmp_path, "--only", "levels")) == 0
    assert "## Presets" not in (tmp_path / "strength.md").read_text()
    (journal,) = (tmp_path / "journals").rglob("*.jsonl")
    kept = journal.read_bytes()
    assert strength.main(small(tmp_path)) == 0
    assert journal.read_bytes() == kept
    text = (tmp_path / "strength.md").read_text()
    assert f"of {2 + 6 + PRESETS} cells show what they must" in text
    assert re.search(rf"\| {fakes.BUILDER} \| random \| 8 \| [\d.]+ \([\d.]+ to [\d.]+\)", text)
    assert text.count("\n| deluxe ") + text.count("\n| classic ") == 10
    for head in ("Other numbers", "Presets", "Six players", "Time per decision"):
        assert f"## {head}" in text
    begun = sorted((tmp_path / "journals").rglob("*.jsonl"))
    assert len(begun) == 2 + 6 + PRESETS
    assert strength.main(small(tmp_path, "--table")) == 0
    again = (tmp_path / "strength.md").read_text()
    assert again.replace(" --table", "") == text


def test_an_interrupt_writes_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "run", lambda match, *_: Played(match, interrupted=True))
    assert strength.main(small(tmp_path)) == 130
    assert not (tmp_path / "strength.md").exists()


def deals(*places: tuple[int, ...]) -> dict[int, Deal]:
    bots = ("one", "other", "other", "other")
    return {n: Deal(n, bots, (row,) * 4, (), {}, 0.0) for n, row in enumerate(places)}


def test_what_is_not_reached_is_marked() -> None:
    match = Match("one", "other", games=80)
    strong = Played(match, deals(*[WON] * 19, LOST))
    weak = Played(match, deals(*[LOST] * 20))
    assert table.Result("levels", 0.5, strong).reached
    assert not table.Result("levels", 0.95, strong).reached
    assert table.Result("presets", None, strong).reached
    assert not table.Result("presets", None, weak).reached
    text = table.write_table([table.Result("levels", 0.5, weak)], "command")
    assert "**0 of 1 cells" in text and "| 0.0 (0.0 to 16.8) ✗ |" in text
    assert "✗ |" not in table.write_table([table.Result("levels", 0.5, strong)], "command")
