"""Scores: every line of every player, and the places."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ..core.scoring import Score, rank_scores
from ..words import phrase, player_name, say


def draw_scores(scores: list[Score], language: str, names: Sequence[str]) -> Table:
    """Draw the scores line by line, the winner first."""
    table = Table(title=phrase("ui-scores", language), title_style="bold", box=None, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for place, seat in enumerate(rank_scores(scores)):
        score = scores[seat]
        name = Text(f"{place + 1}. {player_name(seat, language, names)}", style="bold")
        table.add_row(name, Text(str(score.total), style="bold green" if not place else "bold"))
        for line in score.lines:
            table.add_row(f"   {say(line, language)}", str(line.points), style="dim")
    return table
