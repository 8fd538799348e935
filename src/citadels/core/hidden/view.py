"""View: what one observer may see now, as plain data; the only place that lists its fields.

Texts, equality, the wire format and the client's types all follow from these declarations, which
therefore stay uncompiled: a compiled class forgets what its lists are made of.
"""

from typing import NamedTuple

from ..basics import Seat
from ..option import Option
from ..reason import Reason
from ..scoring import Score

HIDDEN = ""  # stands for a card that the observer does not know


class BuiltView(NamedTuple):
    """A standing district; an empty name under it is a card that the observer does not know."""

    id: str
    cost: int
    beautified: bool = False
    under: tuple[str, ...] = ()


class PlayerView(NamedTuple):
    """One player: what lies open, and what the observer knows besides."""

    gold: int
    points: int  # if the game ended now, as far as the observer knows
    hand_size: int
    city: tuple[BuiltView, ...]
    hand: tuple[str, ...] = ()  # empty where it is hidden
    known: tuple[str, ...] = ()  # cards that the observer saw arrive in a hidden hand
    known_count: int = 0  # how many of them are still there
    characters: tuple[str, ...] = ()  # those that the observer knows


class MarkView(NamedTuple):
    """A marker on a character; a face that is hidden from the observer is `None` (null)."""

    kind: str
    by: str
    character: str
    face: bool | None


class LookView(NamedTuple):
    """Characters that were offered in the draft, and the one taken; empty while it is open."""

    offered: tuple[str, ...]
    taken: str


class DraftView(NamedTuple):
    """The draft as the observer saw it."""

    face_up: tuple[str, ...]
    face_down: str  # the first discard, for whoever saw it
    left: int  # steps still to come
    looks: tuple[LookView, ...]
    passed_on: tuple[str, ...]  # what lay there after the observer's last look


class TurnView(NamedTuple):
    """The turn that is going on; all of it is public."""

    seat: Seat
    character: str
    gathered: bool
    resumed: bool
    built: int
    income: bool
    power: bool
    used: tuple[str, ...]


class QuestionView(NamedTuple):
    """The open question; what it is about, and its answers, only for whoever is asked."""

    seat: Seat
    asker: str
    name: str
    about: tuple[Option, ...] = ()
    options: tuple[Option, ...] = ()
    reasons: dict[Option, Reason] = {}  # noqa: RUF012 - why the others cannot be chosen
    ways: dict[Option, Option] = {}  # noqa: RUF012 - what a build takes instead of gold, unasked
    undoable: int = 0  # choices that may be taken back


class View(NamedTuple):
    """Everything an observer may see of a game, as names and numbers.

    `game.view(seat)` is what a seat may see, `game.view()` what a spectator may, and
    `game.view(ALL_SEEING)` everything there is. Players are in the order of their seats. A view
    is built from scratch, so what is not put in cannot be seen. Equal views have equal texts.

    >>> from citadels import read_position
    >>> game = read_position("@0 king: gold 1, hand palace tavern")
    >>> game.view(0).players[0].hand
    ('palace', 'tavern')
    >>> game.view(1).players[0].hand, game.view(1).players[0].hand_size
    ((), 2)
    """

    observer: int  # whose view it is
    edition: str
    cast: tuple[str, ...]  # by rank
    round: int  # from 1
    crown: Seat  # who has it
    completed: Seat  # who completed a city first; -1 while nobody has
    complete_size: int  # how many districts complete a city now
    calling: int  # the rank that was called last; 0 before
    silent: tuple[str, ...]  # characters that were called without an answer
    over: bool
    players: tuple[PlayerView, ...]
    turn: TurnView
    draft: DraftView
    marks: tuple[MarkView, ...]
    hoard: tuple[tuple[str, int], ...]  # gold that lies on characters
    work: str  # the district that is being built; empty while none is
    deck_size: int
    aside_size: int  # cards drawn and not yet placed
    aside: tuple[str, ...]  # those of them that the observer knows
    deck_head: tuple[str, ...] = ()  # the next cards, where they are decided and not hidden
    deck_tail: tuple[str, ...] = ()  # those that were put under it
    deck_known: tuple[str, ...] = ()  # cards that the observer knows to be somewhere in the rest
    deck_known_count: int = 0  # how many of them are still there
    question: QuestionView | None = None
    scores: tuple[Score, ...] = ()  # from the first to the last, once the game is over

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers that the observer may give now."""
        return () if self.question is None else self.question.options

    def text(self) -> str:
        """Write the view out, a line for each field: equal views have equal texts."""
        rows = zip(self._fields, self, strict=True)
        return "\n".join([f"{name}: {value!r}" for name, value in rows])

    def __repr__(self) -> str:
        """Say whose view it is, and of which moment."""
        asked = "over" if self.question is None else f"@{self.question.seat} is asked"
        return f"<View of {self.observer}, {self.edition}, round {self.round}, {asked}>"
