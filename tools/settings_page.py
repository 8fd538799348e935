"""The table of the settings in the page about the server, from their declaration."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.commands.spoken import option_words
from citadels.server.settings import SETTINGS, Setting
from citadels.words import phrase
from tools.files import ROOT

PAGE: Final = ROOT / "docs" / "server.md"
BEGIN: Final = "<!-- settings: made by `python3 run.py update` -->"
END: Final = "<!-- end of settings -->"


def table() -> str:
    """Every setting with its default and what it does."""
    rows = [f"| `{each.name}` | {_default(each)} | {_words(each)} |" for each in SETTINGS.values()]
    return "\n".join(["| Setting | Default | |", "|---|---|---|", *rows])


def _default(setting: Setting) -> str:
    value = setting.default
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, tuple):
        return f"`{list(value)}`"
    return f"`{value}`" if value != "" else ""


def _words(setting: Setting) -> str:
    return phrase(option_words("serve", setting.name), "en", setting.name).replace("|", "\\|")


def with_table(text: str) -> str:
    """A page with the table in its place."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def pages() -> dict[Path, str]:
    """The page, by its file."""
    return {PAGE: with_table(PAGE.read_text(encoding="utf-8"))}
