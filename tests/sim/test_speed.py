"""bench/speed.py: every row and every ratio by name."""

from __future__ import annotations

import json
import subprocess
from types import SimpleNamespace

import pytest

from bench import ours, peers, speed
from bench.rows import Row, build_name, make_row
from bench.speed import best_rows, ratios_of

QUICK = ("--seconds", "0.01", "--rounds", "1")


@pytest.fixture
def with_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer that is always installed: 10 decisions a second, every other one forced."""
    row = make_row("catanatron", 10, 5, 1.0, "made up")
    monkeypatch.setattr(peers, "check", lambda: None)
    monkeypatch.setattr(peers, "ROWS", {"catanatron": lambda _: row})


@pytest.fixture
def without_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where no peer is installed."""

    def fail() -> None:
        raise peers.PeersMissing("not installed")

    monkeypatch.setattr(peers, "check", fail)


@pytest.mark.parametrize("name", list(ours.ROWS))
def test_our_rows_count(name: str) -> None:
    row = ours.ROWS[name](0.01)
    assert row.name == name
    assert row.decisions == row.forced + row.unforced > 0
    assert row.decisions_per_second == pytest.approx(row.decisions / row.cpu_seconds)
    assert (row.forced > 0) == (name in ("driven", "own_loop"))


@pytest.mark.usefixtures("with_peer")
def test_rows_and_ratios_with_peers(capsys: pytest.CaptureFixture[str]) -> None:
    assert speed.main([*QUICK, "--json"]) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    rows = {row["name"]: row for row in found["rows"]}
    assert rows.keys() == {*ours.ROWS, "interpreted", "catanatron"}
    driven, ratios = rows["driven"], found["ratios"]
    expected = driven["decisions_per_second"] / 10
    assert ratios["driven_vs_catanatron"] == pytest.approx(expected, rel=1e-3)
    unforced = driven["unforced_per_second"] / 5
    assert ratios["driven_vs_catanatron_unforced"] == pytest.approx(unforced, rel=1e-3)
    assert said.err.startswith("round 1 of 1: driven\n")


@pytest.mark.usefixtures("with_peer")
def test_the_table_that_is_committed(capsys: pytest.CaptureFixture[str]) -> None:
    assert speed.main([*QUICK, "--only", "driven,catanatron"]) == 0
    table = capsys.readouterr().out
    assert f"engine {build_name()}; best of 1 rounds of 0.01 CPU seconds" in table
    assert "| `catanatron` | 10 | 5 | 50% |" in table
    assert "| `driven_vs_catanatron` |" in table and "`setup`" not in table


@pytest.mark.usefixtures("without_peers")
def test_without_peers_the_rows_are_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert speed.main([*QUICK, "--only", "driven,catanatron", "--json"]) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert [row["name"] for row in found["rows"]] == ["driven"] and found["ratios"] == {}
    assert found["peers_missing"] == "not installed" and said.err.endswith("not installed\n")


def test_a_measurement_needs_time(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        speed.main(["--rounds", "0"])
    assert end.value.code == 2
    assert "at least 1 round" in capsys.readouterr().err


def test_the_interpreted_row_comes_from_the_sources() -> None:
    row = speed.interpreted(0.01)
    assert row.name == "interpreted" and row.note.startswith("interpreted") and row.decisions > 0


@pytest.mark.parametrize(
    ("code", "out", "complaint"),
    [(1, "", "failed: broken"), (0, '{"build": "compiled"}', "not the interpreted engine")],
)
def test_no_other_engine_is_taken_for_the_interpreted_one(
    monkeypatch: pytest.MonkeyPatch, code: int, out: str, complaint: str
) -> None:
    done = SimpleNamespace(returncode=code, stdout=out, stderr="broken")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    with pytest.raises(RuntimeError, match=complaint):
        speed.interpreted(0.01)


def test_the_best_round_counts() -> None:
    slow, fast = make_row("a", 10, 0, 2.0, ""), make_row("a", 10, 0, 1.0, "")
    assert best_rows(iter([("a", slow), ("a", fast), ("a", slow)])) == {"a": fast}


def test_a_clone_is_compared_as_a_whole() -> None:
    rows: dict[str, Row] = {
        "clone": make_row("clone", 100, 0, 1.0, ""),
        "catanatron_copy": make_row("catanatron_copy", 5, 0, 1.0, ""),
    }
    assert ratios_of(rows) == {"clone_vs_catanatron_copy": 20.0}


def test_every_ratio_is_of_rows_that_there_are() -> None:
    for our, their in speed.RATIOS:
        assert our in (*ours.ROWS, "interpreted") and their in peers.ROWS
