"""`citadels review`: what decided a recorded game."""

from __future__ import annotations

from errno import ENOENT
from os import strerror
from pathlib import Path

from ..core.basics import NOBODY, Refusal
from ..core.text.record import Record, read_record
from ..review import Review
from ..review import review as make_review
from ..review.effort import effort_of
from ..terminal.review import ReviewDrawing
from ..terminal.review_page import write_page
from ..terminal.style import make_console
from ..words import Reader, phrase
from ..words.review import tell_steps
from .common import HERE, Flag, make_progress, print_json


def review(
    file: Path,
    /,
    *,
    effort: str = "normal",
    drafts: int = 0,
    html: Path | None = None,
    json: Flag = False,
    language: str = HERE,
) -> int:
    """Say what decided a finished game: win chances, luck, play, and who did what to whom."""
    record = read_record(file.read_text(encoding="utf-8"))
    if not 0 <= drafts <= record.config.players:
        raise Refusal("no such player", "seat", most=record.config.players, amount=drafts)
    effort_of(effort)  # what is wrong is said before anything is looked at
    if html is not None and not html.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(html))
    found = _review(record, effort, language)
    reader = Reader(language, NOBODY, (), record.config.edition)
    told = tell_steps(record, reader)
    if html is not None:
        html.write_text(write_page(found, told, reader), encoding="utf-8")
        saved = phrase("review-written", language, file=str(html))
        make_console(stderr=json).print(saved)  # where data is wanted, nothing else may be there
    elif not json:
        ReviewDrawing(found, told, reader, make_console()).draw(drafts - 1)
    if json:
        print_json(found.to_dict())
    return 0


def _review(record: Record, effort: str, language: str) -> Review:
    """Make the review, with a bar that says how long it will take."""
    with make_progress() as progress:
        task = progress.add_task(phrase("review-reviewing", language))
        return make_review(
            record,
            effort,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
