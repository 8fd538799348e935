"""Commands: everything that a client may send, as msgspec types."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .. import limits
from ..tables.options import Pace as PaceName

Id = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
OptionText = Annotated[str, Meta(min_length=1, max_length=80)]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Seat = Annotated[int, Meta(ge=0, le=7)]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a client wants; `id` comes back with the answer."""

    id: Number


class Join(Command, frozen=True, tag="join"):
    """Sit down at, or watch, a table; `token` proves a seat on another device."""

    table: Id
    token: Token = ""


class Choose(Command, frozen=True, tag="choose"):
    """Answer the open question, by its number."""

    question: Number
    option: OptionText
    seat: Seat | None = None  # where several share a screen


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last choices; with the number of the open question, only once."""

    count: Annotated[int, Meta(ge=1, le=100)] = 1
    question: Number | None = None


class Pause(Command, frozen=True, tag="pause"):
    """Agree to pause, or to go on."""

    pause: bool


class Pace(Command, frozen=True, tag="pace"):
    """Let bots play at another pace; only the host may."""

    pace: PaceName


class Skip(Command, frozen=True, tag="skip"):
    """Let bots play on without pauses until a person is asked; only where nobody else waits."""


class TakeBack(Command, frozen=True, tag="take-back"):
    """Ask the others to let the last own choice be taken back, or agree to it."""


class Decline(Command, frozen=True, tag="decline"):
    """Decline what others ask for, or ask for it no more."""


class ComeBack(Command, frozen=True, tag="come-back"):
    """Take the own seats back from the bot that sits in."""


class Say(Command, frozen=True, tag="say"):
    """Say something to the table: words, or the id of a quick phrase."""

    text: Text


class Seen(Command, frozen=True, tag="seen"):
    """Have seen so many events; by correspondence, other devices begin to tell there."""

    events: Number


class Hint(Command, frozen=True, tag="hint"):
    """Ask what the judge of reviews would do; it comes after `done`, as a message of its own."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether the connection is alive."""


AnyCommand = (
    Join
    | Choose
    | Undo
    | Pause
    | Pace
    | Skip
    | TakeBack
    | Decline
    | ComeBack
    | Say
    | Seen
    | Hint
    | Ping
)

decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class _Numbered(msgspec.Struct):
    id: Number = 0


_numbers = msgspec.json.Decoder(_Numbered)


def is_join(frame: bytes) -> bool:
    """Whether a frame asks for a table; whatever else may be wrong with it."""
    if b"join" not in frame or len(frame) > limits.FRAME:
        return False
    try:
        return isinstance(decoder.decode(frame), Join)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def read_join(frame: bytes) -> Join:
    """Such a frame, read."""
    command = decoder.decode(frame)
    assert isinstance(command, Join)
    return command


def id_of(frame: bytes) -> int:
    """The number of a command, whatever else is wrong with it; 0 if it has none."""
    if len(frame) > limits.FRAME:
        return 0
    try:
        return _numbers.decode(frame).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0
