"""Words: says an event, the story of a game, a question, an option or a reason in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..bots.thought import Why
from ..core.basics import SPECTATOR, Refusal
from ..core.event import Event
from ..core.option import Option
from ..core.reason import Reason
from ..core.scoring import ScoreLine
from ..core.state.parts import Question
from .bundles import ENGLISH, LANGUAGES, Name, add_words, phrase, spoken_here
from .names import (
    bot_name,
    card_name,
    card_text,
    colour_name,
    listed,
    player_name,
    text_version,
)
from .reader import Reader
from .sentences import (
    say_ask,
    say_build,
    say_event,
    say_option,
    say_reason,
    say_refusal,
    say_score_line,
    say_why,
)
from .story import Line, say_line, tell_story
from .typography import typeset

__all__ = [
    "LANGUAGES",
    "QUICK_PHRASES",
    "Line",
    "Name",
    "Reader",
    "add_words",
    "bot_name",
    "card_name",
    "card_text",
    "colour_name",
    "listed",
    "phrase",
    "player_name",
    "say",
    "say_build",
    "say_to",
    "spoken_here",
    "tell_story",
    "text_version",
    "typeset",
]


Sayable = Event | Line | Question | Option | Reason | ScoreLine | Refusal | Why
QUICK_PHRASES: Final = (  # what can be said at a table with one click
    *("hello", "good-luck", "well-played", "thanks", "sorry", "oops", "moment", "your-turn"),
    *("not-me", "revenge", "again", "goodbye"),
)


def say(
    thing: Sayable,
    language: str = ENGLISH,
    seat: int = SPECTATOR,
    names: Sequence[str] = (),
    question: Question | None = None,
    edition: str = "",
) -> str:
    """Say something as a seat, or the spectator, may read it.

    `names` are those of the players; `question` is the one that an option answers; `edition` is the
    one whose card names are used, where it prints others.
    """
    return say_to(Reader(language, seat, names, edition), thing, question)


def say_to(reader: Reader, thing: Sayable, question: Question | None = None) -> str:
    """Say something to a reader; `question` is the one that an option answers."""
    match thing:
        case Event():
            said = say_event(thing, reader)
        case Line():
            said = say_line(thing, reader)
        case Question():
            said = say_ask(thing, reader)
        case Option():
            said = say_option(thing, reader, question)
        case Reason():
            said = say_reason(thing, reader)
        case Refusal():
            said = say_refusal(thing, reader)
        case Why():
            said = say_why(thing, reader)
        case ScoreLine():
            said = say_score_line(thing, reader)
    return said
