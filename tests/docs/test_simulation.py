"""The page about studies: its study file can be read, and its queries run on real results."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import duckdb
import pytest

from citadels.sim.notes import LISTS
from citadels.study.plan import Part, Study, read_study, study_of
from citadels.study.run import Processes, run_study
from citadels.study.table import SCHEMA

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "simulation.md").read_text(encoding="utf-8")
QUERIES = re.findall(r"```sql\n(.+?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study") / "results"
    parts = (Part("games", 8, (2, 3)), Part("worth", 4, bots=("novice",), cards=3))
    run_study(Study("docs", parts), folder, Processes(1))
    return folder


def test_there_are_five_queries() -> None:
    assert len(QUERIES) == 5


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_runs_and_finds_something(
    query: str, results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(results.parent)
    with duckdb.connect() as base:
        rows = base.sql(query).fetchall()
    assert rows and all(value is not None for row in rows for value in row)


def test_the_experiment_is_paired(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(results.parent)
    with duckdb.connect() as base:
        rows = base.sql(QUERIES[2]).fetchall()
    assert [deals for _, _, deals in rows] == [1, 1, 1]


def test_the_study_file_of_the_page_can_be_read() -> None:
    (text,) = re.findall(r"```toml\n(.+?)```", PAGE, re.DOTALL)
    assert [part.name for part in study_of(tomllib.loads(text), "page").parts] == [
        *("presets", "mixed", "worth")
    ]


def test_every_column_is_explained() -> None:
    (table,) = re.findall(r"\| Column \|.+?\n\n", PAGE, re.DOTALL)
    named = set(re.findall(r"`(\w+)`", table)) - {"mixed"}
    assert named == {field.name for field in SCHEMA} and set(LISTS) <= named


@pytest.mark.parametrize("name", ["first", "sample"])
def test_our_own_studies_can_be_read(name: str) -> None:
    study = read_study(ROOT / "studies" / f"{name}.toml")
    searching = [part for part in study.parts if "master_builder" in part.bots]
    games = sum(part.games for part in searching)  # in which level 4 plays, alone or as a guest
    if name == "first":
        alone = [part.games for part in searching if set(part.bots) == {"master_builder"}]
        assert study.games - games >= 1_000_000 and sum(alone) >= 10_000
    else:
        assert study.games < 10_000
