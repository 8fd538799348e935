"""Messages: the Fluent files of every language, and one message with its arguments filled in."""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from .euphony import smooth

LANGUAGES: Final = ("en", "uk", "ru", "cs", "pl")  # those in which every message must exist
ENGLISH: Final = "en"  # where another language has no message


class Name(str):
    """A name inside a sentence: the nominative, with its other forms and its gender at hand."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None) -> Self:
        """Make a name; one without forms is the same in every case."""
        name = super().__new__(cls, text)
        name.forms = forms or {}
        return name


Argument = str | int | Name
NOT_FORMS: Final = {"text", "rules"}  # the attributes of a card that are no forms of its name


def _case(name: str, case: str) -> str:
    """Give a name in a case: `{ CASE($thing, "acc") }` in a message."""
    return name.forms.get(case, str(name)) if isinstance(name, Name) else name


def _gender(name: str) -> str:
    """Give the gender of a name, to select by: `{ GENDER($thing) -> ... }` in a message."""
    return _case(name, "gender") if isinstance(name, Name) and "gender" in name.forms else "none"


def wished_here() -> str:
    """What the environment says about a language, such as uk_UA.UTF-8."""
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return next(filter(None, map(os.environ.get, variables)), "") or ""


def spoken_here() -> str:
    """The language of the environment; English where it is none of ours."""
    language = wished_here()[:2]
    return language if language in LANGUAGES else ENGLISH


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"CASE": _case, "GENDER": _gender}


ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message begins
REFERENCE: Final = re.compile(r"[{(]\s*(-?[a-zA-Z][\w-]*)")  # to another message or a term


class Messages:
    """The messages of a language, each read when it is first said: all of them take a second."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
        self.unread: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Add messages in Fluent syntax; those that are there already stay as they are."""
        begins = list(ENTRY.finditer(text))
        ends = [*(begin.start() for begin in begins[1:]), len(text)]
        for begin, end in zip(begins, ends, strict=True):
            if not self.bundle.has_message(begin[1]):
                self.unread.setdefault(begin[1], text[begin.start() : end])

    def has(self, id: str) -> bool:
        """Whether there is a message."""
        return id in self.unread or self.bundle.has_message(id)

    def find(self, id: str) -> Message:
        """Find a message, with whatever it refers to."""
        self._read(id)
        return self.bundle.get_message(id)

    def _read(self, id: str) -> None:
        text = self.unread.pop(id, None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
            for other in REFERENCE.findall(text):
                self._read(other)


@cache
def messages(language: str) -> Messages:
    """Have the messages of a language; English, with one warning, where there are none."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        warnings.warn(f"no language {language!r}, only {known}; using English", stacklevel=2)
        return messages(ENGLISH)
    found = Messages(language)
    folder = files("citadels").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add(file.read_text(encoding="utf-8"))
    return found


def add_words(language: str, text: str) -> None:
    """Add messages in Fluent syntax, such as those of a fan card."""
    messages(language).add(text)


def slug(id: str) -> str:
    """Write a name of the engine as messages spell it."""
    return id.replace("_", "-").replace(" ", "-")


def has(id: str, language: str) -> bool:
    """Whether there is a message, here or in English."""
    return messages(language).has(id) or messages(ENGLISH).has(id)


def first_of(ids: list[str], language: str) -> str:
    """Give the first of some messages that exists; the last one if none does."""
    return next((id for id in ids if has(id, language)), ids[-1])


def has_part(id: str, part: str, language: str) -> bool:
    """Whether a message has an attribute, or, for an empty part, a value."""
    if not has(id, language):
        return False
    message = _find(id, language)[1]
    return part in message.attributes if part else message.value is not None


def phrase(id: str, language: str = ENGLISH, part: str = "", /, **arguments: Argument) -> str:
    """Say a message, or one attribute of it; a message that nobody wrote says its own id."""
    if not has_part(id, part, language):
        return id
    home, message = _find(id, language)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    text, errors = home.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"{id} in {language}: {errors[0]}")
    return smooth(str(text), language)


def name_of(id: str, language: str, **arguments: Argument) -> Name:
    """Give the name that a message holds, with all its forms."""
    parts = _find(id, language)[1].attributes.keys() - NOT_FORMS
    forms = {part: phrase(id, language, part, **arguments) for part in parts}
    return Name(phrase(id, language, **arguments), forms)


def _find(id: str, language: str) -> tuple[FluentBundle, Message]:
    """Find a message, in English where the language has none."""
    home = messages(language)
    if not home.has(id):
        home = messages(ENGLISH)
    return home.bundle, home.find(id)
