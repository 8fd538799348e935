"""The training of a policy, and the leaderboard on which it is measured."""

from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path

import numpy as np
import pytest

WHY = "needs requirements/rl.txt: python3 -m tools.environment interpreted dev docs rl"
pytest.importorskip("gymnasium", reason=WHY)

from bench import leaderboard  # noqa: E402 - once it is there
from citadels.rl.schema import SCHEMA  # noqa: E402 - likewise
from citadels.rl.setup import ACTION_COUNT, OBSERVATION_SIZE, Bytes, Flags  # noqa: E402 - likewise
from training import ppo  # noqa: E402 - likewise


def first(observation: Bytes, mask: Flags) -> int:
    """A policy: the first legal action."""
    return int(np.flatnonzero(mask)[0])


def test_the_learner_sees_numbers_and_masks() -> None:
    env = ppo.maker(2, "random", 0.02)()
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen) and seen.shape == (OBSERVATION_SIZE,)
    assert env.action_masks().shape == (ACTION_COUNT,)
    action = first(np.zeros(1, np.uint8), env.action_masks())
    seen, reward, over, _, _ = env.step(action)
    assert env.observation_space.contains(seen) and reward == 0 and not over


def test_a_model_of_another_schema_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "model.json").write_text(json.dumps({"schema": "0"}), encoding="utf-8")
    pytest.importorskip("sb3_contrib", reason="needs requirements/ppo.txt")
    with pytest.raises(ValueError, match="train it again"):
        ppo.read_policy(tmp_path / "model.zip")


def test_a_training_goes_on_where_it_ended(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="needs requirements/ppo.txt")
    how = ["--players", "2", "--deals", "1", "--chunk", "4096", "--folder", str(tmp_path)]
    ppo.main(["--steps", "4096", *how])
    ppo.main(["--steps", "8192", *how])
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["steps"] for row in rows] == ["0", "4096", "8192"]
    assert 0 <= ppo.read_policy(tmp_path / "model.zip")(*_seen()) < ACTION_COUNT


def _seen() -> tuple[Bytes, Flags]:
    mask = np.zeros(ACTION_COUNT, np.int8)
    mask[7] = 1
    return np.zeros(OBSERVATION_SIZE, np.uint8), mask


def test_the_page_shows_the_curve_that_was_run(tmp_path: Path) -> None:
    card = {"schema": SCHEMA, "players": 4, "opponents": "novice", "margin": 0.02, "seed": 1}
    card |= {"sb3_contrib": "2", "torch": "2", "chunk": 5000, "deals": 9, "starts": 1}
    (tmp_path / "model.json").write_text(json.dumps(card), encoding="utf-8")
    curve = "steps,cpu_seconds,share,low,high\n0,0.0,0.1,0.0,0.2\n5000,9.9,0.5,0.4,0.6\n"
    (tmp_path / "curve.csv").write_text(curve, encoding="utf-8")
    page = ppo.page(argparse.Namespace(folder=tmp_path))
    assert "| 5,000 | 10 | 50.0 % | 40.0 to 60.0 |" in page and "--steps 5000" in page


def test_the_leaderboard_has_the_stronger_first(capsys: pytest.CaptureFixture[str]) -> None:
    who = ["--bots", "random", "novice", "--policy", "tests.rl.test_learning:first"]
    leaderboard.main(["--deals", "4", "--rivals", "random", *who])
    page = capsys.readouterr().out
    places = [line.split(" | ")[1] for line in page.splitlines() if line.startswith("| ")][1:]
    assert places[0] == "novice" and "`tests.rl.test_learning:first`" in places


def test_rows_are_added_to_a_page_of_the_same_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    leaderboard.main(["--deals", "2", "--rivals", "random", "--bots", "random"])
    page = tmp_path / "page.md"
    page.write_text(capsys.readouterr().out, encoding="utf-8")
    first = page.read_text(encoding="utf-8").splitlines()[-1]
    more = ["--rivals", "random", "--bots", "novice", "--into", str(page)]
    leaderboard.main(["--deals", "2", *more])
    lines = page.read_text(encoding="utf-8").splitlines()
    assert lines[-2].startswith("| 1 | novice |")
    assert lines[-1] == first.replace("| 1 |", "| 2 |")
    assert sum(line.startswith("python -m") for line in lines) == 2, "how each row was made"
    whole = page.read_text(encoding="utf-8")
    leaderboard.main(["--deals", "2", *more])  # nobody is there twice
    assert page.read_text(encoding="utf-8").splitlines()[-2:] == lines[-2:]
    for text, deals in ((whole, "3"), ("", "2")):
        page.write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit, match="other deals"):
            leaderboard.main(["--deals", deals, *more])
        assert page.read_text(encoding="utf-8") == text
