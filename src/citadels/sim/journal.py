"""The journal: every finished deal is one line of a file, so that nothing is played twice."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, TextIO

from .. import bots
from ..core.basics import RULES_VERSION, InvalidConfig
from .times import Times

SOURCES = (".py", ".txt", ".json")  # what decides how a bot plays


class Failure(NamedTuple):
    """A game that a bot, or the engine if the name is empty, could not go on with."""

    deal: int
    game: int
    seat: int
    bot: str
    what: str
    record: str  # file, if it was kept


class Deal(NamedTuple):
    """One deal, played from every seat."""

    number: int
    bots: tuple[str, ...]  # the line-up
    places: tuple[tuple[int, ...], ...]  # by game, then by place in the line-up
    failures: tuple[Failure, ...]
    times: dict[str, Times]  # by bot
    seconds: float  # CPU

    def line(self) -> str:
        """Write the deal as one line of JSON."""
        return json.dumps(
            {
                "deal": self.number,
                "bots": self.bots,
                "places": self.places,
                "failures": [failure._asdict() for failure in self.failures],
                "times": self.times,
                "seconds": round(self.seconds, 4),
            }
        )


def read_deal(line: str) -> Deal:
    """Read what `Deal.line` wrote."""
    plain: dict[str, Any] = json.loads(line)
    return Deal(
        plain["deal"],
        tuple(plain["bots"]),
        tuple(tuple(places) for places in plain["places"]),
        tuple(Failure(**failure) for failure in plain["failures"]),
        {
            name: Counter({int(number): count for number, count in times.items()})
            for name, times in plain["times"].items()
        },
        plain["seconds"],
    )


def bots_digest() -> str:
    """Name the bots as they are now: it changes whenever one of them may play differently."""
    folder = Path(bots.__file__).parent
    total = hashlib.blake2b(digest_size=8)
    for file in sorted(file for file in folder.rglob("*") if file.suffix in SOURCES):
        total.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return total.hexdigest()


class Journal:
    """The deals of a match that are done; without a file they are only remembered."""

    def __init__(self, file: Path | None, settings: dict[str, object]) -> None:
        self.file = file
        self.settings = settings | {"rules": RULES_VERSION, "digest": bots_digest()}
        self.deals: dict[int, Deal] = {}
        self.out: TextIO | None = None

    def __enter__(self) -> Self:
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            lines = self._whole_lines(self.file)
            if lines:
                self._read(self.file, lines)
            self.out = self.file.open("a", encoding="utf-8", newline="\n")
            if not lines:
                self._write(json.dumps({"journal": self.settings}))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.out is not None:
            self.out.close()

    def add(self, deal: Deal) -> None:
        """Note a deal; it is on its way to the disk when this returns."""
        self.deals[deal.number] = deal
        self._write(deal.line())

    def _write(self, line: str) -> None:
        if self.out is not None:
            self.out.write(line + "\n")
            self.out.flush()

    @staticmethod
    def _whole_lines(file: Path) -> list[str]:
        """Read the lines; cut off what was being written when an earlier run died."""
        if not file.exists():
            return []
        content = file.read_bytes()
        whole = content.rpartition(b"\n")[0]
        if content and not content.endswith(b"\n"):
            with file.open("r+b") as torn:
                torn.truncate(len(whole) + 1 if whole else 0)
        return whole.decode("utf-8").splitlines()

    def _read(self, file: Path, lines: list[str]) -> None:
        try:
            settings: dict[str, object] = json.loads(lines[0])["journal"]
            deals = [read_deal(line) for line in lines[1:]]
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{file} is not the journal of a match: {error!r}") from error
        for name, value in self.settings.items():
            if settings.get(name) != value:
                raise InvalidConfig(
                    f"{file} is the journal of another match: "
                    f"its {name} is {settings.get(name)!r}, not {value!r}",
                    "journal",
                    file=str(file),
                )
        self.deals = {deal.number: deal for deal in deals}
