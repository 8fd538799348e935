"""Results: a folder with the study and a file per shard, each whole or not there at all."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from .. import __version__
from ..core.basics import RULES_VERSION, InvalidConfig
from . import plan
from .made import code_digest
from .plan import Shard, Study, plain_study, study_of

STUDY: Final = "_study.json"  # a name that readers of Parquet folders pass over


class Piece(NamedTuple):
    """One shard of some results: its file, or why it cannot be read."""

    shard: Shard
    file: Path
    fault: str = ""  # "missing" or "cut"


class Results:
    """What is done of a study, on the disk."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study

    def file(self, shard: Shard) -> Path:
        """Where the rows of a shard are."""
        return self.folder / f"shard-{shard.number:05}.parquet"

    def begin(self, resume: bool) -> None:
        """Make the folder, or go on with what an earlier run left there."""
        settings = self.folder / STUDY
        if settings.exists():
            if not resume:
                raise InvalidConfig(
                    f"{self.folder} holds results already", "results-there", file=str(self.folder)
                )
            self._check(json.loads(settings.read_text(encoding="utf-8")))
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        _write(settings, (json.dumps(self.settings(), indent=1) + "\n").encode())

    def settings(self) -> dict[str, Any]:
        """What decides the rows."""
        made = {
            "citadels": __version__,
            "rules": RULES_VERSION,
            "code": code_digest(),
            "shards": [plan.SHARD, plan.SLOW_SHARD],
        }
        return {"study": plain_study(self.study), "made": made}

    def _check(self, found: dict[str, Any]) -> None:
        if found != self.settings():
            raise InvalidConfig(
                f"{self.folder} holds the results of another study, or of another version",
                "results-other",
                file=str(self.folder),
            )

    def write(self, shard: Shard, content: bytes) -> None:
        """Keep the rows of a shard: the file has its name only once it is whole."""
        _write(self.file(shard), content)

    def pieces(self) -> Iterator[Piece]:
        """Every shard of the study, in order, with what is wrong with it."""
        for shard in self.study.shards():
            file = self.file(shard)
            yield Piece(shard, file, _fault(file, shard))

    def left(self) -> list[Shard]:
        """The shards that are still to be played, or played again."""
        return [piece.shard for piece in self.pieces() if piece.fault]


def _write(file: Path, content: bytes) -> None:
    partial = file.with_suffix(".partial")
    partial.write_bytes(content)
    os.replace(partial, file)  # noqa: PTH105 - this one is atomic everywhere


def _fault(file: Path, shard: Shard) -> str:
    if not file.exists():
        return "missing"
    try:
        with pq.ParquetFile(file) as found:
            rows = found.metadata.num_rows
    except (pa.ArrowException, OSError):
        return "cut"
    least, most = shard.rows
    return "" if least <= rows <= most else "cut"


def read_results(folder: Path) -> Results:
    """Open the results of a study."""
    settings = folder / STUDY
    if not settings.exists():
        raise InvalidConfig(f"{folder} holds no results", "results-none", file=str(folder))
    plain = json.loads(settings.read_text(encoding="utf-8"))["study"]
    return Results(folder, study_of(plain, folder.name))
