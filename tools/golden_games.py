"""Golden games: writes the records that are missing; or, if asked, what all of them are to give.

    python -m tools.golden_games             adds records of cards and presets that no record shows
    python -m tools.golden_games --rewrite   writes anew what records, traces, bots and perft expect

`--rewrite` is for a change of the rules or of a format. Look at the difference before committing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from citadels import read_record
from tests.golden.choices import CHOICES, line_again
from tests.golden.new_records import new_records
from tests.golden.numbers import NUMBERS, with_new_cards
from tests.golden.replays import (
    FOLDER,
    SHOWN,
    expectation,
    expected_file,
    golden_files,
    read_golden,
    shown_file,
    shown_views,
)
from tests.golden.traces import TRACES, trace_again
from tests.perft.perft import scene_files, with_counts


def pages() -> dict[Path, str]:
    """What is missing: the numbers of new cards, and records with what they give."""
    found = {NUMBERS: _lines(with_new_cards())}
    for name, text in new_records():
        file = FOLDER / f"{name}.record"
        found[file] = text
        found[expected_file(file)] = expectation(read_record(text))
    return found


def expectations() -> Iterator[tuple[Path, str]]:
    """All that is expected of the games that there are."""
    for file in golden_files():
        yield expected_file(file), expectation(read_golden(file))
    for name in SHOWN:
        yield shown_file(name), shown_views(read_golden(FOLDER / f"{name}.record"))
    yield TRACES, _lines([trace_again(line) for line in TRACES.read_text("utf-8").splitlines()])
    yield CHOICES, _lines([line_again(line) for line in CHOICES.read_text("utf-8").splitlines()])
    for file in scene_files():
        yield file, with_counts(file)


def _lines(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> None:
    """Write what is missing, or all that is expected."""
    for file, text in expectations() if "--rewrite" in arguments else pages().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
