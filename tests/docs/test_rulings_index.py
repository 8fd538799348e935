"""The index of rulings is complete and up to date: every ruling has a test that names it."""

import re
from pathlib import Path

import pytest

from tools import rulings_index as index

RULINGS = index.Rulings()
SOURCES = index.sources()
SPECS = index.specs()


def test_every_ruling_has_a_test() -> None:
    assert index.untested(RULINGS, SPECS) == []


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    assert {n: names for n, names in SPECS.items() if n not in RULINGS.words} == {}


def test_no_source_speaks_of_a_ruling_that_does_not_exist() -> None:
    assert {n: places for n, places in SOURCES.items() if n not in RULINGS.words} == {}


def test_the_untestable_are_these_and_have_no_test() -> None:
    assert list(RULINGS.untestable) == [
        *("R008", "R018", "R053", "R060", "R163", "R164"),
        *("Q22", "Q61", "Q90", "Q128", "Q132"),
    ]
    assert all(RULINGS.untestable.values())
    assert not set(RULINGS.untestable) & set(SPECS)


def test_the_list_has_every_number_in_order() -> None:
    numbers = list(RULINGS.words)
    assert [n for n in numbers if n[0] == "R"] == [f"R{n:03}" for n in range(1, 176)]
    assert [n for n in numbers if n[0] == "T"] == [f"T{n}" for n in range(1, 11)]
    open_ones = [n for n in numbers if n[0] == "Q"]
    assert (open_ones[0], open_ones[-1], len(open_ones)) == ("Q00", "Q140", 101)
    assert "Q88a" in open_ones
    order = [(int(re.sub(r"\D", "", n)), n) for n in open_ones]
    assert order == sorted(order)


def test_every_ruling_is_one_sentence_of_one_line() -> None:
    for number, words in RULINGS.words.items():
        assert words[0].isupper(), number
        assert words.endswith("."), number
        assert len(words) <= 110, number
        assert "|" not in words, number
    assert len(set(RULINGS.words.values())) == len(RULINGS.words)


def test_every_chapter_begins_with_a_ruling() -> None:
    assert set(RULINGS.chapters) <= set(RULINGS.words)
    assert next(iter(RULINGS.words)) in RULINGS.chapters


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("x = 1  # R044", ["R044"]),
        ("# R109-R111: from the reveal", ["R109", "R110", "R111"]),
        ("(R024, R025, R040); Q88a and T7", ["R024", "R025", "R040", "Q88a", "T7"]),
        ("# Q01, Q1", ["Q01"]),
        ("print(x)  # noqa: T201, RUF001 - Q01 speaks to people", ["Q01"]),
        ("HQ12 R2D2 Q1234 r044", []),
    ],
)
def test_how_sources_speak_of_rulings(line: str, numbers: list[str]) -> None:
    assert index.mentions(line) == numbers


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_r072_bewitched_king", ["R072"]),
        ("test_r088_q43_without_gold", ["R088", "Q43"]),
        ("test_t05_splits", ["T5"]),
        ("test_t10", ["T10"]),
        ("test_q88a_price", ["Q88a"]),
        ("test_q00_never_together", ["Q00"]),
        ("test_tie_of_r174", []),
        ("test_r2d2", []),
        ("best_r001_of_all", []),
    ],
)
def test_how_tests_name_rulings(name: str, numbers: list[str]) -> None:
    assert index.named_by(name) == numbers


def test_a_ruling_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text("def test_r001_r002_x(): ...\n", "utf-8")
    found = index.untested(RULINGS, index.specs(tmp_path))
    assert found[:3] == ["R003", "R004", "R005"]
    assert "R008" not in found
