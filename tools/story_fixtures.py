"""The story that the browser is to tell as Python does: one example of every kind of line."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from citadels import Event, Game
from citadels.core.basics import NOBODY, SPECTATOR
from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.server.wire.presenter import present_event
from citadels.words import LANGUAGES, Line, Reader, say_to, tell_story

Case = dict[str, Any]
NAMES = ("Ada", "Ben", "Цвітана")  # the players after them are numbered
SHOWN = ("name", "card", "seat", "other", "amount", "things")  # of an event, without who sees it
PLURALS = (0, 1, 2, 5)  # the least numbers that are declined each in its own way
CITY = (  # a round that is summed up
    Event("starts", None, 0),
    *(Event("gains", None, seat, amount=seat + 2) for seat in range(4)),
    Event("round", None, 0, amount=1),
    Event("pays", DISTRICTS["tavern"], 1, amount=1),
    Event("builds", DISTRICTS["tavern"], 1, amount=1, things=(DISTRICTS["tavern"].option,)),
    Event("moves-gold", CHARACTERS["thief"], 0, 2, 1),
    Event("beautifies", CHARACTERS["artist"], 1, things=(DISTRICTS["tavern"].option,)),
    Event("round", None, 0, amount=2),
)
TAVERN, DOCKS = DISTRICTS["tavern"].option, DISTRICTS["docks"].option
UNFINISHED = (  # deeds that go on in every golden game, and may be all that has happened so far
    [Event("face-up", None, things=(CHARACTERS[id].option,)) for id in ("thief", "queen")],
    [
        Event("gathers-cards", None, 0),
        Event("looks", None, 0, amount=2, things=(TAVERN, DOCKS), seen=1),
    ],
    [Event("discards", CHARACTERS["magician"], 0, amount=1, things=(TAVERN,), seen=1)] * 2,
    [Event("crown", CHARACTERS["emperor"], 1)],
    [Event("moves-district", CHARACTERS["diplomat"], 0, 1, things=(TAVERN,))],
    [Event("moves-district", CHARACTERS["diplomat"], 1, 0, things=(DOCKS,))],
)


class Lines:
    """Lines of stories, one of each kind that can sound different."""

    def __init__(self) -> None:
        self.cases: dict[tuple[object, ...], Case] = {}

    def add_game(self, game: Game, edition: str = "") -> None:
        """Add the lines of a game, as several readers read them."""
        for seat in (*range(min(game.config.players, 3)), SPECTATOR, NOBODY):
            reader = Reader(seat=seat, names=NAMES, edition=edition)
            turn = NOBODY
            for line in tell_story(game.events, reader):
                if line.deed is not None:
                    self._add(line, turn, reader)
                for event in line.events:
                    if event.name in ("reveals", "resumes", "round"):
                        turn = NOBODY if event.name == "round" else event.seat

    def _add(self, line: Line, turn: int, reader: Reader) -> None:
        deed = line.deed
        assert deed is not None
        labels = sorted({step.label for step in deed.rule.steps if step.label})
        heads = deed.events()
        key = (
            line.name,
            heads[0].card.id if line.name == "marks" and heads[0].card else "",
            "all" if reader.seat == NOBODY else _role(line, turn, reader.seat),
            bool(heads[0].things),
            min(len(heads), 2),
            *(_plural(sum(event.amount for event in deed.events(label))) for label in labels),
        )
        if key not in self.cases:
            context = [Event("reveals", None, turn)] if turn != NOBODY else []
            self.cases[key] = case([*context, *line.events], len(context), reader)

    def add_open(self) -> None:
        """Add deeds that have only begun, and a round that is summed up."""
        for number, events in enumerate(UNFINISHED):
            for seat in (0, 1, SPECTATOR):
                told = [Event("reveals", None, 0), *events]
                self.cases["open", number, seat] = case(told, 1, Reader(seat=seat, names=NAMES))
        for seat in (0, SPECTATOR):
            reader = Reader(seat=seat, names=NAMES)
            self.cases["sums", seat] = case(list(CITY), len(CITY) - 1, reader)


def _role(line: Line, turn: int, seat: int) -> tuple[bool, bool]:
    others = {event.seat for event in line.events} | {event.other for event in line.events}
    return seat == turn, seat in others


def _plural(amount: int) -> int:
    return max(least for least in PLURALS if least <= amount)


def case(events: list[Event], since: int, reader: Reader) -> Case:
    """The first line from an event on, in every language."""
    readers = {language: replace(reader, language=language) for language in LANGUAGES}
    return {
        "line": tell_story(events, reader, since)[0].name,
        "told": [_shown(event, reader.seat) for event in events],
        "since": since,
        "seat": reader.seat,
        "edition": reader.edition,
        "said": {
            language: say_to(one, tell_story(events, one, since)[0])
            for language, one in readers.items()
        },
    }


def _shown(event: Event, seat: int) -> Case:
    """An event as it is sent, without what is not said."""
    if seat == NOBODY:  # who reads all is told all
        event = Event(*(getattr(event, name) for name in SHOWN))
    told = present_event(event, [max(seat, 0)])
    fields = {name: getattr(told, name) for name in SHOWN}
    absent = {"card": "", "seat": NOBODY, "other": NOBODY, "amount": 0, "things": []}
    return {name: value for name, value in fields.items() if value != absent.get(name)}


def cut(game: Game, seat: int) -> Case:
    """A whole game, and where its lines begin and end."""
    lines = tell_story(game.events, Reader(seat=seat))
    return {
        "seat": seat,
        "told": [_shown(event, seat) for event in game.events],
        "lines": [[line.name, line.place, len(line.events)] for line in lines],
    }
