"""training/promote.py: new weights come in only if they win more, and lose nowhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels.bots.weights import FOLDER, OUTLOOK, PROSPECTS, read_card
from training.promote import Finding, Games, examine, files_of, install, main, variant


def games(folder: Path, test: int = 60) -> Games:
    return Games(test, 20, 5, folder)


def test_who_is_stronger_everywhere_comes_in(tmp_path: Path) -> None:
    findings = examine("apprentice", "random", ["novice"], games(tmp_path))
    assert [finding.passed for finding in findings] == [True, True]
    assert "above" in findings[0].text and findings[1].text.startswith("against novice: +")


def test_control_equal_versions_stay_out(tmp_path: Path) -> None:
    (finding,) = examine("novice", "novice", ["random"], games(tmp_path, 20))
    assert not finding.passed and "open" in finding.text


def test_who_loses_against_the_league_stays_out(tmp_path: Path) -> None:
    from training.promote import against_league  # noqa: PLC0415 - beside its control

    assert not against_league("random", "apprentice", "novice", games(tmp_path)).passed


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    first = examine("apprentice", "random", ["novice"], games(tmp_path))
    kept = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert examine("apprentice", "random", ["novice"], games(tmp_path)) == first
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == kept


def test_what_comes_in_keeps_its_figures(tmp_path: Path) -> None:
    install({"prospects": FOLDER / PROSPECTS}, [Finding("as measured", True)], tmp_path)
    assert (tmp_path / PROSPECTS).read_bytes() == (FOLDER / PROSPECTS).read_bytes()
    card = json.loads((tmp_path / PROSPECTS).with_suffix(".json").read_text(encoding="utf-8"))
    assert card == read_card(FOLDER / PROSPECTS) | {"promoted": ["as measured"]}
    assert not (tmp_path / OUTLOOK).exists()


def test_a_version_is_named_by_its_files() -> None:
    files = files_of("outlook=a.txt")
    assert files == {"outlook": Path("a.txt")}
    assert variant(files, 8) == f"worlds=8,outlook=a.txt,prospects={FOLDER / PROSPECTS}"
    with pytest.raises(ValueError, match="outlook, prospects"):
        files_of("value=a.txt")


def test_the_shipped_weights_do_not_replace_themselves(tmp_path: Path) -> None:
    same = f"outlook={FOLDER / OUTLOOK}"
    sizes = ["--worlds", "2", "--games", "4", "--league-games", "4", "--folder", str(tmp_path)]
    assert main([same, *sizes, "--install"]) == 1
