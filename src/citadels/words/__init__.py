"""Words: says an event, a question, an option or a reason in a language."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.basics import SPECTATOR, Refusal
from ..core.event import Event
from ..core.option import Option
from ..core.reason import Reason
from ..core.scoring import ScoreLine
from ..core.table import Ask
from .bundles import ENGLISH, LANGUAGES, Name, add_words, phrase, spoken_here
from .names import card_name, card_text, colour_name, listed, player_name
from .reader import Reader
from .sentences import (
    say_ask,
    say_event,
    say_option,
    say_reason,
    say_refusal,
    say_score_line,
)

__all__ = [
    "LANGUAGES",
    "Name",
    "Reader",
    "add_words",
    "card_name",
    "card_text",
    "colour_name",
    "listed",
    "phrase",
    "player_name",
    "say",
    "say_to",
    "spoken_here",
]


Sayable = Event | Ask | Option | Reason | ScoreLine | Refusal


def say(
    thing: Sayable,
    language: str = ENGLISH,
    seat: int = SPECTATOR,
    names: Sequence[str] = (),
    ask: Ask | None = None,
    edition: str = "",
) -> str:
    """Say something as a seat, or the spectator, may read it.

    `names` are those of the players; `ask` is the question that an option answers; `edition` is the
    one whose card names are used, where it prints others.
    """
    return say_to(Reader(language, seat, names, edition), thing, ask)


def say_to(reader: Reader, thing: Sayable, ask: Ask | None = None) -> str:
    """Say something to a reader; `ask` is the question that an option answers."""
    if isinstance(thing, Event):
        return say_event(thing, reader)
    if isinstance(thing, Ask):
        return say_ask(thing, reader)
    if isinstance(thing, Option):
        return say_option(thing, reader, ask)
    if isinstance(thing, Reason):
        return say_reason(thing, reader)
    if isinstance(thing, Refusal):
        return say_refusal(thing, reader)
    return say_score_line(thing, reader)
