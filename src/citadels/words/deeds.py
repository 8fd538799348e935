"""Deeds: which events, one after the other, are told as one, by the rules in locales/story.txt."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from ..core.basics import NOBODY
from ..core.card import Card, Character
from ..core.event import Event

RULE: Final = re.compile(r"([a-z-]+)(!?) = (\()?([^()]+)(?:\)\+)?")
STEP: Final = re.compile(r"(~?)(@?)(?:([a-z]+):)?([a-z-]+)(?:/([a-z_]+))?([<>]?)(\^?)([?*+&]?)")
COUNTS: Final = {"": (1, 1), "?": (0, 1), "*": (0, 99), "+": (1, 99), "&": (2, 99)}
UNTOLD: Final = "-"  # the id of the rules whose events are not told


@dataclass(frozen=True)
class Step:
    """What one or more events of a deed must be like."""

    name: str
    label: str  # under which a sentence finds its number and its things
    source: str
    whose: str  # "" done by the doer, "<" by the doer to another, ">" to another, "~" by anybody
    unseen: bool  # whether the reader must not see the things
    head: bool  # whether it is the deed itself
    least: int
    most: int

    def fits(self, event: Event, doer: int) -> bool:
        """Whether an event can be this step; without a doer anybody may be the one."""
        if event.name != self.name or self.source not in ("", *_sources(event.card)):
            return False
        if self.unseen and event.things:
            return False
        if self.whose == "~":
            return True
        if self.whose == ">":
            return doer not in (NOBODY, event.seat)
        party = event.other if self.whose == "<" else event.seat
        return party != NOBODY and doer in (NOBODY, party)


@dataclass(frozen=True)
class Rule:
    """Events that make a deed, in their order."""

    id: str
    steps: tuple[Step, ...]
    repeats: bool
    always: bool  # in the detailed form, too

    def begins(self) -> set[str]:
        """The names of the events with which it can begin."""
        found = set()
        for step in self.steps:
            found.add(step.name)
            if step.least:
                break
        return found


@dataclass(frozen=True)
class Deed:
    """Events that fit a rule: who did it, and which event is which step."""

    rule: Rule
    doer: int
    found: tuple[tuple[Step, Event], ...]

    def events(self, label: str = "") -> list[Event]:
        """The events under a label; those of the deed itself without one."""
        return [
            event for step, event in self.found if (step.label == label if label else step.head)
        ]


def _sources(card: Card | None) -> tuple[str, ...]:
    if card is None:
        return ("none",)
    return (card.id, "character" if isinstance(card, Character) else "district")


@cache
def rules() -> dict[str, tuple[Rule, ...]]:
    """The rules by the name of the event with which they can begin, in their order."""
    text = files("citadels").joinpath("locales", "story.txt").read_text(encoding="utf-8")
    found: dict[str, tuple[Rule, ...]] = {}
    for rule in read_rules(text):
        for name in rule.begins():
            found[name] = (*found.get(name, ()), rule)
    return found


def read_rules(text: str) -> Iterator[Rule]:
    """Read rules, a line each; the file explains itself."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            read = RULE.fullmatch(line)
            assert read is not None, line
            id, always, repeats, steps = read.groups()
            yield Rule(id, tuple(map(_read_step, steps.split())), bool(repeats), bool(always))


def _read_step(text: str) -> Step:
    read = STEP.fullmatch(text)
    assert read is not None, text
    anybody, head, label, name, source, whose, unseen, many = read.groups()
    who = anybody or whose
    return Step(name, label or "", source or "", who, bool(unseen), bool(head), *COUNTS[many])


def deed_at(events: Sequence[Event], place: int, turn: int, detailed: bool = False) -> Deed | None:
    """The deed that begins at a place of the events, in the turn of a seat; None for none."""
    if detailed:
        events = events[: place + 1]
    for rule in rules().get(events[place].name, ()):
        if rule.always or not detailed:
            deed = _match(rule, events, place, turn)
            if deed is not None:
                return deed
    return None


def _match(rule: Rule, events: Sequence[Event], place: int, turn: int) -> Deed | None:
    """Find the events of a rule, as many as fit."""
    doer, found = turn, list[tuple[Step, Event]]()
    while True:
        once = _match_once(rule, events, place + len(found), doer, found)
        if once is None:
            break
        doer, more = once
        found += more
        if not rule.repeats:
            break
    return Deed(rule, doer, tuple(found)) if found else None


def _match_once(
    rule: Rule, events: Sequence[Event], place: int, doer: int, before: list[tuple[Step, Event]]
) -> tuple[int, list[tuple[Step, Event]]] | None:
    found = list[tuple[Step, Event]]()
    for step in rule.steps:
        count = 0
        while count < step.most and place < len(events):
            event = events[place]
            if not step.fits(event, doer) or not _alike(step, event, before + found):
                break
            if doer == NOBODY and step.whose != "~":
                doer = event.other if step.whose == "<" else event.seat
            found.append((step, event))
            place, count = place + 1, count + 1
        if count < step.least:
            return None
    return doer, found


def _alike(step: Step, event: Event, before: list[tuple[Step, Event]]) -> bool:
    """Whether an event can be told with the others of its step: of one card, seen or all unseen."""
    first = next((other for known, other in before if known is step), event)
    return first.card is event.card and bool(first.things) == bool(event.things)
