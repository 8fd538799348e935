"""Review: what decided a finished game, as a pure function of its record."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from ..core.basics import InvalidRecord, Refusal, Seat, wrong
from ..core.text.record import Record
from .account import Row, accounts_of, hurt_of, rows_of
from .effort import effort_of
from .moments import moments_of
from .parts import FORMAT, Account, Draft, Mistake, Moment, Step
from .plain import from_plain, to_plain
from .value import Judge
from .walk import Progress, Walk
from .weights import shipped_judge


class Review(NamedTuple):
    """What decided a game: shares at every step, accounts, errors, moments, drafts.

    >>> from citadels.review import Review
    >>> Review._fields[:4]
    ('format', 'value', 'effort', 'edition')
    """

    format: int
    value: str  # the version of the judge: of the value, and of how reviews are made with it
    effort: str
    edition: str
    cast: tuple[str, ...]  # the characters, by rank
    players: int
    rounds: int
    winner: Seat
    start: tuple[float, ...]  # the shares before anything was dealt
    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]  # by seat
    hurt: tuple[tuple[float, ...], ...]  # who did what to whom by aiming at them
    mistakes: tuple[Mistake, ...]
    moments: tuple[Moment, ...]  # at most five
    drafts: tuple[Draft, ...]

    def rows(self) -> Iterator[Row]:
        """Every booking of the accounts."""
        return rows_of(self.start, self.steps)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as the JSON has it."""
        plain = to_plain(self)
        assert isinstance(plain, dict)
        return plain

    def text(self) -> str:
        """The JSON: equal reviews have equal texts."""
        return json.dumps(self.to_dict(), separators=(",", ":")) + "\n"


def read_review(text: str) -> Review:
    """Read what `Review.text` wrote."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise InvalidRecord(f"not a review: {error}") from error
    found = data.get("format") if isinstance(data, dict) else None
    if found != FORMAT:
        raise InvalidRecord(f"not a review of format {FORMAT}: {found!r}")
    return from_plain(Review, data)


def review(
    record: Record,
    effort: str = "normal",
    progress: Progress | None = None,
    substitutes: Collection[int] = (),
    judge: Judge | None = None,
) -> Review:
    """Say what decided a finished game.

    `progress` is told how many steps are done, and of how many. `substitutes` are the numbers of
    choices, from 0, that somebody else played for the seat: they are never errors. The same
    record, effort and version of the judge give the same review.
    """
    walk = begin_review(record, effort, substitutes, judge)
    walk.go(progress)
    return finish_review(walk, effort)


def begin_review(
    record: Record,
    effort: str = "normal",
    substitutes: Collection[int] = (),
    judge: Judge | None = None,
) -> Walk:
    """Begin a review that is made one step at a time, as `Walk.advance` does."""
    if not isinstance(record, Record):
        raise wrong("what is reviewed is a Record", record)
    work = effort_of(effort)
    if not record.replay(events=False).over:
        raise Refusal("only a finished game has a review, and this one goes on", "unfinished")
    return Walk(record, work, judge or shipped_judge(), frozenset(substitutes))


def finish_review(walk: Walk, effort: str) -> Review:
    """Gather all that a walk through a whole game found."""
    game = walk.game
    start, steps, mistakes = walk.start, tuple(walk.steps), walk.mistakes
    return Review(
        format=FORMAT,
        value=walk.judge.version,
        effort=effort,
        edition=game.config.edition,
        cast=tuple(character.id for character in game.config.cast),
        players=game.config.players,
        rounds=game.state.round.number,
        winner=game.ranking()[0],
        start=start,
        steps=steps,
        accounts=accounts_of(start, steps, mistakes),
        hurt=hurt_of(start, steps),
        mistakes=mistakes,
        moments=moments_of(start, steps, mistakes, walk.weighings),
        drafts=tuple(walk.drafts),
    )
