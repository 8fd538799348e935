"""The story of a game: its events gathered into lines, one sentence for each deed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ..core.basics import NOBODY
from ..core.event import Event
from .bundles import Argument, Name, first_of, has_part, phrase, slug
from .deeds import UNTOLD, Deed, deed_at
from .names import listed, player_name, source_name
from .reader import Reader
from .sentences import kind_of, names_of, part_for, say_event, yes_or_no

SUMS: Final = "sums"  # the name of the line that sums up a round
BEGIN_TURN: Final = ("reveals", "resumes")
END_ROUND: Final = ("round", "over")
# What an event does to the gold and the city of its player, and to those of the other one.
GOLD: Final = {
    "gains": (1, 0),
    "refunds": (1, 0),
    "takes-gold": (1, 0),
    "pays": (-1, 0),
    "lays-gold": (-1, 0),
    "moves-gold": (-1, 1),
}
COINS: Final = {"beautifies": (-1, 0)}
DISTRICTS: Final = {
    "builds": (1, 0),
    "confiscates": (1, 0),
    "destroys": (0, -1),
    "moves-district": (-1, 1),
}


@dataclass(frozen=True)
class Standing:
    """What a player has when a round is over; all of it lies on the table."""

    seat: int
    districts: int
    gold: int


@dataclass(frozen=True)
class Line:
    """One line of the story: the events that it tells, as its reader saw them."""

    name: str  # of its rule or, for a single event, of that
    place: int  # of its first event among all of them
    events: tuple[Event, ...]
    deed: Deed | None = None
    round: int = 0  # the one that is summed up
    standings: tuple[Standing, ...] = ()

    @property
    def head(self) -> Event:
        """The event that the line is about."""
        return self.deed.events()[0] if self.deed is not None else self.events[0]


class Account:
    """Keeps what everybody can see: whose turn it is, the round, gold and districts."""

    def __init__(self) -> None:
        self.turn = NOBODY
        self.round = 0
        self.whole = False  # whether everything was heard, from the beginning
        self.gold: dict[int, int] = {}
        self.districts: dict[int, int] = {}

    def hear(self, event: Event) -> None:
        """Note what an event changes."""
        self.whole = self.whole or event.name == "starts"
        if event.name in BEGIN_TURN:
            self.turn = event.seat
        elif event.name == "round":
            self.turn, self.round = NOBODY, event.amount
        for counts, table, amount in (
            (self.gold, GOLD, event.amount),
            (self.gold, COINS, 1),
            (self.districts, DISTRICTS, 1),
        ):
            mine, theirs = table.get(event.name, (0, 0))
            for seat, sign in ((event.seat, mine), (event.other, theirs)):
                if sign:
                    counts[seat] = counts.get(seat, 0) + sign * amount

    def sums(self) -> tuple[Standing, ...]:
        """Who has what, the largest city first."""
        found = [
            Standing(seat, self.districts.get(seat, 0), gold) for seat, gold in self.gold.items()
        ]
        return tuple(sorted(found, key=lambda one: (-one.districts, -one.gold, one.seat)))


def tell_story(
    events: Sequence[Event], reader: Reader, since: int = 0, detailed: bool = False
) -> list[Line]:
    """Gather events into lines for a reader, from one of them on; or a line for each of them."""
    seat = reader.seat
    seen = [event if seat == NOBODY else event.for_observer(seat) for event in events]
    account = Account()
    for event in seen[:since]:
        account.hear(event)
    return list(_lines(seen, since, account, detailed))


def _lines(seen: list[Event], place: int, account: Account, detailed: bool) -> Iterator[Line]:
    while place < len(seen):
        first = seen[place]
        if first.name in END_ROUND and account.round and account.whole and not detailed:
            yield Line(SUMS, place, (), None, account.round, account.sums())
        deed = deed_at(seen, place, account.turn, detailed)
        told = tuple(seen[place : place + (1 if deed is None else len(deed.found))])
        if deed is None or deed.rule.id != UNTOLD:
            yield Line(first.name if deed is None else deed.rule.id, place, told, deed)
        for event in told:
            account.hear(event)
        place += len(told)


def say_line(line: Line, reader: Reader) -> str:
    """Say a line of the story."""
    if line.name == SUMS:
        return _say_sums(line, reader)
    if line.deed is None:
        return say_event(line.head, reader)
    return _say_deed(line.deed, reader)


def _say_sums(line: Line, reader: Reader) -> str:
    language = reader.language

    def items(counts: list[tuple[int, int]]) -> Name:
        said = [
            phrase("story-sums-item", language, player=name(seat), number=count)
            for seat, count in counts
        ]
        return listed(said, language)

    def name(seat: int) -> Name:
        if seat == reader.seat:
            return Name(phrase("ui-you", language))
        return player_name(seat, language, reader.names)

    districts = [(one.seat, one.districts) for one in line.standings]
    gold = [(one.seat, one.gold) for one in sorted(line.standings, key=lambda one: -one.gold)]
    said = {"items": items(districts), "gold-items": items(gold)}
    return phrase("story-sums", language, round=line.round, **said)


def _say_deed(deed: Deed, reader: Reader) -> str:
    """Say what somebody did, with all that belongs to it."""
    card = next((event.card for _, event in reversed(deed.found) if event.card), None)
    ids = [f"story-{deed.rule.id}", f"event-{deed.events()[0].name}"]
    if card is not None:
        ids.insert(0, f"story-{deed.rule.id}-{slug(card.id)}")
    id = first_of(ids, reader.language)
    seat, people = parties(deed)
    other = people[0] if len(people) == 1 and people[0] != seat else NOBODY
    arguments = _arguments(deed, reader)
    arguments["player"] = player_name(seat, reader.language, reader.names)
    arguments["other"] = player_name(other, reader.language, reader.names)
    names = [player_name(one, reader.language, reader.names) for one in people]
    arguments["people"] = listed(names, reader.language)
    arguments |= {"card": source_name(card, reader), "source": kind_of(card)}
    return phrase(id, reader.language, part_for(id, seat, other, reader), **arguments)


def _arguments(deed: Deed, reader: Reader) -> dict[str, Argument]:
    """What a sentence may say of a deed, but for who did it."""
    heads = deed.events()
    found: dict[str, Argument] = {
        "count": len(heads),
        "thing": _first_name(heads, reader),
        "things": listed(_all_names(heads, reader), reader.language),
        "seen": yes_or_no(any(event.things for event in heads)),
        "own": yes_or_no(heads[0].seat == heads[0].other),
        "items": _items(deed.rule.id, heads, reader),
        **_amounts("amount", heads[:1] if deed.rule.repeats else heads, reader.language),
    }
    for label in {step.label for step in deed.rule.steps if step.label}:
        found |= _labelled(label, deed, reader)
    return found


def parties(deed: Deed) -> tuple[int, list[int]]:
    """Who does a deed, and with or to whom; where many do the same, nobody and all of them."""
    heads = deed.events()
    if all(step.whose == "~" for step, _ in deed.found):
        seats = list(dict.fromkeys(event.seat for event in heads))
        return (seats[0] if len(seats) == 1 else NOBODY), seats
    events = [*heads, *(event for _, event in deed.found)]
    found = [event.other if event.seat == deed.doer else event.seat for event in events]
    others = [seat for seat in found[: len(heads)] if seat != NOBODY] or found
    return deed.doer, [seat for seat in dict.fromkeys(others) if seat != NOBODY]


def _items(rule: str, heads: list[Event], reader: Reader) -> Name:
    """Who did what, for deeds of many."""
    id, language = f"story-{rule}-item", reader.language
    if not has_part(id, "", language):
        return Name("")
    items = []
    for event in heads:
        player = player_name(event.seat, language, reader.names)
        items.append(phrase(id, language, player=player, thing=_first_name([event], reader)))
    return listed(items, language)


def _all_names(events: list[Event], reader: Reader) -> list[Name]:
    return names_of([thing for event in events for thing in event.things], reader)


def _first_name(events: list[Event], reader: Reader) -> Name:
    return next(iter(_all_names(events, reader)), Name(""))


def _amounts(label: str, events: list[Event], language: str) -> dict[str, Argument]:
    """A number under its name, and the same in words, as gold and as cards."""
    amount = sum(event.amount for event in events)
    return {
        label: amount,
        f"{label}-coins": phrase("story-coins", language, amount=amount),
        f"{label}-cards": phrase("story-cards", language, amount=amount),
    }


def _labelled(label: str, deed: Deed, reader: Reader) -> dict[str, Argument]:
    """What a sentence may say of the events under a label."""
    events = deed.events(label)
    told = events[:1] if deed.rule.repeats else events
    names = _all_names(events, reader)
    card = next((event.card for event in events if event.card), None)
    return {
        f"{label}-things": listed(names, reader.language),
        f"{label}-card": source_name(card, reader),
        f"{label}-seen": yes_or_no(bool(names)),
        **_amounts(label, told, reader.language),
    }
