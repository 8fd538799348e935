"""The terminal: where lines break."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadels import DISTRICTS, Event
from citadels.terminal.chronicle import Chronicle
from citadels.terminal.style import Sentence, broken
from citadels.words import Reader

TAKES = "Гравець 1 бере Таверну й 2 монети."


def lines(text: Text, width: int, language: str) -> list[str]:
    return [part.plain for part in broken(text, width, language)]


@pytest.mark.parametrize("width", range(11, 40))
def test_a_number_and_its_word_stay_on_one_line(width: int) -> None:
    parts = lines(Text(TAKES), width, "uk")
    assert " ".join(parts) == TAKES
    assert max(map(len, parts)) <= width
    assert any("й 2 монети." in part for part in parts)


def test_control_rich_would_break_there() -> None:
    console = Console(width=26)
    rich = [part.plain.rstrip() for part in Text(TAKES).wrap(console, 26)]
    assert rich == ["Гравець 1 бере Таверну й 2", "монети."]
    assert lines(Text(TAKES), 26, "uk") == ["Гравець 1 бере Таверну", "й 2 монети."]


def test_colours_stay_on_their_words() -> None:
    text = Text("Ada builds the Tavern")
    text.highlight_words(["Tavern"], "green")
    last = broken(text, 12, "en")[-1]
    assert (last.plain, [last.plain[span.start : span.end] for span in last.spans]) == (
        "the Tavern",
        ["Tavern"],
    )


def test_a_long_line_goes_on_below_its_first_word() -> None:
    paper = io.StringIO()
    palace = DISTRICTS["palace"]
    built = Event("builds", palace, 0, amount=5, things=(palace.option,))
    Chronicle(Console(file=paper, width=24), Reader("en", 1, ["Maximilian"])).tell([built])
    assert paper.getvalue() == "  Maximilian builds the\n  Palace for 5 gold.\n"


@pytest.mark.parametrize(("kind", "whole"), [(Sentence, True), (None, False)])
def test_a_cell_keeps_a_number_with_its_word(kind: type[Sentence] | None, whole: bool) -> None:
    paper = io.StringIO()
    table = Table(box=None, show_header=False, padding=0)
    table.add_row(kind(TAKES, "uk") if kind else Text(TAKES))
    Console(file=paper, width=26).print(table)
    assert ("й 2 монети." in paper.getvalue()) == whole
