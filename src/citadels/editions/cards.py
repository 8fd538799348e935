"""The cards that the editions list by id: the file of that name has the class."""

from __future__ import annotations

from importlib import import_module

from ..core.card import Character, District

PACKAGE = __name__.partition(".")[0]


def make_character(id: str) -> Character:
    """Make the character of an id."""
    card = _make("characters", id)
    assert isinstance(card, Character)
    return card


def make_district(id: str) -> District:
    """Make the unique district of an id."""
    card = _make("districts", id)
    assert isinstance(card, District)
    return card


def _make(folder: str, id: str) -> object:
    """Make the card of a file: great_wall.py has the class GreatWall."""
    name = "".join([word.capitalize() for word in id.split("_")])
    made: object = getattr(import_module(f"{PACKAGE}.{folder}.{id}"), name)()
    return made
