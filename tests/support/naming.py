"""Naming: whether a text speaks of a card."""

from __future__ import annotations

import re

from citadels.words import card_name


def names(text: str, card: str, language: str) -> bool:
    """Whether a text names a card, in any case."""
    name = card_name(card, language)
    forms = {name, *(form for case, form in name.forms.items() if case != "gender")}
    return re.search(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", text) is not None
