"""Training: a tiny run makes a file that fits, and does not play its games again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from citadels.bots.weights import read_card
from citadels.review.weights import load_judge
from tests.review.playing import record

ROOT = Path(__file__).parents[2]


def train(folder: Path, out: Path, *more: str) -> str:
    """Run the script of the repository, and give what it said."""
    command = [sys.executable, "-m", "training.review", "--pool", "apprentice:4:3", *more]
    command += ["--players", "3,4", "--epochs", "1", "--folder", str(folder), "--out", str(out)]
    done = subprocess.run(  # noqa: S603 - our own script
        command, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_training_makes_a_file_that_fits(tmp_path: Path) -> None:
    folder, out = tmp_path / "games", tmp_path / "value.txt"
    assert "4/4 games" in train(folder, out)
    shards = {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    first = out.read_text()
    state = record(2).replay(9, events=False).state
    assert abs(sum(load_judge(out).shares(state)) - 1) < 1e-9
    train(folder, out)
    assert shards == {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    assert out.read_text() == first, "the same games give the same value"
    card = read_card(out)
    assert [plan["games"] for plan in card["plans"]] == [4, 3]
    assert card["check_games"] == 3 and card["rows"] > 0
    lame = card | {"check_loss": 9.0, "groups": {}}
    out.with_suffix(".json").write_text(json.dumps(lame))
    train(folder, out, "--check")
    again = read_card(out)
    assert again["check_loss"] == pytest.approx(card["check_loss"], abs=1e-3)
    assert set(again["groups"]) == set(card["groups"])
    assert out.read_text() == first, "the value itself stays"
