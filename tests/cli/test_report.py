"""`citadels report` and studies from the command line: what is written, and what is said."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from citadels.commands.app import run
from citadels.study.figures import Figure, Report, make_report
from citadels.study.plan import Part, Study
from citadels.study.results import Results, read_results
from citadels.study.run import work
from citadels.terminal.report import QUESTIONS, Sections
from citadels.terminal.report_page import write_page
from citadels.terminal.report_pictures import LETTER, picture
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


def _figure(figure: str, company: str, players: int, name: str, deals: int) -> Figure:
    even = round(1 / players, 5)
    return Figure(figure, company, players, "deluxe", "", name, 0.3, 0.29, 0.31, even, deals, deals)


@pytest.mark.parametrize(("deals", "level"), [(1000, "citizen"), (100, "novice")])
def test_a_figure_is_told_of_the_best_level_that_enough_is_known_of(deals: int, level: str) -> None:
    figures = [_figure("place", "novice", 4, "0", 4000), _figure("place", "citizen", 4, "0", deals)]
    sections = Sections(EMPTY._replace(figures=tuple(figures)), "en")
    assert sections.group_of("place") == (level, 4, "deluxe")


def test_seats_have_a_column_for_every_number_of_players() -> None:
    figures = [
        *[_figure("place", "citizen", 2, str(place), 50) for place in range(2)],
        *[_figure("place", "citizen", 4, str(place), 90) for place in range(4)],
        *[_figure("crown", "citizen", players, "", 90) for players in (2, 4)],
    ]
    (section,) = Sections(EMPTY._replace(figures=tuple(figures)), "en").make()
    assert section.heads == ("Players: 2", "Players: 4")
    assert [[cell is not None for cell in cells] for _, cells in section.rows] == [
        *([[True, True]] * 2),
        *([[False, True]] * 2),
    ]
    assert section.answer.startswith("With 4 players, ")


def test_every_mixed_table_has_its_row_and_its_answer() -> None:
    tables = {"apprentice+novice": (3, 6), "citizen+master_builder": (4,)}
    figures = [
        _figure("level", company, players, bot, 50)
        for company, counts in tables.items()
        for players in counts
        for bot in company.split("+")
    ]
    (section,) = Sections(EMPTY._replace(figures=tuple(figures)), "en").make()
    assert section.heads == ("Novice", "Apprentice", "Citizen", "Master Builder")
    assert [name.rpartition(" ")[2] for name, _ in section.rows] == ["3", "6", "4"]
    assert section.answer.count("With ") == 2


def _range(figure: str, name: str, low: float, high: float, players: int = 4) -> Figure:
    middle = (low + high) / 2
    found = _figure(figure, "citizen", players, name, 500)
    return found._replace(value=middle, low=low, high=high)


@pytest.mark.parametrize(
    ("ends", "doubt"),
    [
        ([(0.50, 0.52), (0.30, 0.32), (0.10, 0.12)], ""),
        ([(0.50, 0.52), (0.49, 0.51), (0.10, 0.12)], "which figure is highest"),
        ([(0.50, 0.52), (0.11, 0.13), (0.10, 0.12)], "which figure is lowest"),
        ([(0.50, 0.52), (0.49, 0.51), (0.48, 0.50)], "which figures are highest and lowest"),
    ],
)
def test_an_answer_says_what_is_not_certain(ends: list[tuple[float, float]], doubt: str) -> None:
    names = ("magistrate", "king", "artist")
    figures = [_range("character", name, *end) for name, end in zip(names, ends, strict=True)]
    (section,) = Sections(EMPTY._replace(figures=tuple(figures)), "en").make()
    first = "With 4 players, whoever holds the Magistrate in a round wins most often, 51.0%"
    assert section.answer.startswith(first) and "the Artist least often" in section.answer
    assert doubt in section.answer and ("not yet certain" in section.answer) == bool(doubt)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.6, 0.7, "Yes, as a rule."), (0.3, 0.4, "No, not as"), (0.45, 0.55, "About half")],
)
def test_a_belief_is_confirmed_or_denied(low: float, high: float, verdict: str) -> None:
    figures = (_range("completed", "", low, high),)
    (section,) = Sections(EMPTY._replace(figures=figures), "en").make()
    assert section.answer.startswith(verdict)


def test_pairs_come_in_the_order_of_how_surely_they_differ() -> None:
    pairs = {"park+keep": (-0.2, 0.9), "park+museum": (0.1, 0.2), "keep+museum": (-0.3, -0.2)}
    figures = tuple(_range("pair", name, *end) for name, end in pairs.items())
    (section,) = Sections(EMPTY._replace(figures=figures), "en").make()
    names = [name for name, _ in section.rows]
    assert names == ["Park + Museum", "Park + Keep", "Keep + Museum"]
    unsure = (_range("pair", "park+keep", -0.1, 0.9), _range("pair", "park+museum", -0.5, 0.1))
    (section,) = Sections(EMPTY._replace(figures=unsure), "en").make()
    assert section.answer.startswith("No pair can yet be told")


def test_no_name_of_a_picture_reaches_into_its_figures() -> None:
    figures = tuple(
        _range("crown", "", 0.3, 0.4)._replace(deck=deck)
        for deck in ("random", "devious_dignitaries_polish")
    )
    sections = Sections(EMPTY._replace(figures=figures), "pl")
    (section,) = sections.make()
    drawn = picture(section, sections)
    longest = max((name for name, _ in section.rows), key=len)
    assert len(longest) > 30
    (x,) = set(re.findall(r'<text x="(\d+)" y="\d+" class="n">[\d,]+%', drawn))
    assert int(x) >= 20 + LETTER * len(longest)


def test_one_figure_alone_is_neither_highest_nor_lowest() -> None:
    figures = (_range("length", "", 8.1, 8.3)._replace(deck="random"),)
    (section,) = Sections(EMPTY._replace(figures=figures), "en").make()
    assert section.answer == "Citizen with 4 players: 8.20 (8.10 to 8.30)."


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
    (tmp_path / "all.csv").unlink()
    assert run(["report", str(results), "--json", "--csv", str(tmp_path / "all.csv")]) == 0
    assert json.loads(capsys.readouterr().out)["study"] == "small"
    assert (tmp_path / "all.csv").exists() and not results.with_name("small.html").exists()


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
