"""Golden replays: records of whole games, with the scores and views that they must give."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from citadels import Game, Record, read_record
from citadels.core.basics import SPECTATOR

FOLDER = Path(__file__).parent
EVERY = 10  # choices between two looks at the views
# Games whose views are kept as text, besides the hashes of all: a difference says what changed.
SHOWN = ("deluxe-tenacious_delegates-2", "deluxe-ambitious_aristocrats-3", "classic-classic_8-5")


def golden_files(names: str = "*") -> list[Path]:
    """All golden records, or some of them."""
    return sorted(FOLDER.glob(f"{names}.record"))


def expected_file(file: Path) -> Path:
    """Where it is written what a record must give."""
    return file.with_suffix(".expected")


def read_golden(file: Path) -> Record:
    """Read a golden record."""
    return read_record(file.read_text(encoding="utf-8"))


def moments_of(record: Record) -> Iterator[Game]:
    """Play a record; give the game before every choice and at the end."""
    game = record.replay(until=0)
    yield game
    for number, choice in enumerate(record.choices):
        game.play(choice, outcomes=record.forced.get(number))
        yield game


def expectation(record: Record) -> str:
    """Write what a record gives: every seat's view at every tenth choice, then the scores."""
    lines = []
    for number, game in enumerate(moments_of(record)):
        if number % EVERY == 0 or game.over:
            lines.append(f"{number} {' '.join(_view_hashes(game))}")
    for score in game.scores():
        points = [
            f"{line.code} {line.card.id if line.card else ''} {line.points}" for line in score.lines
        ]
        words = ", ".join(" ".join(line.split()) for line in points)
        lines.append(f"@{score.seat} {score.total}: {words}")
    lines.append(f"ranking {' '.join(f'@{seat}' for seat in game.ranking())}")
    return "\n".join(lines) + "\n"


def shown_file(name: str) -> Path:
    """Where the views of a record are written out."""
    return FOLDER / f"{name}.views"


def shown_views(record: Record) -> str:
    """Write out what whoever is asked sees at every tenth choice, and everybody at the end."""
    parts = []
    for number, game in enumerate(moments_of(record)):
        if number % EVERY == 0 or game.over:
            observer = SPECTATOR if game.question is None else game.question.seat
            last = ", ".join(map(str, record.choices[max(number - EVERY, 0) : number]))
            text = game.view(observer).text().replace("), (seat", "),\n  (seat")
            parts.append(f"=== {number}: {last}".rstrip() + f"\n{text.rstrip()}\n")
    return "\n".join(parts)


def _view_hashes(game: Game) -> list[str]:
    texts = [
        game.view(observer).text() for observer in (*range(len(game.state.players)), SPECTATOR)
    ]
    return [hashlib.blake2b(text.encode(), digest_size=4).hexdigest() for text in texts]
