"""The value: shares that sum to one, from a file that fits; training makes such a file."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from citadels import Game, read_position
from citadels.bots.features import COUNT, NAMES, STAGES, features, stage_parts, table_row
from citadels.bots.rules import decide
from citadels.bots.style import Style
from citadels.bots.value import softmax
from citadels.bots.weights import (
    FOLDER,
    UnfitWeights,
    load_value,
    read_card,
    schema,
    shipped_value,
)
from citadels.core.basics import RULES_VERSION
from citadels.core.rng import FastRng
from tests.properties.games import any_config
from tests.support.weights import copy_of

ROOT = Path(__file__).parents[2]
FILE = FOLDER / "value.txt"
Cut = Callable[[list[list[str]]], list[list[str]]]


def test_the_shipped_file_fits() -> None:
    card = read_card(FILE)
    assert card["schema"] == schema()
    assert 1 <= card["rules"] <= RULES_VERSION
    assert card["features"] == list(NAMES)
    assert FILE.stat().st_size < 200_000


def test_a_copy_of_it_can_be_read(tmp_path: Path) -> None:
    assert load_value(copy_of(FILE, tmp_path)).weights == shipped_value().weights


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"schema": "0123456789abcdef"}, "made for the features 0123456789abcdef"),
        ({"rules": RULES_VERSION + 1}, f"made for rules {RULES_VERSION + 1}"),
    ],
)
def test_a_file_for_something_else_is_refused(
    tmp_path: Path, change: dict[str, object], message: str
) -> None:
    with pytest.raises(UnfitWeights, match=message):
        load_value(copy_of(FILE, tmp_path, **change))


@pytest.mark.parametrize("cut", [lambda lines: lines[1:], lambda lines: [lines[0][1:], *lines]])
def test_weights_of_another_shape_are_refused(tmp_path: Path, cut: Cut) -> None:
    file = copy_of(FILE, tmp_path)
    lines = [line.split() for line in FILE.read_text().splitlines()]
    file.write_text("\n".join(" ".join(line) for line in cut(lines)))
    with pytest.raises(UnfitWeights, match="lines of"):
        load_value(file)


def test_the_card_says_how_sure_the_value_is() -> None:
    """Within two points in each tenth, or within its interval, on games held out."""
    card = read_card(FILE)
    assert len(card["calibration"]) == 10
    for row in card["calibration"]:
        gap = abs(row["said"] - row["found"])
        assert gap <= 0.02 or gap <= row["half_width"], row


def test_shares_sum_to_one_and_the_end_is_exact() -> None:
    for seed in range(10):
        game = Game(any_config(FastRng(seed)), seed, events=False)
        rng = FastRng(seed)
        while not game.over:
            shares = shipped_value().shares(game.state)
            assert sum(shares) == pytest.approx(1.0) and min(shares) > 0
            game.play(decide(game.state, Style(), rng))
        assert shipped_value().shares(game.state)[game.ranking()[0]] == 1.0


def test_the_value_knows_who_is_ahead() -> None:
    game = read_position(
        """draft
        @0: gold 6, hand palace castle, city temple church monastery cathedral harbor
        @1: gold 0, city tavern
        @2: gold 1, city manor
        @3: gold 2"""
    )
    shares = shipped_value().shares(game.state)
    assert shares[0] > 0.6 and shares[0] == max(shares)


def test_the_features_use_the_scoring_of_the_engine() -> None:
    game = read_position("draft\n@0: city dragon_gate\n@1: city temple")
    rows = features(game.state)
    scores = [score.total for score in game.scores()]
    assert [row[0] for row in rows] == [score / 10 for score in scores]
    assert scores[0] == 8
    assert all(len(row) == COUNT for row in rows)


def test_stages_share_and_tables_are_found() -> None:
    for tenths in range(90):
        assert sum(stage_parts(tenths / 10)) == pytest.approx(1.0)
    for place, stage in enumerate(STAGES):
        assert stage_parts(stage)[place] == 1.0
    assert [table_row(players) for players in range(2, 9)] == [0, 1, 2, 3, 4, 5, 5]
    assert softmax([0.0, 0.0, 0.0, 0.0]) == [0.25] * 4


def run(command: list[str]) -> str:
    """Run a script of the repository, and give what it said."""
    done = subprocess.run(  # noqa: S603 - our own script
        command, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_training_makes_a_file_that_fits(tmp_path: Path) -> None:
    """A tiny run; the second one finds its games played already."""
    out = tmp_path / "value.txt"
    command = [sys.executable, "-m", "training.train", "--games", "6", "--check", "6"]
    command += ["--jobs", "1", "--folder", str(tmp_path / "games"), "--out", str(out)]
    assert "6/6 games" in run(command)
    first = load_value(out).weights
    shards = {file: file.stat().st_mtime_ns for file in (tmp_path / "games").iterdir()}
    run(command)
    assert shards == {file: file.stat().st_mtime_ns for file in (tmp_path / "games").iterdir()}
    assert load_value(out).weights == first
    assert read_card(out)["plans"][0]["games"] == 6
