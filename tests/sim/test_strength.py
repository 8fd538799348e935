"""bench/strength.py: plays its cells, goes on where it ended, and writes what it found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import strength, strength_rows
from bench import strength_table as table
from bench.strength_cells import Cell
from citadels.bots import BOTS, OFFERED
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
        "--rows": str(folder / "strength.jsonl"),
        "--out": str(folder / "strength.md"),
    }
    return [word for option in options.items() for word in option] + list(more)


def test_the_cells_are_those_that_must_be_shown() -> None:
    cells = strength.cells_of(strength.read_options([]))
    names = [cell.name for cell in cells]
    counts = dict.fromkeys(("levels", "pools", "players", "presets"), 0)
    counts |= {"responses": 0, "cheats": 0}
    for cell in cells:
        counts[cell.section] += 1
    assert len(set(names)) == len(names)
    assert counts == {
        "levels": 8,
        "pools": 6,
        "players": 5 * 6 + 2,
        "presets": 6 * PRESETS,
        "responses": 6,
        "cheats": 3,
    }
    levels = {cell.name: cell for cell in cells if cell.section == "levels"}
    assert levels["levels-master_builder-citizen"].goal == 0.45
    assert levels["levels-regent-master_builder"].goal == 0.34
    assert levels["levels-apprentice-random"].goal == 0.9
    assert [name for name, cell in levels.items() if cell.looks] == [
        "levels-grand_architect-regent"
    ]
    pools = [cell.match for cell in cells if cell.section == "pools"]
    assert all(pool.players == 6 and {"rush", "richard"} <= set(pool.pool) for pool in pools)
    assert pools[-1].pool[:2] == ("grand_architect", "regent")


def test_the_games_are_as_many_as_must_be() -> None:
    games: dict[tuple[str, str], set[int]] = {}
    for cell in strength.cells_of(strength.read_options([])):
        games.setdefault((cell.section, cell.match.challenger), set()).add(cell.match.games)
    assert games["players", "regent"] == games["presets", "regent"] == {100}
    assert games["levels", "regent"] == {800} and games["levels", "grand_architect"] == {400}
    assert games["players", "grand_architect"] == {100}
    assert games["responses", "response_citizen"] == games["cheats", "cheat_regent"] == {400}


def test_bots_that_measure_are_not_offered() -> None:
    for name in ("plain", "response_regent", "cheat_grand_architect", "regent_floor"):
        assert name in BOTS and name not in OFFERED


def test_a_small_table(tmp_path: Path) -> None:
    assert strength.main(small(tmp_path, "--only", "levels")) == 0
    assert "## Presets" not in (tmp_path / "strength.md").read_text()
    (journal,) = (tmp_path / "journals").rglob("*.jsonl")
    kept = journal.read_bytes()
    assert strength.main(small(tmp_path, "--steps", "2")) == 0
    assert journal.read_bytes() == kept
    text = (tmp_path / "strength.md").read_text()
    assert f"of {2 + 6 + PRESETS} cells show what they must" in text
    assert re.search(rf"\| {fakes.BUILDER} \| random \| 8 \| [\d.]+ \([\d.]+ to [\d.]+\)", text)
    assert text.count("\n| deluxe ") + text.count("\n| classic ") == 10
    for head in ("Other numbers", "Presets", "Six players", "Time per decision", "When it was"):
        assert f"## {head}" in text
    assert "not measured yet" not in text
    begun = sorted((tmp_path / "journals").rglob("*.jsonl"))
    assert len(begun) == 2 + 6 + PRESETS
    assert strength.main(small(tmp_path, "--table")) == 0
    assert (tmp_path / "strength.md").read_text() == text


def test_a_row_outlives_its_journal_and_gives_way_to_more_games(tmp_path: Path) -> None:
    cell = Cell("levels", Match("one", "other", games=80), 0.5)
    file = tmp_path / "rows.jsonl"
    old = strength_rows.row_of(cell, Played(cell.match, deals(*[WON] * 4)))._replace(bots="old")
    less = strength_rows.row_of(cell, Played(cell.match, deals(*[LOST] * 3)))
    more = strength_rows.row_of(cell, Played(cell.match, deals(*[LOST] * 4)))
    for row, kept in ((old, old), (less, old), (more, more)):
        strength_rows.keep(file, [row])
        assert strength_rows.read_rows(file)[cell.name].share == kept.share
    text = table.write_table([cell], strength_rows.read_rows(file))
    assert "levels: one / other: 16 of 80 games" in text


def test_an_interrupt_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "run", lambda match, *_: Played(match, interrupted=True))
    assert strength.main(small(tmp_path)) == 130
    assert "not measured yet" in (tmp_path / "strength.md").read_text()


def deals(*places: tuple[int, ...]) -> dict[int, Deal]:
    bots = ("one", "other", "other", "other")
    return {n: Deal(n, bots, (row,) * 4, (), {}, 0.0) for n, row in enumerate(places)}


def test_what_is_not_reached_is_marked() -> None:
    match = Match("one", "other", games=80)
    strong = Played(match, deals(*[WON] * 19, LOST))
    weak = Played(match, deals(*[LOST] * 20))

    def reached(section: str, goal: float | None, played: Played, looks: int = 0) -> bool:
        cell = Cell(section, match, goal, looks)
        return table.reached(cell, strength_rows.row_of(cell, played))

    assert reached("levels", 0.5, strong)
    assert not reached("levels", 0.95, strong)
    assert reached("presets", None, strong)
    assert not reached("presets", None, weak)
    assert reached("levels", 0.25, strong, 5) and not reached("levels", 0.25, weak, 5)
    for goal, cells, share in ((0.5, "0 of 1", "0.0 (0.0 to 16.8) ✗"), (None, "0 of 1", "✗")):
        cell = Cell("levels", match, goal)
        text = table.write_table([cell], {cell.name: strength_rows.row_of(cell, weak)})
        assert f"**{cells} cells" in text and share in text


def test_what_knowing_the_others_is_worth_is_counted_deal_by_deal() -> None:
    told = strength_rows.gained([0.5, 0.75, 0.5, 0.75], [0.25, 0.5, 0.25, 0.25])
    assert told.startswith("+31.2 ± ") and told.endswith("_16_")
    assert strength_rows.gained([0.5], [0.25]) == ""
