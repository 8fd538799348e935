"""Scores: every line of every player, and the places."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ..core.scoring import Score, rank_scores
from ..words import Reader, phrase, player_name, say_to


def draw_scores(scores: list[Score], reader: Reader) -> Table:
    """Draw the scores line by line, the winner first."""
    title = phrase("ui-scores", reader.language)
    table = Table(title=title, title_style="bold", box=None, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for place, seat in enumerate(rank_scores(scores)):
        score = scores[seat]
        player = player_name(seat, reader.language, reader.names)
        name = Text(f"{place + 1}. {player}", style="bold")
        table.add_row(name, Text(str(score.total), style="bold green" if not place else "bold"))
        for line in score.lines:
            table.add_row(f"   {say_to(reader, line)}", str(line.points), style="dim")
    return table
