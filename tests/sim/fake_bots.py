"""Bots that fail or watch, for the tests of the arena."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from citadels import Game, Option, Question, View
from citadels.bots import BOTS, Sample
from citadels.core.option import OPTIONS
from citadels.core.rng import Rng

BUILDER = list(BOTS)[1]  # the simplest bot that plays to win
FIRST_WORDS = 3  # questions that a failing bot answers well


class FailingBot:
    """Answers a few questions, then does what its kind does."""

    def __init__(self, rng: Rng) -> None:
        self.asked = 0

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        self.asked += 1
        return question.options[0] if self.asked <= FIRST_WORDS else self.fail(question)

    def fail(self, question: Question) -> Option:
        raise NotImplementedError


class RaisingBot(FailingBot):
    def fail(self, question: Question) -> Option:
        raise RuntimeError("stumbled")


class LyingBot(FailingBot):
    def fail(self, question: Question) -> Option:
        return next(option for option in OPTIONS.values() if option not in question.options)


class StallingBot(FailingBot):
    """Stalls for ever, and hides behind its own handler."""

    def fail(self, question: Question) -> Option:
        while True:
            with suppress(Exception):
                sum(range(1000))


class SlowBot(FailingBot):
    """Takes a quarter of a second of CPU time."""

    def fail(self, question: Question) -> Option:
        begin = time.thread_time()
        while time.thread_time() - begin < 0.25:
            pass
        return question.options[0]


class SleepingBot(FailingBot):
    """Takes a while, but no CPU time."""

    def fail(self, question: Question) -> Option:
        if self.asked == FIRST_WORDS + 1:
            time.sleep(0.25)
        return question.options[0]


class StillbornBot:
    """Cannot even be made."""

    def __init__(self, rng: Rng) -> None:
        raise RuntimeError("stillborn")

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        raise NotImplementedError


class PlainBot(FailingBot):
    """The control: does nothing wrong."""

    def fail(self, question: Question) -> Option:
        return question.options[0]


class WatchingBot:
    """Chooses by chance and keeps what it was given."""

    cheats = False
    seen: list[tuple[View, Game]]

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        self.seen.append((view, sample()))
        return question.options[self.rng.below(len(question.options))]


class CheatingBot(WatchingBot):
    cheats = True


@contextmanager
def joined(**bots: Any) -> Iterator[None]:  # noqa: ANN401 - they may be bots in name only
    """Let bots take part for a while."""
    BOTS.update(bots)
    try:
        yield
    finally:
        for name in bots:
            del BOTS[name]
