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
RECORD: Final = FOLDER / "game.record"
REVIEW: Final = FOLDER / "game.review.json"
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
    made = {RECORD: record.text(), REVIEW: in_lines(review(record, "quick").to_dict())}
    before = {file: file.read_text(encoding="utf-8") for file in made if file.exists()}
    if says_otherwise(before, made):
        raise SystemExit(
            "The same record has another review by a version of the same name: servers would keep "
            "the old one for new. Raise MAKING in src/citadels/review/weights.py."
        )
    return made


def says_otherwise(before: dict[Path, str], now: dict[Path, str]) -> bool:
    """Whether one version of reviews says two things of one record."""
    if before.get(RECORD) != now[RECORD] or REVIEW not in before:
        return False
    old, new = json.loads(before[REVIEW]), json.loads(now[REVIEW])
    named = ("format", "value")
    return old != new and all(old[name] == new[name] for name in named)


def in_lines(plain: dict[str, Any]) -> str:
    """The JSON with a line for each field, and for each step, account, mistake and so on."""
    fields = []
    for name, value in plain.items():
        text = json.dumps(value)
        if isinstance(value, list) and value and not isinstance(value[0], float):
            text = "[\n  " + ",\n  ".join([json.dumps(each) for each in value]) + "\n ]"
        fields.append(f' "{name}": {text}')
    return "{\n" + ",\n".join(fields) + "\n}\n"
