"""Messages: everything that is sent, as msgspec types.

The types for the browser are generated from these. What is sent is built in `presenter.py`, and
nowhere else.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from ...core.basics import Fact
from ..tables.options import TableOptions
from .view_data import ViewData


class Message(msgspec.Struct, frozen=True, tag_field="tell", omit_defaults=True):
    """Something the server says."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: which program this is."""

    version: str
    guest: str
    client: str = ""  # which client is served; a page that began with another one is old


class Done(Message, frozen=True, tag="done"):
    """A command was carried out."""

    id: int


class Refused(Message, frozen=True, tag="refused"):
    """A command was refused; nothing has changed."""

    id: int
    code: str
    facts: dict[str, Fact] = {}  # what the words for it speak of


class Turn(Message, frozen=True, tag="turn", omit_defaults=False):
    """It is somebody's turn; what their devices are told while they are not here."""

    table: str
    host: str  # the name of whoever opened the table
    yours: bool  # whether that is the reader
    language: str
    reminder: bool = False  # whether it was told before, and little time is left


class ConductData(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody played their last games with others."""

    games: int
    left: int = 0  # of these, without coming back
    returned: int = 0  # in which they left, and came back
    late: int = 0  # in which the clock answered


class RatingData(msgspec.Struct, frozen=True, omit_defaults=True):
    """How strong somebody is: `value` ± `reach`, which 19 of 20 times holds the truth."""

    value: int
    reach: int
    sure: bool = False  # whether it can be compared with others; else somebody is new
    gained: int = 0  # by the game that is over


class ChairData(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat; bots have names and shields too."""

    taken: bool = False
    name: str = ""
    shield: str = ""
    reserved: bool = False  # whether nobody else may have that name
    level: str = ""  # of a bot
    away: bool = False
    here: bool = False  # a person who is connected
    host: bool = False
    yours: bool = False
    agreed: bool = False  # to what is asked for
    declined: bool = False  # what was asked for last
    asked: bool = False  # to agree to it
    missed: int = 0  # answers that a bot gave for you since your last one
    mark: str = ""  # of a person: the same as of what they say at this table
    blocked: bool = False  # by the reader
    conduct: ConductData | None = None  # of a person, before the game; nothing without games
    bank: float | None = None  # seconds left besides those of each turn, where a clock runs
    rating: RatingData | None = None  # before the game, and after it has been rated
    vacation: float = 0.0  # for how many seconds yet, by correspondence; for those who play


class EventData(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as the reader may know it."""

    name: str
    card: str = ""
    seat: int = -1
    other: int = -1
    amount: int = 0
    things: list[str] = []


class EffectData(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer gains or costs."""

    gold: int = 0  # paid where it is below 0
    cards: int = 0  # drawn
    keep: int = 0  # how many of these are kept
    income: int = 0  # more that there will be for districts, later in this turn


class TryData(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game began that somebody plays on from the middle of a finished one."""

    step: int
    round: int
    seat: int  # for whom it was dealt
    as_it_was: bool = False  # nothing was dealt anew
    origin: str = ""  # the table of that game; only for whoever tries it


class TableMessage(Message, frozen=True, tag="table"):
    """The whole table as the reader may see it, after entry `seq`.

    The reader keeps the first `keep` events and adds `events`; `question` numbers the open one.
    """

    table: str
    seq: int
    status: str
    setup: str
    code: str  # of the set-up
    options: TableOptions
    commitment: str
    host: bool
    chairs: list[ChairData]
    question: int
    left: float | None  # seconds until the clock answers
    keep: int
    events: list[EventData]
    views: list[ViewData]  # one for the reader; one for each seat where several share a screen
    effects: dict[str, EffectData] = {}  # of the answers that the reader may give now
    seed: str | UnsetType = UNSET  # when the game is over
    next: str = ""
    request: Literal["", "pause", "go-on", "undo"] = ""  # what some ask the others to agree to
    pause_left: float | None = None  # seconds until one is enough to go on, in a pause or wished
    tried: TryData | None = None  # the mark of a try
    quick: bool = False  # whether the reader may say quick phrases only
    rated: bool = False  # whether it changes ratings; before the game, if it began now
    seen: int | None = None  # events that the reader had seen before, by correspondence
    may_ask_undo: bool = False  # whether the reader has a choice that the others may let go back


class RemarkData(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    name: str
    seat: int
    text: str
    mark: str = ""  # of whoever says it: the same at this table, and nowhere else


class Announcement(Message, frozen=True, tag="announcement"):
    """What the operator tells everybody."""

    number: int
    text: str


class ChatMessage(Message, frozen=True, tag="chat"):
    """What was said since the last one."""

    remarks: list[RemarkData]


class AlternativeData(msgspec.Struct, frozen=True):
    """An answer that was weighed, and the share of wins that it promises."""

    option: str
    share: float
    error: float  # the standard error of the share


class WhyData(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason for an answer."""

    code: str
    card: str = ""
    player: int = -1
    amount: int = 0


class HintMessage(Message, frozen=True, tag="hint"):
    """What seems best for a question, from what the reader knows."""

    id: int  # of the command
    question: int
    choice: str
    alternatives: list[AlternativeData]  # the best ones first; none where nothing was weighed
    why: WhyData
    sure: bool = False  # whether the choice is better than all others beyond doubt
    close: bool = False  # whether another one is nearly as good beyond doubt


class Bye(Message, frozen=True, tag="bye"):
    """The server ends the connection, and says why."""

    reason: Literal["flood", "banned"]
    until: float = 0.0  # when a ban ends, in seconds since 1970


AnyMessage = (
    Welcome | Done | Refused | TableMessage | ChatMessage | HintMessage | Announcement | Bye
)

encoder = msgspec.json.Encoder()
