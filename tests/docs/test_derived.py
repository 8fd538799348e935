"""What is made from other files is up to date, and `python3 run.py update` says what it changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import update


@pytest.mark.parametrize("name", update.GENERATORS)
def test_derived_files_are_up_to_date(name: str) -> None:
    pages = update.GENERATORS[name]()
    assert pages
    assert update.differing(pages) == [], "python3 run.py update writes them anew"


def test_an_update_says_what_is_new_and_what_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(update, "ROOT", tmp_path)
    (tmp_path / "old").write_text("a", encoding="utf-8")
    (tmp_path / "same").write_text("b", encoding="utf-8")
    pages = {tmp_path / "old": "A", tmp_path / "same": "b", tmp_path / "folder" / "page": "c"}
    assert update.update(pages) == ["changed old", "new     folder/page"]
    assert [file.read_text(encoding="utf-8") for file in pages] == ["A", "b", "c"]
    assert update.update(pages) == []
