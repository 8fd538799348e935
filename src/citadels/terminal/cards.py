"""The list of all cards, as plain data and as tables."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.basics import COLOUR_NAMES
from ..core.registry import CHARACTERS, DISTRICTS, EDITIONS
from ..words import card_name, card_text, phrase
from .style import CHARACTER, COLOURS, Sentence


def list_characters(language: str) -> list[dict[str, object]]:
    """Give every character as plain data."""
    return [
        {
            "id": card.id,
            "name": card_name(card.id, language),
            "rank": card.rank,
            "min_players": card.min_players,
            "editions": [box.id for box in EDITIONS.values() if card.id in box.characters],
            "text": card_text(card.id, language),
            "rules": card_text(card.id, language, part="rules"),
        }
        for card in CHARACTERS.values()
    ]


def list_districts(language: str) -> list[dict[str, object]]:
    """Give every kind of district as plain data; copies by edition, none for the extras."""
    found: list[dict[str, object]] = []
    for card in DISTRICTS.values():
        copies = {
            box.id: box.basic.get(card.id, 0) + box.unique.get(card.id, 0)
            for box in EDITIONS.values()
        }
        found.append(
            {
                "id": card.id,
                "name": card_name(card.id, language),
                "type": COLOUR_NAMES[card.colour],
                "cost": card.cost,
                "copies": max(1, *copies.values()),
                "copies_by_edition": {id: count for id, count in copies.items() if count},
                "editions": [id for id, count in copies.items() if count],
                "text": card_text(card.id, language),
                "rules": card_text(card.id, language, part="rules"),
            }
        )
    return found


def draw_cards(language: str) -> RenderableType:
    """Draw both lists as tables."""
    return Group(_draw_characters(language), "", _draw_districts(language))


def _table(title: str, columns: tuple[str, ...], language: str) -> Table:
    table = Table(title=phrase(title, language), title_justify="left", title_style="bold", box=None)
    for column in columns:
        table.add_column(phrase(column, language))
    return table


def _draw_characters(language: str) -> Table:
    columns = ("ui-card-rank", "ui-card-name", "ui-card-text")
    table = _table("ui-cast", columns, language)
    for card in CHARACTERS.values():
        name = Text(card_name(card.id, language), style=CHARACTER)
        table.add_row(str(card.rank), name, Sentence(card_text(card.id, language), language))
    return table


def _draw_districts(language: str) -> Table:
    columns = ("ui-card-name", "ui-card-colour", "ui-card-cost", "ui-card-copies", "ui-card-text")
    table = _table("ui-districts", columns, language)
    for row in list_districts(language):
        card = DISTRICTS[str(row["id"])]
        name = Text(str(row["name"]), style=COLOURS[card.colour])
        colour = phrase(f"colour-{COLOUR_NAMES[card.colour]}", language)
        text = Sentence(str(row["text"]), language)
        table.add_row(name, colour, str(card.cost), str(row["copies"]), text)
    return table
