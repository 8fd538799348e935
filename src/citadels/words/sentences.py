"""Sentences: events, questions, options, reasons and score lines, as one reader may read them."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.basics import NOBODY
from ..core.card import Card, Character
from ..core.event import Event
from ..core.option import BUTTON, COLOUR, KIND_NAMES, NUMBER, SEAT, USE, Option
from ..core.reason import Reason
from ..core.scoring import ScoreLine
from ..core.table import Ask
from .bundles import first_of, has_part, phrase, slug
from .names import card_name, colour_name, listed, player_name, source_name, thing_name


def say_event(event: Event, language: str, seat: int, names: Sequence[str]) -> str:
    """Tell an event to a seat or the spectator; `NOBODY` hears all, as after the game."""
    seen = event if seat == NOBODY else event.for_observer(seat)
    card, things = seen.card, [thing_name(thing, language, names) for thing in seen.things]
    ids = [f"event-{seen.name}"]
    if card is not None:
        ids.insert(0, f"event-{seen.name}-{slug(card.id)}")
    id = first_of(ids, language)
    part = ""
    if seat == seen.seat and has_part(id, "you", language):
        part = "you"
    elif seat == seen.other and has_part(id, "other", language):
        part = "other"
    return phrase(
        id,
        language,
        part if seat != NOBODY else "",
        player=player_name(seen.seat, language, names),
        other=player_name(seen.other, language, names),
        amount=seen.amount,
        thing=things[0] if things else "",
        second=things[1] if things[1:] else "",
        things=listed(things, language),
        card=source_name(card, language),
        source=_kind(card),
        seen="yes" if things else "no",
        own=_yes(seen.seat == seen.other),
    )


def _kind(card: Card | None) -> str:
    if card is None:
        return "none"
    return "character" if isinstance(card, Character) else "district"


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def question_id(ask: Ask) -> str:
    """The id of the message of a question."""
    return f"{slug(ask.card.id)}-{slug(ask.question)}"


def say_ask(ask: Ask, language: str, seat: int, names: Sequence[str]) -> str:
    """Ask the seat that is asked; tell everybody else who is thinking."""
    card = ask.card if isinstance(ask.card, Card) else None
    id = question_id(ask)
    if seat != ask.seat:
        id = "asked-phase" if card is None else "asked-card"
    other, thing, amount = "", "", 0
    for option in reversed(ask.about):  # so that the first of each kind remains
        if option.kind == SEAT:
            other = player_name(option.seat, language, names)
        elif option.kind == NUMBER:
            amount = option.value
        elif option.card is not None:
            thing = card_name(option.card.id, language)
    return phrase(
        id,
        language,
        player=player_name(ask.seat, language, names),
        card=source_name(card, language),
        other=other,
        thing=thing,
        amount=amount,
        count=len(ask.about),
    )


def option_ids(option: Option, ask: Ask | None) -> list[str]:
    """The ids of the messages that may say an option, the most fitting one first."""
    kind = KIND_NAMES[option.kind]
    if option.kind == BUTTON:
        ids = [f"button-{slug(option.text)}"]
    elif option.kind == USE:
        ids = [f"option-{slug(option.text)}", "option-use"]
    else:
        ids = [f"option-{kind}"]
    if ask is None:
        return ids
    question = question_id(ask)
    exact = [f"{question}-{slug(option.text)}"] if option.kind in (BUTTON, USE) else []
    return [*exact, f"{question}-{kind}", *ids]


def say_option(
    option: Option, language: str, seat: int, names: Sequence[str], ask: Ask | None = None
) -> str:
    """Name an option as the seat sees it, best as an answer to a question."""
    return phrase(
        first_of(option_ids(option, ask), language),
        language,
        card=source_name(option.card, language),
        player=player_name(option.seat, language, names),
        own=_yes(option.seat == seat),
        number=option.value,
        colour=colour_name(option.value, language) if option.kind == COLOUR else "",
        beautified=_yes(option.beautified),
    )


def say_reason(reason: Reason, language: str) -> str:
    """Say why something cannot be done."""
    card = source_name(reason.card, language)
    return phrase(f"reason-{reason.code}", language, amount=reason.amount, card=card)


def say_score_line(line: ScoreLine, language: str) -> str:
    """Say what the points of a score line are for."""
    return phrase(f"score-{line.code}", language, card=source_name(line.card, language))
