"""Scores: every line of every player, and the places."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ..core.basics import Seat
from ..core.scoring import Score, rank_scores
from ..words import Reader, phrase, player_name, say_to


def draw_scores(scores: list[Score], reader: Reader, failed: Sequence[Seat] = ()) -> Table:
    """Draw the scores line by line, the winner first; last who failed, the sooner the later."""
    title = phrase("ui-scores", reader.language)
    table = Table(title=title, title_style="bold", box=None, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    sound = [seat for seat in rank_scores(scores) if seat not in failed]
    for place, seat in enumerate([*sound, *reversed(failed)]):
        score = scores[seat]
        player: str = player_name(seat, reader.language, reader.names)
        if seat in failed:
            player = phrase("ui-score-failed", reader.language, player=player)
        name = Text(f"{place + 1}. {player}", style="bold")
        table.add_row(name, Text(str(score.total), style="bold green" if not place else "bold"))
        for line in score.lines:
            table.add_row(f"   {say_to(reader, line)}", str(line.points), style="dim")
    return table
