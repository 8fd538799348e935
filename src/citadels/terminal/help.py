"""Help: the cards on the table, one card in full, what can be typed."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..core.card import Character
from ..core.hidden.view import View
from ..core.registry import CHARACTERS, DISTRICTS
from ..core.setup.config import Config
from ..words import Reader, card_name, card_text, phrase
from .style import CHARACTER, COLOURS, Sentence

APOSTROPHE = "\u2019"  # of texts; keyboards have the straight one
COMMANDS = (
    ("1, 2, 3 ...", "ui-help-number"),
    ("Enter", "ui-help-enter"),
    ("?", "ui-help-cards"),
    ("? …", "ui-help-card"),
    ("why …", "ui-help-why"),
    ("undo", "ui-help-undo"),
    ("table", "ui-help-table"),
    ("log", "ui-help-log"),
    ("quit", "ui-help-quit"),
)


def explain_commands(language: str) -> RenderableType:
    """List what can be typed."""
    table = Table(title=phrase("ui-help-title", language), title_style="bold", box=None)
    for command, id in COMMANDS:
        table.add_row(Text(command, style="bold green"), phrase(id, language))
    return table


def explain_table(view: View, config: Config, reader: Reader) -> RenderableType:
    """Explain the characters of the cast, and the districts in sight that have a text."""
    language = reader.language
    rows: list[RenderableType] = [Text(phrase("ui-cast", language), style="bold underline")]
    rows += [explain_card(id, config, reader) for id in view.cast]
    seen = list(view.players[view.observer].hand)
    for player in view.players:
        seen += [built.id for built in player.city]
    special = [id for id in sorted(set(seen)) if card_text(id, language)]
    if special:
        rows.append(Text(phrase("ui-districts", language), style="bold underline"))
        rows += [explain_card(id, config, reader) for id in special]
    return Group(*rows)


def explain_card(id: str, config: Config, reader: Reader, full: bool = False) -> RenderableType:
    """Explain one card: its short text, or everything."""
    card = CHARACTERS.get(id) or DISTRICTS[id]
    name = card_name(id, reader.language, reader.edition)
    if isinstance(card, Character):
        head = Text(f"{card.rank} {name}", style=CHARACTER)
    else:
        head = Text(f"{name} {card.cost}", style=f"bold {COLOURS[card.colour]}")
    parts: list[RenderableType] = [head]
    for part in ("text", "rules") if full else ("text",):
        text = card_text(id, reader.language, config, part)
        parts += [
            Padding(Sentence(line, reader.language), (0, 0, 0, 2)) for line in text.splitlines()
        ]
    return Group(*parts)


def find_card(text: str, reader: Reader) -> str | None:
    """Find the card that a player means, by id or by name."""
    wanted = as_typed(text)
    for id in (*CHARACTERS, *DISTRICTS):
        name = card_name(id, reader.language, reader.edition)
        if wanted in (id, id.replace("_", " "), as_typed(name)):
            return id
    return None


def as_typed(text: str) -> str:
    """Write a text as keyboards do: small letters, single spaces, straight apostrophes."""
    return " ".join(text.lower().replace(APOSTROPHE, "'").split())
