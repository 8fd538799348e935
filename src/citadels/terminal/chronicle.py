"""The chronicle: what happened, in words, with the turns set apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ..core.event import Event
from ..words import Reader, say_to
from .style import QUIET, coloured

# Events that only announce what the next one tells as well.
ANNOUNCEMENTS: Final = ("calls", "gathers-gold", "gathers-cards", "ends")
HEADINGS: Final = ("reveals", "resumes")  # begin a turn
BRIGHT: Final = ("completes", "over")


class Chronicle:
    """Tells events to one reader."""

    def __init__(self, console: Console, reader: Reader) -> None:
        self.console = console
        self.reader = reader

    def tell(self, events: Sequence[Event], whole: bool = False) -> None:
        """Print events, line by line; the announcements only if the whole story is asked for."""
        for event in events:
            if whole or event.name not in ANNOUNCEMENTS:
                self._tell(event)

    def _tell(self, event: Event) -> None:
        sentence = say_to(self.reader, event)
        text = coloured(sentence, event.things, self.reader)
        if event.name == "round":
            self.console.print(Rule(Text(sentence, style="bold"), style=QUIET))
        elif event.name in BRIGHT:
            self.console.print(text, style="bold green")
        elif event.name in HEADINGS:
            self.console.print(Text("• ").append_text(text), style="bold")
        else:
            self.console.print(Text("  ").append_text(text))
