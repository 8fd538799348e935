"""`citadels replay`: a recorded game told in words, with its scores."""

from __future__ import annotations

from pathlib import Path

from ..core.basics import NOBODY
from ..core.game import Game
from ..core.text.record import read_record
from ..terminal.chronicle import Chronicle
from ..terminal.scores import draw_scores
from ..terminal.style import make_console
from ..terminal.table import Drawing
from ..words import Reader, phrase, player_name, say_to, tell_story
from .common import HERE, Flag, no_seat, print_json


def replay(
    file: Path,
    /,
    *,
    events: Flag = False,
    view: int | None = None,
    json: Flag = False,
    language: str = HERE,
) -> int:
    """Replay a recorded game: its story in words, or every event, and the scores line by line."""
    game = read_record(file.read_text(encoding="utf-8")).replay()
    if view is not None and not 0 <= view < game.config.players:
        raise no_seat(view, game.config)
    reader = Reader(language, NOBODY if view is None else view, (), game.config.edition)
    if json:
        print_json(_plain_game(game, reader))
    else:
        _tell_game(game, reader, events)
    return 0


def _plain_game(game: Game, reader: Reader) -> dict[str, object]:
    return {
        "over": game.over,
        "rounds": game.state.round.number,
        "decisions": len(game.choices),
        "story": [say_to(reader, line) for line in tell_story(game.events, reader)],
        "events": [say_to(reader, event) for event in game.events],
        "ranking": game.ranking() if game.over else [],
        "scores": [
            {
                "seat": score.seat,
                "total": score.total,
                "lines": [
                    {"code": line.code, "text": say_to(reader, line), "points": line.points}
                    for line in score.lines
                ],
            }
            for score in (game.scores() if game.over else ())
        ],
    }


def _tell_game(game: Game, reader: Reader, detailed: bool) -> None:
    console = make_console()
    Chronicle(console, reader, detailed).tell(game.events)
    if reader.seat != NOBODY:
        console.print(Drawing(reader).draw(game.view(reader.seat)))
    if game.over:
        console.print(draw_scores(game.scores(), reader))
    elif game.question is not None:
        name = player_name(game.question.seat, reader.language, ())
        console.print(phrase("ui-open", reader.language, player=name), style="italic")
