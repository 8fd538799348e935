"""The chronicle: the story of a game, line by line, with the turns set apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ..core.event import Event
from ..words import Line, Reader, say_to, tell_story
from .style import QUIET, broken, coloured

HEADINGS: Final = ("reveals", "resumes")  # begin a turn
BRIGHT: Final = ("completes", "over")
ASIDE: Final = ("sums", "silent")  # speak of nobody's deeds


class Chronicle:
    """Tells what happened to one reader."""

    def __init__(self, console: Console, reader: Reader, detailed: bool = False) -> None:
        self.console = console
        self.reader = reader
        self.detailed = detailed  # a line for every event

    def tell(self, events: Sequence[Event], since: int = 0) -> None:
        """Print what happened from one of all events on, line by line."""
        for line in tell_story(events, self.reader, since, self.detailed):
            self._tell(line)

    def _tell(self, line: Line) -> None:
        sentence = say_to(self.reader, line)
        things = [thing for event in line.events for thing in event.things]
        text = coloured(sentence, things, self.reader)
        if line.name == "round":
            self.console.print(Rule(Text(sentence, style="bold"), style=QUIET))
        elif line.name in BRIGHT:
            self._print("", text, "bold green")
        elif line.name in HEADINGS:
            self._print("• ", text, "bold")
        else:
            self._print("  ", text, QUIET if line.name in ASIDE else "")

    def _print(self, mark: str, text: Text, style: str) -> None:
        """Print a sentence behind a mark; where it goes on, below its first word."""
        for part in broken(text, self.console.width - len(mark), self.reader.language):
            self.console.print(Text(mark).append_text(part), style=style)
            mark = " " * len(mark)
