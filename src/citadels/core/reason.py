"""Reasons: why something cannot be done now; one rule gives legality and explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from .card import Card


@final
class Reason:
    r"""Why something cannot be done: a code, the amount in question, the card whose rule it is.

    The rule that forbids something also explains it. `Game.reasons` is about the open question,
    `Game.targets` about what an ability or effect could target before it is used.

    >>> from citadels import read_position
    >>> game = read_position("@0 king: gold 1, hand palace")
    >>> game.play("gold")
    >>> game.why_not("build palace")
    <short 2>
    >>> game = read_position("turn warlord\n@0 warlord: gold 0\n@1 king: city keep market temple")
    >>> game.targets(game.state.turn.character)
    {<keep@1>: <protected keep>, <market@1>: <short 1>, <temple@1>: None}
    """

    __slots__ = ("amount", "card", "code")

    def __init__(self, code: str, amount: int = 0, card: Card | None = None) -> None:
        self.code = code  # with it the words find their sentence (docs/events.md)
        self.amount = amount  # of gold, or what else the code speaks of
        self.card = card  # the card whose rule it is

    def _facts(self) -> tuple[object, ...]:
        return (self.code, self.amount, self.card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, self._facts()

    def __repr__(self) -> str:
        words = [self.code]
        if self.amount:
            words.append(str(self.amount))
        if self.card is not None:
            words.append(self.card.id)
        return f"<{' '.join(words)}>"


GATHER_FIRST: Final = Reason("gather-first")  # building and ending come after gathering
HAS_GATHERED: Final = Reason("gathered")  # resources were gathered this turn
DECK_EMPTY: Final = Reason("deck-empty")
LIMIT: Final = Reason("limit")  # the building limit of this turn is used up
DUPLICATE: Final = Reason("duplicate")  # the city has a district of this name
CANNOT_BE_BUILT: Final = Reason("cannot-be-built")
USED: Final = Reason("used")  # once per turn
NO_TARGET: Final = Reason("no-target")
NO_CARDS: Final = Reason("no-cards")
NO_GOLD: Final = Reason("no-gold")
NOTHING_TO_GAIN: Final = Reason("nothing-to-gain")
DUTY: Final = Reason("duty")  # the crown must be given before the turn ends
NOT_IN_HAND: Final = Reason("not-in-hand")
NOT_STANDING: Final = Reason("not-standing")
NOT_YOURS: Final = Reason("not-yours")
NOT_NOW: Final = Reason("not-now")  # the question does not speak of it
OVER: Final = Reason("over")  # nothing is asked any more
OWN_CHARACTER: Final = Reason("own-character")
RANK_ONE: Final = Reason("rank-one")
MARKED: Final = Reason("marked")  # killed or bewitched, or a marker lies there already
OWN_CITY: Final = Reason("own-city")
CITY_COMPLETED: Final = Reason("completed")  # the city is completed
BEAUTIFIED: Final = Reason("beautified")  # at most once per district
HAS_CROWN: Final = Reason("has-crown")
YOURSELF: Final = Reason("yourself")
RICHEST: Final = Reason("richest")
NOT_RICHEST: Final = Reason("not-richest")
TOO_LARGE: Final = Reason("too-large")  # the city is too large for the Monument
NOT_NEIGHBOUR: Final = Reason("not-neighbour")
TOO_POOR: Final = Reason("too-poor")  # that player has too little gold

THIS_CARD: Final = Reason("this-card")  # not on itself
NOT_SIGNED: Final = Reason("not-signed")  # the warrant is blank
BOUND: Final = Reason("bound")  # only gathering is open in this turn

_SHORT: Final = [Reason("short", amount) for amount in range(64)]
_COSTLY: Final = [Reason("costly", amount) for amount in range(64)]


def short(amount: int) -> Reason:
    """So much gold is missing."""
    return _SHORT[amount]


def costly(cost: int) -> Reason:
    """The district costs more than this ability reaches."""
    return _COSTLY[cost]
