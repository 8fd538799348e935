"""Messages: the Fluent files of every language, and one message with its arguments filled in."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en",)  # those in which every message must exist
ENGLISH: Final = "en"  # where another language has no message

Argument = str | int


@cache
def bundle(language: str) -> FluentBundle:
    """Load the messages of a language; English, with one warning, where there are none."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        warnings.warn(f"no language {language!r}, only {known}: English it is", stacklevel=2)
        return bundle(ENGLISH)
    loaded = FluentBundle([language], use_isolating=False)
    folder = files("citadels").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            loaded.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return loaded


def add_words(language: str, text: str) -> None:
    """Add messages in Fluent syntax, such as those of a fan card."""
    bundle(language).add_resource(FluentResource(text))


def slug(id: str) -> str:
    """Write a name of the engine as messages spell it."""
    return id.replace("_", "-").replace(" ", "-")


def has(id: str, language: str) -> bool:
    """Whether there is a message, here or in English."""
    return bundle(language).has_message(id) or bundle(ENGLISH).has_message(id)


def first_of(ids: list[str], language: str) -> str:
    """Give the first of some messages that exists; the last one if none does."""
    return next((id for id in ids if has(id, language)), ids[-1])


def has_part(id: str, part: str, language: str) -> bool:
    """Whether a message has an attribute."""
    return has(id, language) and part in _find(id, language)[1].attributes


def phrase(id: str, language: str = ENGLISH, part: str = "", **arguments: Argument) -> str:
    """Say a message, or one attribute of it; a message that nobody wrote says its own id."""
    if not has(id, language):
        return id
    home, message = _find(id, language)
    pattern = message.attributes.get(part) if part else message.value
    if pattern is None:
        return id
    text, errors = home.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"{id} in {language}: {errors[0]}")
    return str(text)


def _find(id: str, language: str) -> tuple[FluentBundle, Message]:
    """Find a message, in English where the language has none."""
    home = bundle(language)
    if not home.has_message(id):
        home = bundle(ENGLISH)
    return home, home.get_message(id)
