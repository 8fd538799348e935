"""A sample of what `python -m bench.review` checks: luck of the cards; and how its page is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench import review as bench
from bench.review_table import proportion, write_table, z_of
from citadels import Record, random_config
from citadels.core.rng import FastRng
from citadels.review import EFFORTS
from citadels.review.account import accounts_of, rows_of
from tests.properties.games import COMPILED
from tests.review.playing import example, quick

GAMES = 40
EFFORT = EFFORTS["quick"]


def own_luck(record: Record, wronged: range) -> float:
    """What the cards that they drew themselves brought all players of a game."""
    walk = bench.walk_of(record, EFFORT, wronged)
    return sum(
        row.effect
        for row in rows_of(walk.start, walk.steps)
        if row.part == "cards" and row.step and walk.steps[row.step].seat == row.seat
    )


@pytest.mark.skipif(not COMPILED, reason="40 games, twice")
def test_luck_of_the_cards_has_mean_zero_and_wrong_odds_are_found() -> None:
    games = [
        bench.play(random_config(FastRng(bench.HELD_OUT + seed), 4), seed, ["apprentice"] * 4)
        for seed in range(GAMES)
    ]
    assert abs(z_of([own_luck(game, range(0)) for game in games])) < 4
    assert abs(z_of([own_luck(game, range(4)) for game in games])) > 4


def test_luck_is_that_of_a_review() -> None:
    walk = bench.walk_of(example(), EFFORT, ())
    accounts = accounts_of(walk.start, walk.steps, ())
    assert [a.cards for a in accounts] == [a.cards for a in quick().accounts]


def journal(folder: Path, **games: int) -> bench.Journal:
    """A journal with games of some levels, each with two large errors."""
    found = bench.Journal(folder)
    for level, count in games.items():
        for seed in range(count):
            found.add(
                f"levels {level} {seed}", lambda: {"large": [[1, "a", "b", 0.1, "draft"]] * 2}
            )
    return found


def test_errors_are_measured_again_level_by_level(tmp_path: Path) -> None:
    found = [
        level for level, _, _ in bench.in_turn(journal(tmp_path, random=3, novice=1, citizen=2))
    ]
    assert found == ["random", "novice", "citizen", "random", "citizen", "random"]


def test_the_page_begins_with_the_command_that_made_it() -> None:
    game: dict[str, Any] = {"seconds": 1.0, "effort": "quick"}
    known = {f"times quick {seed}": game for seed in range(3)}
    known["times normal 0"] = game | {"effort": "normal"}
    known["again novice 4"] = {"losses": [0.1, 0.2]}
    text = write_table(known)
    assert "Made by `python -m bench.review --times 3 --again 2`" in text.splitlines()[2]


def test_an_empty_journal_leaves_the_page_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.md"
    page.write_text("measured")
    assert bench.main(["--table", "--folder", str(tmp_path / "none"), "--out", str(page)]) == 1
    assert page.read_text() == "measured" and "stays as it is" in capsys.readouterr().err


def test_the_bench_finds_a_peek_and_nothing_else() -> None:
    found = [bench.blind(seed) for seed in (1, 2)]
    assert sum(each["choices"] for each in found) > 10
    assert [each["differ"] for each in found] == [0, 0]
    assert all(each["peeks"] > each["choices"] / 2 for each in found)


def test_an_interval_of_a_proportion_stays_within_its_ends() -> None:
    low, high = proportion(202, 206)
    assert (round(low, 3), round(high, 3)) == (0.951, 0.992)
    assert 0 < proportion(0, 9)[1] < 1 and proportion(9, 9)[1] == pytest.approx(1)
