"""`citadels cards`: every card with its text."""

from __future__ import annotations

from ..terminal.cards import draw_cards, list_characters, list_districts
from ..terminal.style import make_console
from .common import HERE, Flag, print_json


def cards(*, json: Flag = False, language: str = HERE) -> int:
    """List every card with its text."""
    if json:
        print_json(
            {
                "characters": list_characters(language),
                "districts": list_districts(language),
            }
        )
    else:
        make_console().print(draw_cards(language))
    return 0
