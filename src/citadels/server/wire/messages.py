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


class ChairData(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat; bots have names and shields too."""

    taken: bool = False
    name: str = ""
    shield: str = ""
    level: str = ""  # of a bot
    away: bool = False
    here: bool = False  # a person who is connected
    host: bool = False
    yours: bool = False
    agreed: bool = False
    bank: float | None = None  # seconds left besides those of each turn, where a clock runs


class EventData(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as the reader may know it."""

    name: str
    card: str = ""
    seat: int = -1
    other: int = -1
    amount: int = 0
    things: list[str] = []


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
    seed: str | UnsetType = UNSET  # when the game is over
    next: str = ""


class RemarkData(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    name: str
    seat: int
    text: str


class ChatMessage(Message, frozen=True, tag="chat"):
    """What was said since the last one."""

    remarks: list[RemarkData]


class AlternativeData(msgspec.Struct, frozen=True):
    """An answer that was weighed, and the share of wins that it promises."""

    option: str
    share: float


class WhyData(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason for an answer."""

    code: str
    card: str = ""
    player: int = -1
    amount: int = 0


class HintMessage(Message, frozen=True, tag="hint"):
    """What a bot would answer to a question, knowing what the reader knows."""

    id: int  # of the command
    question: int
    choice: str
    alternatives: list[AlternativeData]  # the best ones first; none where nothing was weighed
    why: WhyData


class Bye(Message, frozen=True, tag="bye"):
    """The server ends the connection, and says why."""

    reason: Literal["flood"]


AnyMessage = Welcome | Done | Refused | TableMessage | ChatMessage | HintMessage | Bye

encoder = msgspec.json.Encoder()
