"""Events: everything that happened, each with what each seat may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from .basics import ALL_SEEING, NOBODY, Seat

if TYPE_CHECKING:
    from .card import Card
    from .option import Option


@mypyc_attr(acyclic=True)
@final
class Event:
    """Something that happened; some observers may not know its `things`.

    >>> from citadels import read_position
    >>> game = read_position("@0 king: gold 1")
    >>> game.play("cards", outcomes=["tavern", "manor"])
    >>> game.events[-1]
    <looks @0 2 [tavern] [manor]>
    >>> game.events[-1].for_observer(1)
    <looks @0 2>
    """

    __slots__ = ("amount", "card", "name", "other", "seat", "seen", "things")

    def __init__(
        self,
        name: str,
        card: Card | None,
        seat: Seat = NOBODY,
        other: Seat = NOBODY,
        amount: int = 0,
        things: tuple[Option, ...] = (),
        seen: int = -1,
    ) -> None:
        self.name = name
        self.card = card  # the card whose effect it was
        self.seat = seat
        self.other = other
        self.amount = amount
        self.things = things
        self.seen = seen  # who sees `things`, as bits; -1 is everybody

    def for_observer(self, observer: int) -> Event:
        """Give the event as a seat, or another observer, may know it."""
        if observer == ALL_SEEING or self.seen >> observer & 1:
            return Event(self.name, self.card, self.seat, self.other, self.amount, self.things, -1)
        return Event(self.name, self.card, self.seat, self.other, self.amount, (), 0)

    def text(self) -> str:
        """Write the event in one line."""
        words = [self.name]
        if self.card is not None:
            words.append(f"({self.card.id})")
        if self.seat != NOBODY:
            words.append(f"@{self.seat}")
        if self.other != NOBODY:
            words.append(f"-> @{self.other}")
        if self.amount:
            words.append(str(self.amount))
        words += [f"[{thing.text}]" for thing in self.things]
        return " ".join(words)

    def _facts(self) -> tuple[object, ...]:
        return (self.name, self.card, self.seat, self.other, self.amount, self.things, self.seen)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self._facts()

    def __repr__(self) -> str:
        return f"<{self.text()}>"
