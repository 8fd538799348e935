"""The example of a review: the last rounds of a small game, and the JSON that its review has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from citadels import Config, FastRng, Game, read_position, record_of, write_position
from citadels.bots import BOTS, Seated
from citadels.review import review
from tools.files import ROOT

FOLDER: Final = ROOT / "docs" / "examples"
SEED: Final = 5
ROUND: Final = 10  # with which the example begins


def play(game: Game, until: int) -> None:
    """Let novices play until a round begins, or to the end."""
    chance = FastRng(SEED)
    seats = [Seated(BOTS["novice"](chance), seat, chance) for seat in range(game.config.players)]
    while game.question is not None and game.state.round.number < until:
        game.play(seats[game.question.seat].choose(game))


def pages() -> dict[Path, str]:
    """The record of the example, and its review."""
    game = Game(Config(players=4), SEED)
    play(game, ROUND)
    late = read_position(write_position(game))
    play(late, 99)
    record = record_of(late)
    return {
        FOLDER / "game.record": record.text(),
        FOLDER / "game.review.json": in_lines(review(record, "quick").to_dict()),
    }


def in_lines(plain: dict[str, Any]) -> str:
    """The JSON with a line for each field, and for each step, account, mistake and so on."""
    fields = []
    for name, value in plain.items():
        text = json.dumps(value)
        if isinstance(value, list) and value and not isinstance(value[0], float):
            text = "[\n  " + ",\n  ".join([json.dumps(each) for each in value]) + "\n ]"
        fields.append(f' "{name}": {text}')
    return "{\n" + ",\n".join(fields) + "\n}\n"
