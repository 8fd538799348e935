"""Parts of a review, as plain frozen data: the only place that lists their fields.

The JSON and its reading follow from these declarations; docs/review.md explains them.
Shares are parts of the win from 0 to 1; a standard error stands beside what was estimated.
"""

from typing import Final, NamedTuple

from ..core.basics import Seat

FORMAT: Final = 2  # raised when a reader of the JSON has to change

# What the result of a seat is made of.
CARDS: Final = "cards"  # luck of the cards
OWN: Final = "own"  # own play
GUESS: Final = "guess"  # luck of the guess
TARGETED: Final = "targeted"  # what others did to this seat
OTHERS: Final = "others"  # what others did besides
ACCOUNT: Final = (CARDS, OWN, GUESS, TARGETED, OTHERS)

KINDS: Final = ("draft", "target", "build", "timing")  # of errors
MOMENTS: Final = ("cards", "hit", "error", "guess", "find", "swing")


class Weighed(NamedTuple):
    """An option as the asked seat could judge it."""

    option: str
    share: float  # of the win, over the worlds that the seat could not rule out
    error: float  # its standard error


class Reason(NamedTuple):
    """Why the engine likes an option: a code of the bots, and what it speaks of."""

    code: str
    card: str = ""
    player: Seat = -1
    amount: int = 0


class Step(NamedTuple):
    """One choice with what came of it; number 0 is the deal, which nobody chose."""

    number: int  # choices made, this one included
    round: int  # in which it was made
    seat: Seat  # who chose; -1 for the deal
    asker: str  # the id of the card or phase that asked
    question: str  # its name
    choice: str  # the option as text
    forced: bool  # there was no other option
    substitute: bool  # played for the seat by somebody else: never an error
    targets: tuple[Seat, ...]  # whom the choice names
    chosen: tuple[float, ...]  # the shares after the choice, before its chance
    shares: tuple[float, ...]  # the shares after all of it
    own: float  # what the seat could expect of the choice: its own play
    error: float  # the standard error of that


class Account(NamedTuple):
    """What made the result of a seat: `result - start` is the sum of the five parts."""

    seat: Seat
    start: float
    result: float
    cards: float
    own: float
    guess: float
    targeted: float
    others: float
    error: float  # the standard error of `own`, and of `guess`
    choices: int  # questions that the seat itself answered, and that had more than one answer
    mistakes: int  # how many of them were errors
    lost: float  # by these errors, together


class Mistake(NamedTuple):
    """An error of a choice, as the best judge of the engine sees it."""

    step: int
    seat: Seat
    kind: str  # one of KINDS
    choice: str
    best: str
    loss: float  # measured in other worlds than those in which the best was found; what was lost
    # later in the same turn is not in it
    error: float  # its standard error
    options: tuple[Weighed, ...]  # the best first, and the chosen one
    why: Reason  # for the best


class Moment(NamedTuple):
    """A point at which the game turned."""

    kind: str  # one of MOMENTS
    step: int
    round: int
    seat: Seat  # whose share it is about
    by: Seat  # who did it; -1 for chance
    before: float  # the share of the seat
    after: float
    change: float  # what the moment did: the same, or the part of it that is booked so
    choice: str  # what was chosen in this step
    options: tuple[Weighed, ...]  # of who chose, the best first; none where there was no choice
    why: Reason  # for the best of these


class Guess(NamedTuple):
    """What a seat could know of another one's characters when the draft was over."""

    seat: Seat
    chances: tuple[float, ...]  # by place in the cast


class Draft(NamedTuple):
    """A draft as one seat could know it, beside what was true."""

    step: int  # the choice that ended the draft
    round: int
    seat: Seat  # who guesses
    guesses: tuple[Guess, ...]  # of every other seat
    held: tuple[Seat, ...]  # by place in the cast: who held it; -1 for nobody
