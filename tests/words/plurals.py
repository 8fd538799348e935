"""Plurals: English sentences that go wrong where a card has a plural name, such as the Stables."""

from __future__ import annotations

import re

from fluent.syntax import ast

from tests.words import grammar, style

PLURAL = ("barracks", "docks", "stables")  # the cards whose English names are plural
ENDS_PLURAL = re.compile(r"[^si]s$")  # not Fortress, not Necropolis
VARIABLES = ("card", "thing", "second")  # that may hold a card
# Messages in which such a card can never stand: they speak of characters, types, or one card only.
NEVER_PLURAL = {
    "bot-income",
    "error-not-cast",
    "error-requires",
    "error-too-few",
    "event-draws-more",
    "event-face-down",
    "event-face-up",
    "event-keeps-all",
    "event-lays-gold",
    "event-silent",
    "event-takes-gold",
    "reason-builds-nothing",
    "reason-witch",
    "story-spies",
}
NAME = rf"\{{(?:{'|'.join(VARIABLES)})\}}"
BEGIN = r"(?:^|[.!?:;,(] ?|\b(?:and|but|or|if|when|because|while|that|where|so) )"
NO_VERB = r"(?:as|its|this|always|unless|besides|plus|across|less|cards|districts|points)\b"
WRONG = re.compile(
    rf"{BEGIN}(?:(?:the|your) )?{NAME} (?:(?:now|already|then|also|still) )?(?!{NO_VERB})[a-z]+s\b"
    rf"|\b(?:an?|this|that|another|every|each|one) {NAME}"
    rf"|{NAME}’s\b"
    rf"|{NAME}[^.;]*\b(?:it|its|itself)\b",
    re.IGNORECASE,
)


def wrong_numbers(entries: list[ast.EntryType], name: str = "Stables") -> list[str]:
    """The sentences that speak of several stables as of one: The Stables costs, a Stables, it."""
    found: dict[str, None] = {}
    for id, part, pattern in grammar.patterns(entries):
        if id not in NEVER_PLURAL:
            for text in style.texts(pattern):
                hit = WRONG.search(text)
                if hit:
                    place = f"{id}.{part}".rstrip(".")
                    found[f"{place}: {re.sub(NAME, name, hit[0]).strip()}"] = None
    return list(found)
