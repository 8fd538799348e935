"""Words: says an event, a question, an option or a reason in a language."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.basics import SPECTATOR
from ..core.event import Event
from ..core.option import Option
from ..core.reason import Reason
from ..core.scoring import ScoreLine
from ..core.table import Ask
from .bundles import ENGLISH, LANGUAGES, add_words, phrase
from .names import card_name, card_text, colour_name, listed, player_name
from .sentences import say_ask, say_event, say_option, say_reason, say_score_line

__all__ = [
    "LANGUAGES",
    "add_words",
    "card_name",
    "card_text",
    "colour_name",
    "listed",
    "phrase",
    "player_name",
    "say",
]


def say(
    thing: Event | Ask | Option | Reason | ScoreLine,
    language: str = ENGLISH,
    seat: int = SPECTATOR,
    names: Sequence[str] = (),
    ask: Ask | None = None,
) -> str:
    """Say something as a seat, or the spectator, may read it.

    `names` are those of the players; `ask` is the question that an option answers.
    """
    if isinstance(thing, Event):
        return say_event(thing, language, seat, names)
    if isinstance(thing, Ask):
        return say_ask(thing, language, seat, names)
    if isinstance(thing, Option):
        return say_option(thing, language, seat, names, ask)
    if isinstance(thing, Reason):
        return say_reason(thing, language)
    return say_score_line(thing, language)
