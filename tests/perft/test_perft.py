"""Perft: from fixed scenes, as many sequences of options as ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.perft.perft import counts_line, scene_files


def test_there_are_scenes() -> None:
    assert len(scene_files()) >= 8


@pytest.mark.parametrize("file", scene_files(), ids=lambda file: file.stem)
def test_the_counts_are_as_ever(file: Path) -> None:
    assert file.read_text(encoding="utf-8").splitlines()[-1] == counts_line(file)
