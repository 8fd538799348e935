"""bench/positions.py: says what each level finds."""

from __future__ import annotations

import re
from pathlib import Path

from bench import positions
from tests.bots.positions import all_positions


def test_a_page_counts_what_levels_find(tmp_path: Path) -> None:
    file = tmp_path / "positions.md"
    words = ["--levels", "novice,citizen", "--seeds", "2", "--out", str(file)]
    assert positions.main(words) == 0
    text = file.read_text()
    assert "| all | 58 |" in text and "| draft | 17 |" in text
    novice, citizen = (
        float(n) for n in re.findall(r"\| all \| 58 \| ([\d.]+) \| ([\d.]+) \|", text)[0]
    )
    assert 0 < novice < citizen < len(all_positions())
    assert re.search(r"`crown-for-the-weakest` is found by novice \d+ %, citizen \d+ %", text)
