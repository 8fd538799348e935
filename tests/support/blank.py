"""Blank cards: what remains of a card when its rule is taken away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from citadels import read_record, write_position
from citadels.core.card import Card, Character, District
from citadels.core.option import Option
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from citadels.core.state.parts import Built

# Every card with a rule of its own.
CARDS = [*CHARACTERS, *(id for id in DISTRICTS if id not in EDITIONS["deluxe"].basic)]


def matters(card: str, record: str) -> bool:
    """Whether a recorded game would have been another one without the rule of a card."""
    told = _course(record, card)
    with blank(card):
        try:
            return _course(record, card) != told
        except (ValueError, AssertionError):
            return True  # a choice of this game is not there any more


def _course(record: str, card: str) -> list[str]:
    """What was offered in a game, the use of one card apart, and how it ended."""
    read = read_record(record)
    game = read.replay(until=0, events=False)
    course = []
    for choice in read.choices:
        course.append(" ".join(o.text for o in game.options if o.text != f"use {card}"))
        game.play(choice)
    return [*course, write_position(game), *map(repr, game.scores())]


class BlankCharacter(Character):
    """A character with a name and a rank: no income, no ability, one build a turn."""


class BlankDistrict(District):
    """A district with a name, a colour and a cost."""


@contextmanager
def blank(card_id: str) -> Iterator[None]:
    """Replace a card, in all its versions, by a blank one for a while."""
    if card_id in CHARACTERS:
        character = CHARACTERS[card_id]
        CHARACTERS[card_id] = _blank_character(character)
        try:
            with _pointing(_options(character), CHARACTERS[card_id]), _one_version(card_id):
                yield
        finally:
            CHARACTERS[card_id] = character
        return
    district = DISTRICTS[card_id]
    DISTRICTS[card_id] = _blank_district(district)
    try:
        with _pointing(_options(district), DISTRICTS[card_id]), _one_version(card_id):
            yield
    finally:
        DISTRICTS[card_id] = district


@contextmanager
def _one_version(card_id: str) -> Iterator[None]:
    """Let no switch choose another version of a card for a while."""
    before = {switch: switch.versions for switch in SWITCHES.values()}
    try:
        for switch, versions in before.items():
            others = {value: card for value, card in versions.items() if card.id != card_id}
            switch.versions = others
        yield
    finally:
        for switch, versions in before.items():
            switch.versions = versions


@contextmanager
def _pointing(options: list[Option], card: Card) -> Iterator[None]:
    """Let options point at another card for a while."""
    before = [option.card for option in options]
    try:
        for option in options:
            option.card = card
        yield
    finally:
        for option, original in zip(options, before, strict=True):
            option.card = original


def _options(card: Character | District) -> list[Option]:
    if isinstance(card, Character):
        return [card.option, card.use_option]
    return [
        *(card.option, card.build_option, card.use_option),
        *(*card.standing, *card.standing_beautified),
    ]


# The fields are filled in one by one, as the registry does it: on the compiled build a class
# attribute of an interpreted class would not reach them.


def _blank_character(original: Character) -> Character:
    card = BlankCharacter()
    card.id = original.id
    card.number = original.number
    card.rank = original.rank
    card.marker = original.marker  # so that scenes with this marker can still be read
    card.hooks = 0
    card.option = original.option
    card.use_option = original.use_option
    card.menus = original.menus
    return card


def _blank_district(original: District) -> District:
    card = BlankDistrict()
    card.id = original.id
    card.number = original.number
    card.bit = original.bit
    card.cost = original.cost
    card.colour = original.colour
    card.hooks = 0
    card.option = original.option
    card.build_option = original.build_option
    card.use_option = original.use_option
    card.standing = original.standing
    card.standing_beautified = original.standing_beautified
    card.plain = Built(card)
    return card
