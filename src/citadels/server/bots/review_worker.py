"""Review worker: what the process does that makes reviews, a slice at a time.

Slices keep the process free to stop, and let several reviews go on side by side.
"""

from __future__ import annotations

import gzip
import time
from typing import NamedTuple

import msgspec

from ... import read_record
from ...review import Review, digest_of, read_review
from ...review.make import begin_review, finish_review
from ...review.walk import Walk
from .. import limits
from . import bot_worker


class AskedReview(NamedTuple):
    """A review that is wanted."""

    table: str
    record: str
    effort: str
    substitutes: tuple[int, ...]


class Slice(NamedTuple):
    """How far a review has come; with its body, compressed, once it is made."""

    done: float
    body: bytes = b""
    format: int = 0
    value: str = ""
    digests: bytes = b""  # JSON


_walks: dict[AskedReview, Walk] = {}  # reviews in the making


def begin(server: int) -> None:
    """Begin as the bots' processes do, and give way to them."""
    bot_worker.begin_modestly(server)


def make_review(asked: AskedReview, seconds: float) -> Slice:
    """Work on a review for a while; begin it if this process does not know it."""
    walk = _walks.pop(asked, None)
    if walk is None:
        walk = begin_review(read_record(asked.record), asked.effort, asked.substitutes)
    end = time.monotonic() + seconds
    while walk.done < walk.total:
        walk.advance()
        if time.monotonic() >= end:
            break
    if walk.done < walk.total:
        while len(_walks) >= limits.REVIEWS_AT_ONCE:
            _walks.pop(next(iter(_walks)))  # of one that nobody wants any more
        _walks[asked] = walk
        return Slice(walk.done / walk.total)
    made = finish_review(walk, asked.effort)
    body = gzip.compress(made.text().encode(), mtime=0)
    return Slice(1.0, body, made.format, made.value, _digests(made))


def digests_in(body: bytes) -> bytes:
    """The digests of a review that was kept without them."""
    return _digests(read_review(gzip.decompress(body).decode()))


def _digests(made: Review) -> bytes:
    return msgspec.json.encode([digest_of(made, seat) for seat in range(made.players)])
