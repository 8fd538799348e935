"""`citadels report` and studies from the command line: what is written, and what is said."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from citadels.commands.app import run
from citadels.study.figures import Report, make_report
from citadels.study.plan import Part, Study
from citadels.study.results import Results, read_results
from citadels.study.run import work
from citadels.terminal.report import QUESTIONS, Sections
from citadels.terminal.report_page import write_page
from citadels.words import LANGUAGES

LEVELS = ("novice", "random")
PARTS = (
    *[Part(f"{bot}s", 24, (2, 4), decks=("random", "first_game"), bots=(bot,)) for bot in LEVELS],
    Part("mixed", 12, (2,), bots=LEVELS),
    Part("worth", 30, decks=("first_game",), bots=("novice",), cards=9),
)

EMPTY = Report("small", 1, 0, 0, 0, (), ())


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study") / "small"
    kept = Results(folder, Study("small", PARTS))
    kept.begin(resume=False)
    for shard in kept.study.shards():
        kept.write(shard, work(shard))
    return folder


@pytest.fixture(scope="module")
def report(results: Path) -> Report:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("citadels.study.figures.FEWEST", 2)
        return make_report(read_results(results))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_asks_and_answers_everything(report: Report, language: str) -> None:
    sections = Sections(report, language).make()
    assert [section.id for section in sections] == list(QUESTIONS)
    page = write_page(report, language)
    assert page.count("<h2") == page.count('class="answer"') == len(QUESTIONS)
    assert f'lang="{language}"' in page
    assert not re.search(r"https?:|src=|<script|<link|report-\w+[ .<]", page.replace('id="', ""))


@pytest.mark.parametrize("only", ["novice+random", "richard"])
def test_any_bots_make_a_page(report: Report, only: str) -> None:
    of_one = [one for one in report.figures if one.company == "novice+random"]
    figures = tuple(one._replace(company=only) for one in of_one)
    page = write_page(report._replace(figures=figures), "en")
    assert "How long is a game?" in page and "Which character is chosen first?" in page


def test_a_page_says_what_is_missing(report: Report) -> None:
    cut = report._replace(missing=500, cut=("shard-00003.parquet",))
    assert "500" in write_page(cut, "en") and "shard-00003.parquet" in write_page(cut, "en")
    assert "shard-" not in write_page(report, "en")


def test_what_is_written(
    results: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("citadels.study.figures.FEWEST", 2)
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # another process would not know of that
    asked = ["--html", "page.html", "--csv", "all.csv", "--svg", "drawn"]
    places = [str(tmp_path / word) if "." in word or word == "drawn" else word for word in asked]
    assert run(["report", str(results), *places]) == 0
    assert (tmp_path / "page.html").read_text("utf-8").startswith("<!doctype html>")
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {"figure", "value", "low", "high", "deals"} <= rows[0].keys()
    assert list((tmp_path / "drawn").glob("*.svg"))
    assert capsys.readouterr().out.count(str(tmp_path)) > 2


def test_a_page_has_the_name_of_its_folder(
    results: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citadels.study.figures.make_report", lambda *_: EMPTY)
    (tmp_path / "a.b").mkdir()
    (tmp_path / "a.b" / "_study.json").write_bytes((results / "_study.json").read_bytes())
    assert run(["report", str(tmp_path / "a.b")]) == 0
    page = tmp_path / "a.b.html"
    page.unlink()
    monkeypatch.chdir(tmp_path / "a.b")
    assert run(["report", "."]) == 0 and page.exists()


def test_options_alone_make_a_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--games", "6", "--players", "2", "--workers", "1"]
    folder = str(tmp_path / "kept")
    assert run([*asked, "--out", folder, "--json"]) == 0
    assert '"games": 6' in capsys.readouterr().out
    assert run([*asked, "--out", folder]) == 2
    assert "--resume" in capsys.readouterr().err
    assert run([*asked, "--out", folder, "--resume"]) == 0
    assert run([*asked, "--resume"]) == 2
    capsys.readouterr()
    assert run(["simulate", "mine.toml", "--games", "6", "--seed", "3"]) == 2
    assert "--games, --seed" in capsys.readouterr().err
    assert run(["report", str(tmp_path)]) == 2
