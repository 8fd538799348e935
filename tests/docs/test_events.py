"""docs/events.md: every event, reason, score line and chance event, as random games show them."""

from __future__ import annotations

from functools import cache

import pytest

from citadels import Event, Game, random_config
from citadels.core.basics import NOBODY
from citadels.core.option import KIND_NAMES
from citadels.core.rng import FastRng
from tests.properties.games import some
from tests.support.examples import DOCS, cells, quoted, sections
from tests.support.invariants import pick_keenly
from tests.words import sources

CHAPTERS = sections((DOCS / "events.md").read_text(encoding="utf-8"), 2)
EVENTS = {quoted(row[0])[0]: row[1:] for row in cells(CHAPTERS["Events"])}
GAMES = some(200, 25)


def codes(chapter: str) -> list[str]:
    """What the first column of a chapter's table names."""
    return [quoted(row[0])[0] for row in cells(CHAPTERS[chapter])]


@cache
def happened() -> list[Event]:
    """The events of some random games."""
    found: list[Event] = []
    for seed in range(GAMES):
        rng = FastRng(seed)
        game = Game(random_config(FastRng(seed)), seed)
        while not game.over:
            game.play(pick_keenly(game.options, rng))
        found += game.events
    return found


def test_every_event_is_documented() -> None:
    assert set(EVENTS) == sources.events()


def test_most_events_happen_in_the_games_looked_at() -> None:
    assert len({event.name for event in happened()}) > 0.9 * len(EVENTS)


@pytest.mark.parametrize("place", [0, 1, 2], ids=["seat", "other", "amount"])
def test_an_event_has_what_is_documented(place: int) -> None:
    for event in happened():
        there = (event.seat != NOBODY, event.other != NOBODY, event.amount != 0)[place]
        if there:
            assert EVENTS[event.name][place], event
        elif place < 2:
            assert not EVENTS[event.name][place], event


def test_the_things_of_an_event_are_of_the_documented_kinds() -> None:
    for event in happened():
        documented = EVENTS[event.name][3]
        for thing in event.things:
            assert KIND_NAMES[thing.kind] in documented, event
        if not documented:
            assert not event.things, event


def test_the_things_of_an_event_are_seen_by_whom_is_documented() -> None:
    for event in happened():
        if event.things:
            assert seen_by(event) in EVENTS[event.name][4], event


def seen_by(event: Event) -> str:
    """Who sees the things of an event, in the words of the table."""
    seat = 1 << event.seat if event.seat != NOBODY else 0
    other = 1 << event.other if event.other != NOBODY else 0
    names = {seat | other: "both", seat: "seat", 0: "nobody", -1: "all"}
    return names[event.seen]


def test_every_reason_is_documented() -> None:
    assert set(codes("Reasons")) == sources.reasons()


def test_every_line_of_a_score_is_documented() -> None:
    assert set(codes("Scores")) == sources.score_codes()


def test_every_chance_event_is_documented() -> None:
    verbs = ("chance_card", "chance_rank", "chance_seat")
    folders = ("core", "characters", "districts")
    kinds = set().union(*[sources.called_with(verb, 0, *folders) for verb in verbs])
    assert set(codes("Chance")) == kinds


def test_nothing_is_documented_twice() -> None:
    for chapter in ("Events", "Reasons", "Scores", "Chance"):
        assert len(codes(chapter)) == len(set(codes(chapter)))
