"""Sentences: events, questions, options, reasons and score lines, as one reader may read them."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.thought import Why
from ..core.basics import NOBODY, Fact, Refusal
from ..core.card import Card, Character
from ..core.event import Event
from ..core.option import BUTTON, COLOUR, KIND_NAMES, NUMBER, SEAT, USE, Option
from ..core.reason import Reason
from ..core.scoring import ScoreLine
from ..core.state.parts import Question
from .bundles import Argument, Name, first_of, has, has_part, phrase, slug
from .names import card_name, colour_name, listed, player_name, source_name, thing_name
from .reader import Reader


def say_event(event: Event, reader: Reader) -> str:
    """Tell an event to a seat or the spectator; `NOBODY` hears all, as after the game."""
    language, seat, names = reader.language, reader.seat, reader.names
    seen = event if seat == NOBODY else event.for_observer(seat)
    card, things = seen.card, names_of(seen.things, reader)
    ids = [f"event-{seen.name}"]
    if card is not None:
        ids.insert(0, f"event-{seen.name}-{slug(card.id)}")
    id = first_of(ids, language)
    return phrase(
        id,
        language,
        part_for(id, seen.seat, seen.other, reader),
        player=player_name(seen.seat, language, names),
        other=player_name(seen.other, language, names),
        amount=seen.amount,
        thing=things[0] if things else Name(""),
        second=things[1] if things[1:] else Name(""),
        things=listed(things, language),
        card=source_name(card, reader),
        source=kind_of(card),
        seen=yes_or_no(bool(things)),
        own=yes_or_no(seen.seat == seen.other),
    )


def part_for(id: str, seat: int, other: int, reader: Reader) -> str:
    """Which part of a message speaks to the reader: to who did it, the other one, or the rest."""
    if reader.seat == NOBODY:
        return ""
    if reader.seat == seat and has_part(id, "you", reader.language):
        return "you"
    return "other" if reader.seat == other and has_part(id, "other", reader.language) else ""


def names_of(things: Sequence[Option], reader: Reader) -> list[Name]:
    """The names of things, each with the form that it has with its article, where there are any."""
    return [with_article(thing_name(thing, reader), reader.language) for thing in things]


def with_article(name: Name, language: str) -> Name:
    """A name that can stand in a list with its article."""
    return Name(name, {**name.forms, "the": phrase("story-the", language, thing=name)})


def kind_of(card: Card | None) -> str:
    """What kind of card something comes from."""
    if card is None:
        return "none"
    return "character" if isinstance(card, Character) else "district"


def yes_or_no(fact: bool) -> str:
    """A fact as messages choose by it."""
    return "yes" if fact else "no"


def question_id(question: Question) -> str:
    """The id of the message of a question."""
    return f"{slug(question.asker.id)}-{slug(question.name)}"


def say_ask(question: Question, reader: Reader) -> str:
    """Ask the seat that is asked; tell everybody else who is thinking about what."""
    language = reader.language
    asker = source_name(question.asker, reader)
    id = question_id(question)
    if reader.seat != question.seat:
        id = "asked-card" if asker else "asked-phase"
        asker = asker or Name(phrase(f"phase-{slug(question.asker.id)}", language))
    other, thing, amount = Name(""), Name(""), 0
    for option in reversed(question.about):  # so that the first of each kind remains
        if option.kind == SEAT:
            other = player_name(option.seat, language, reader.names)
        elif option.kind == NUMBER:
            amount = option.value
        elif option.card is not None:
            thing = source_name(option.card, reader)
    return phrase(
        id,
        language,
        player=player_name(question.seat, language, reader.names),
        card=asker,
        other=other,
        thing=thing,
        amount=amount,
        count=len(question.about),
    )


def option_ids(option: Option, question: Question | None) -> list[str]:
    """The ids of the messages that may say an option, the most fitting one first."""
    kind = KIND_NAMES[option.kind]
    if option.kind == BUTTON:
        ids = [f"button-{slug(option.text)}"]
    elif option.kind == USE:
        ids = [f"option-{slug(option.text)}", "option-use"]
    else:
        ids = [f"option-{kind}"]
    if question is None:
        return ids
    prefix = question_id(question)
    exact = [f"{prefix}-{slug(option.text)}"] if option.kind in (BUTTON, USE) else []
    return [*exact, f"{prefix}-{kind}", *ids]


def say_option(option: Option, reader: Reader, question: Question | None = None) -> str:
    """Name an option as the seat sees it, best as an answer to a question."""
    language = reader.language
    return phrase(
        first_of(option_ids(option, question), language),
        language,
        card=source_name(option.card, reader),
        player=player_name(option.seat, language, reader.names),
        own=yes_or_no(option.seat == reader.seat),
        number=option.value,
        colour=colour_name(option.value, language) if option.kind == COLOUR else Name(""),
        beautified=yes_or_no(option.beautified),
    )


def say_confirm(option: Option, reader: Reader, question: Question) -> str:
    """Say what an answer does, in the words of its question; a bare name does not."""
    language = reader.language
    id = f"confirm-{question_id(question)}"
    if option.card is None or option.kind == USE or not has(id, language):
        return say_option(option, reader, question)
    said = phrase(id, language, card=source_name(option.card, reader))
    if option.seat in (NOBODY, reader.seat):
        return said
    return f"{said} · {player_name(option.seat, language, reader.names)}"


def say_build(option: Option, way: Option, reader: Reader, question: Question) -> str:
    """Name a build that takes something else than gold, with what it takes."""
    id = first_of([f"build-pay-{slug(way.text)}", *option_ids(way, None)], reader.language)
    return phrase(
        "option-build-by",
        reader.language,
        option=say_option(option, reader, question),
        way=phrase(id, reader.language, card=source_name(way.card, reader)),
    )


def say_reason(reason: Reason, reader: Reader) -> str:
    """Say why something cannot be done."""
    card = source_name(reason.card, reader)
    return phrase(f"reason-{reason.code}", reader.language, amount=reason.amount, card=card)


def say_score_line(line: ScoreLine, reader: Reader) -> str:
    """Say what the points of a score line are for."""
    return phrase(f"score-{line.code}", reader.language, card=source_name(line.card, reader))


def say_refusal(error: Refusal, reader: Reader) -> str:
    """Say what was refused, and what would be right."""
    facts = {name: _fact(name, fact, reader) for name, fact in error.facts.items()}
    return phrase(f"error-{error.code}", reader.language, **{"text": str(error)} | facts)


def _fact(name: str, fact: Fact, reader: Reader) -> Argument:
    """Put a fact of an error into words: ids become names, the rest stays as it is."""
    if isinstance(fact, int):
        return fact
    if isinstance(fact, tuple):
        return listed([str(_fact(name, one, reader)) for one in fact], reader.language)
    if name in ("card", "second"):
        return card_name(fact, reader.language, reader.edition)
    if name in ("edition", "preset"):
        return phrase(f"{name}-{slug(fact)}", reader.language)
    return fact


def say_why(why: Why, reader: Reader) -> str:
    """Say why a bot chose what it chose."""
    language = reader.language
    return phrase(
        f"bot-{why.code}",
        language,
        card=card_name(why.card, language, reader.edition) if why.card else Name(""),
        player=player_name(why.player, language, reader.names),
        amount=why.amount,
    )
