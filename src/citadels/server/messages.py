"""Messages: everything that is sent and received, as msgspec types.

The types for the browser are generated from these. What is sent is built in `telling.py`, and
nowhere else.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..core.basics import Fact
from .wishes import TableWishes

Id = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
OptionText = Annotated[str, Meta(min_length=1, max_length=80)]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Seat = Annotated[int, Meta(ge=0, le=7)]


class Wish(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a client wants; `id` comes back with the answer."""

    id: Number


class Join(Wish, frozen=True, tag="join"):
    """Sit down at, or watch, a table; `token` proves a seat on another device."""

    table: Id
    token: Token = ""


class Choose(Wish, frozen=True, tag="choose"):
    """Answer the question `ask`."""

    ask: Number
    option: OptionText
    seat: Seat | None = None  # where several share a screen


class Undo(Wish, frozen=True, tag="undo"):
    """Take back the last choices."""

    count: Annotated[int, Meta(ge=1, le=100)] = 1


class Pause(Wish, frozen=True, tag="pause"):
    """Agree to pause, or to go on."""

    pause: bool


class Say(Wish, frozen=True, tag="say"):
    """Say something to the table: words, or the id of a quick phrase."""

    text: Text


class Hint(Wish, frozen=True, tag="hint"):
    """Ask what the strongest bot would answer; it comes after `done`, as a tale of its own."""


class Ping(Wish, frozen=True, tag="ping"):
    """Ask whether the line is alive."""


AnyWish = Join | Choose | Undo | Pause | Say | Hint | Ping


class Tale(msgspec.Struct, frozen=True, tag_field="tell", omit_defaults=True):
    """Something the server says."""


class Welcome(Tale, frozen=True, tag="welcome"):
    """The first message: which program this is."""

    version: str
    guest: str
    client: str = ""  # which client is served; a page that began with another one is old


class Done(Tale, frozen=True, tag="done"):
    """A wish was fulfilled."""

    id: int


class Refused(Tale, frozen=True, tag="refused"):
    """A wish was refused; nothing has changed."""

    id: int
    code: str
    facts: dict[str, Fact] = {}  # what the words for it speak of


class ChairTale(msgspec.Struct, frozen=True, omit_defaults=True):
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


class EventTale(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as the reader may know it."""

    name: str
    card: str = ""
    seat: int = -1
    other: int = -1
    amount: int = 0
    things: list[str] = []


class ReasonTale(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something cannot be done."""

    option: str
    code: str
    amount: int = 0
    card: str = ""


class BuiltTale(msgspec.Struct, frozen=True, omit_defaults=True):
    """A standing district; an empty name under it is a card that the reader does not know."""

    id: str
    cost: int
    beautified: bool = False
    under: list[str] = []


class PlayerTale(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player as the reader sees them."""

    gold: int
    points: int  # if the game ended now, as far as the reader may know
    hand_size: int
    city: list[BuiltTale]
    hand: list[str] = []
    known: list[str] = []
    known_count: int = 0
    characters: list[str] = []


class MarkTale(msgspec.Struct, frozen=True):
    """A marker on a character; a hidden face is null."""

    kind: str
    by: str
    character: str
    face: bool | None


class LookTale(msgspec.Struct, frozen=True):
    """Characters that the reader was offered, and the one taken."""

    offered: list[str]
    taken: str


class DraftTale(msgspec.Struct, frozen=True):
    """The draft as the reader saw it."""

    face_up: list[str]
    face_down: str
    left: int
    looks: list[LookTale]
    passed_on: list[str]


class TurnTale(msgspec.Struct, frozen=True):
    """The turn that is going on."""

    seat: int
    character: str
    gathered: bool
    resumed: bool
    built: int
    income: bool
    power: bool
    used: list[str]


class LineTale(msgspec.Struct, frozen=True):
    """One line of a score."""

    code: str
    points: int
    card: str


class ScoreTale(msgspec.Struct, frozen=True):
    """The score of a seat."""

    seat: int
    total: int
    tie_rank: int  # decides between equal points
    lines: list[LineTale]


class ViewTale(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the reader may see of the game."""

    observer: int
    edition: str
    cast: list[str]
    round: int
    crown: int
    completed: int
    complete_size: int
    calling: int
    silent: list[str]
    over: bool
    players: list[PlayerTale]
    turn: TurnTale
    draft: DraftTale
    marks: list[MarkTale]
    hoard: list[tuple[str, int]]
    work: str
    deck_size: int
    deck_tail: list[str]
    deck_known: list[str]
    deck_known_count: int
    aside_size: int
    aside: list[str]
    asked: int
    asker: str
    question: str
    about: list[str] = []
    options: list[str] = []
    reasons: list[ReasonTale] = []
    undoable: int = 0
    scores: list[ScoreTale] = []  # from the first to the last


class TableTale(Tale, frozen=True, tag="table"):
    """The whole table as the reader may see it, after entry `seq`.

    The reader keeps the first `keep` events and adds `events`; `ask` names the open question.
    """

    table: str
    seq: int
    status: str
    setup: str
    code: str  # of the set-up
    wishes: TableWishes
    commitment: str
    host: bool
    chairs: list[ChairTale]
    ask: int
    left: float | None  # seconds until the clock answers
    keep: int
    events: list[EventTale]
    views: list[ViewTale]  # one for the reader; one for each seat where several share a screen
    seed: str | UnsetType = UNSET  # when the game is over
    next: str = ""


class LineSaid(msgspec.Struct, frozen=True):
    """One line of chat."""

    number: int
    name: str
    seat: int
    text: str


class ChatTale(Tale, frozen=True, tag="chat"):
    """New lines of chat."""

    lines: list[LineSaid]


class AlternativeTale(msgspec.Struct, frozen=True):
    """An answer that was weighed, and the share of wins that it promises."""

    option: str
    share: float


class WhyTale(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason for an answer."""

    code: str
    card: str = ""
    player: int = -1
    amount: int = 0


class HintTale(Tale, frozen=True, tag="hint"):
    """What a bot would answer to the question `ask`, knowing what the reader knows."""

    id: int  # of the wish
    ask: int
    choice: str
    alternatives: list[AlternativeTale]  # the best ones first; none where nothing was weighed
    why: WhyTale


class ByeTale(Tale, frozen=True, tag="bye"):
    """The server ends the connection, and says why."""

    reason: Literal["flood"]


AnyTale = Welcome | Done | Refused | TableTale | ChatTale | HintTale | ByeTale

encoder = msgspec.json.Encoder()
wishes_decoder: msgspec.json.Decoder[AnyWish] = msgspec.json.Decoder(AnyWish)
