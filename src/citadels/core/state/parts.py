"""Plain data of a game: players, cities, the deck, turns, questions and tasks.

None of it refers back to the game: compiled, these objects are not tracked for cycles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ..basics import NOBODY, Bits, Colour, Kinds, Seat

if TYPE_CHECKING:
    from ..card import Asker, Character, District
    from ..option import Option


@mypyc_attr(acyclic=True)
@final
class Built:
    """A district standing in a city; immutable, so that games can share it."""

    __slots__ = ("beautified", "card", "cost", "known", "under")

    def __init__(
        self,
        card: District,
        beautified: bool = False,
        under: tuple[District, ...] = (),
        known: tuple[int, ...] = (),
    ) -> None:
        self.card = card
        self.beautified = beautified
        self.under = under  # the cards below it (Museum)
        self.known = known  # for each of them, the observers who know it, as bits
        self.cost = card.cost + 1 if beautified else card.cost

    def option(self, seat: Seat) -> Option:
        """Give the option that points at this district in the city of `seat`."""
        if self.beautified:
            return self.card.standing_beautified[seat]
        return self.card.standing[seat]


@mypyc_attr(acyclic=True)
@final
class Player:
    """Gold, hand and city of a seat."""

    __slots__ = ("city", "colours", "gold", "hand", "hooks", "names", "seat", "weight")

    def __init__(self, seat: Seat, like: Player | None = None) -> None:
        self.seat = seat
        if like is None:
            self.gold = 0
            self.hand: list[District] = []
            self.city: list[Built] = []
            self.names: Kinds = 0  # the districts of the city
            self.hooks: Bits = 0  # the hooks that cards of the city override
            self.weight = 0  # how many districts the city counts for completion
            self.colours = [0, 0, 0, 0, 0]  # how many districts of each colour
        else:
            self.gold = like.gold
            self.hand = like.hand[:]
            self.city = like.city[:]
            self.names = like.names
            self.hooks = like.hooks
            self.weight = like.weight
            self.colours = like.colours[:]

    def place(self, built: Built) -> None:
        """Put a district into the city."""
        card = built.card
        self.city.append(built)
        self.names |= card.bit
        self.hooks |= card.hooks
        self.weight += card.weight
        self.colours[card.colour] += 1

    def remove(self, built: Built) -> None:
        """Take a district out of the city."""
        for place in range(len(self.city)):
            if self.city[place] is built:
                del self.city[place]
                self.recount()
                return
        raise AssertionError(f"{built.card.id} does not stand")

    def recount(self) -> None:
        """Derive what is counted along from the city."""
        self.names = 0
        self.hooks = 0
        self.weight = 0
        self.colours = [0, 0, 0, 0, 0]
        for built in self.city:
            self.colours[built.card.colour] += 1
            self.names |= built.card.bit
            self.hooks |= built.card.hooks
            self.weight += built.card.weight


@mypyc_attr(acyclic=True)
@final
class Deck:
    """The district deck: a written head, an unordered pool, an ordered tail put under it."""

    __slots__ = ("head", "known", "pool", "tail")

    def __init__(self, like: Deck | None = None) -> None:
        if like is None:
            self.head: list[District] = []
            self.pool: list[District] = []  # sorted by number
            self.tail: list[District] = []
            self.known: list[int] = []  # for each card of the tail, who knows it, as bits
        else:
            self.head = like.head[:]
            self.pool = like.pool[:]
            self.tail = like.tail[:]
            self.known = like.known[:]

    def size(self) -> int:
        """How many cards there are to draw."""
        return len(self.head) + len(self.pool) + len(self.tail)


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Turn:
    """Who acts as whom, and what was done in this turn."""

    __slots__ = (
        "bound",
        "built",
        "character",
        "gathered",
        "income",
        "paid",
        "power",
        "resumed",
        "seat",
        "spent",
        "used",
    )

    def __init__(self, seat: Seat, character: Character | None, like: Turn | None = None) -> None:
        self.seat = seat
        self.character = character
        if like is None:
            self.gathered = False
            self.resumed = False  # the Witch goes on as somebody else
            self.bound = False  # only gathering is open
            self.built = 0  # builds that used the limit
            self.paid = 0  # builds that were paid for
            self.spent = 0  # gold paid for building
            self.income = False  # used
            self.power = False  # used
            self.used: Kinds = 0  # powers of districts used
        else:
            self.gathered = like.gathered
            self.resumed = like.resumed
            self.bound = like.bound
            self.built = like.built
            self.paid = like.paid
            self.spent = like.spent
            self.income = like.income
            self.power = like.power
            self.used = like.used


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Work:
    """A district that is being built."""

    __slots__ = ("card", "cards", "due", "extra", "free", "gold", "into", "placed", "seat")

    def __init__(self, card: District, seat: Seat, due: int, extra: bool) -> None:
        self.card = card
        self.seat = seat  # who builds
        self.into = seat  # whose city it goes to
        self.due = due  # gold still to be paid
        self.gold = 0  # gold paid
        self.cards = 0  # cards paid
        self.extra = extra  # outside the building limit
        self.free = False  # nothing was paid
        self.placed = False  # it stands

    def copy(self) -> Work:
        """Give an independent copy."""
        work = Work(self.card, self.seat, self.due, self.extra)
        work.into = self.into
        work.gold = self.gold
        work.cards = self.cards
        work.free = self.free
        work.placed = self.placed
        return work


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Question:
    """The open question: who is asked, by whom, what, and the legal answers.

    `asker` is a card or a phase, `about` are the earlier answers of the same effect, `number` says
    how many choices were made before.

    >>> from citadels import Config, Game
    >>> question = Game(Config(players=4, crown=0), seed=1).question
    >>> question
    <@0 draft-keep: magician | king | bishop | merchant | architect>
    >>> question.seat, question.name, question.number
    (0, 'keep', 0)
    """

    __slots__ = ("about", "asker", "name", "number", "options", "seat")

    def __init__(
        self, seat: Seat, asker: Asker, name: str, about: tuple[Option, ...], number: int
    ) -> None:
        self.seat = seat  # who is asked
        self.asker = asker  # a card or a phase
        self.name = name  # with the asker's id, the key of its words
        self.about = about  # earlier answers of the same effect
        self.number = number  # how many choices were made before
        self.options: tuple[Option, ...] = ()  # the legal answers

    def offers(self, option: Option) -> bool:
        """Whether an option is a legal answer; by identity, which is quicker than `in`."""
        for each in self.options:
            if each is option:
                return True
        return False

    def title(self) -> str:
        """Who asks what; only once if both have the same name, like the menu of a turn."""
        return self.name if self.name == self.asker.id else f"{self.asker.id}-{self.name}"

    def _facts(self) -> tuple[object, ...]:
        about = self.seat, self.asker, self.name, self.about, self.number
        return (*about, self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __reduce__(self) -> tuple[object, ...]:
        return _question, self._facts()

    def __repr__(self) -> str:
        words = " | ".join(option.text for option in self.options)
        return f"<@{self.seat} {self.title()}: {words}>"


def _question(
    seat: Seat,
    asker: Asker,
    name: str,
    about: tuple[Option, ...],
    number: int,
    options: tuple[Option, ...],
) -> Question:
    """Make a question again, as pickling and copying do."""
    question = Question(seat, asker, name, about, number)
    question.options = options
    return question


@mypyc_attr(acyclic=True)
@final
class Task:
    """One step still to be done: a hook of a card, or a numbered step of an asker."""

    __slots__ = ("about", "card", "seat", "step")

    def __init__(
        self, card: Asker, step: int, seat: Seat = NOBODY, about: tuple[Option, ...] = ()
    ) -> None:
        self.card = card
        self.step = step
        self.seat = seat
        self.about = about


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Agenda:
    """The tasks that are to be done: the next one, and those after it; immutable."""

    __slots__ = ("later", "task")

    def __init__(self, task: Task, later: Agenda | None) -> None:
        self.task = task
        self.later = later

    def tasks(self) -> list[Task]:
        """All of them, the last one first."""
        return [self.task] if self.later is None else [*self.later.tasks(), self.task]


@mypyc_attr(acyclic=True)
@final
class Tally:
    """A city as it is scored: each district with the colour it counts as."""

    __slots__ = ("city", "colours")

    def __init__(self, city: list[Built], colours: list[Colour]) -> None:
        self.city = city
        self.colours = colours

    def count(self, colour: Colour) -> int:
        """How many districts count as a colour."""
        return self.colours.count(colour)


NO_TURN: Final = Turn(NOBODY, None)
