"""Rewrites what golden replays, traces and perft expect: `python -m tests.golden.update [--new]`.

With `--new` other records are chosen too. Look at the difference before you commit it.
"""

from __future__ import annotations

import sys

from tests.golden.choose import write_new_records
from tests.golden.replays import expectation, expected_file, golden_files, read_golden
from tests.golden.traces import write_traces
from tests.perft.perft import scene_files, write_counts


def main(arguments: list[str]) -> None:
    """Write all that is committed and derived from the engine."""
    if "--new" in arguments:
        write_new_records()
    for file in golden_files():
        expected_file(file).write_text(expectation(read_golden(file)), encoding="utf-8")
    write_traces()
    for file in scene_files():
        write_counts(file)


if __name__ == "__main__":
    main(sys.argv[1:])
