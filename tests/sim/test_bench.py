"""The benchmark: every row and every ratio by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels.sim import bench
from citadels.sim.bench import OURS, Row, best_rows, load_peers, make_row, ratios_of

PEERS = """
from typing import NamedTuple
class Row(NamedTuple):
    name: str
    decisions: int
    forced: int
    unforced: int
    cpu_seconds: float
    decisions_per_second: float
    unforced_per_second: float
    note: str
def catanatron(seconds):
    return Row("catanatron", 10, 5, 5, 1.0, 10.0, 5.0, "made up")
ROWS = {"catanatron": catanatron}
"""


@pytest.mark.parametrize("name", list(OURS))
def test_our_rows_count(name: str) -> None:
    row = OURS[name](0.01)
    assert row.name == name
    assert row.decisions == row.forced + row.unforced > 0
    assert row.decisions_per_second == pytest.approx(row.decisions / row.cpu_seconds)
    assert (row.forced > 0) == (name in ("driven", "own_loop"))


def test_rows_and_ratios_with_peers(tmp_path: Path) -> None:
    file = tmp_path / "peers.py"
    file.write_text(PEERS)
    heard: list[str] = []
    found = bench.bench(0.01, 2, file, "", heard.append)
    rows = {row["name"]: row for row in found["rows"]}  # type: ignore[attr-defined] # plain data
    assert {*OURS, "catanatron"} <= rows.keys()
    ratios = found["ratios"]
    assert isinstance(ratios, dict)
    driven = rows["driven"]
    expected = driven["decisions_per_second"] / 10
    assert ratios["driven_vs_catanatron"] == pytest.approx(expected, rel=1e-3)
    unforced = driven["unforced_per_second"] / 5
    assert ratios["driven_vs_catanatron_unforced"] == pytest.approx(unforced, rel=1e-3)
    assert heard[0] == "round 1 of 2: driven"
    assert json.dumps(found)


def test_without_peers_the_rows_are_ours(tmp_path: Path) -> None:
    found = bench.bench(0.01, 1, tmp_path / "peers.py", "")
    assert "there is no" in str(found["peers_missing"])
    assert found["ratios"] == {}


def test_the_interpreted_row_comes_from_a_source_tree() -> None:
    tree = str(Path(__file__).parents[2] / "src")
    row = bench._interpreted(tree)(0.01)
    assert row.name == "interpreted" and row.decisions > 0


def test_a_tree_that_holds_no_interpreted_engine_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "citadels" / "sim"
    package.mkdir(parents=True)
    (tmp_path / "citadels" / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "bench.py").write_text("raise SystemExit('broken')")
    with pytest.raises(ValueError, match="failed: broken"):
        bench._interpreted(str(tmp_path))(0.01)
    row = json.dumps(make_row("driven", 1, 0, 1.0, "compiled")._asdict())
    (package / "bench.py").write_text(f"print({row!r})")
    with pytest.raises(ValueError, match="does not hold an interpreted engine"):
        bench._interpreted(str(tmp_path))(0.01)


def test_the_best_round_counts() -> None:
    slow, fast = make_row("a", 10, 0, 2.0, ""), make_row("a", 10, 0, 1.0, "")
    assert best_rows(iter([("a", slow), ("a", fast), ("a", slow)])) == {"a": fast}


def test_a_clone_is_compared_as_a_whole() -> None:
    rows: dict[str, Row] = {
        "clone": make_row("clone", 100, 0, 1.0, ""),
        "catanatron_copy": make_row("catanatron_copy", 5, 0, 1.0, ""),
    }
    assert ratios_of(rows) == {"clone_vs_catanatron_copy": 20.0}


def test_the_project_has_peers_to_load() -> None:
    rows = load_peers(Path(__file__).parents[2] / "bench" / "peers.py")
    compared = {theirs for _, theirs in bench.RATIOS}
    assert compared <= rows.keys()
