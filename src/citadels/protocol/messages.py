"""Messages: what is said to a program that plays, each one line of JSON."""

from __future__ import annotations

import json
from typing import Any, Final

from ..core.basics import COLOUR_NAMES, NO_COLOUR, RULES_VERSION, Seat
from ..core.card import Character, District
from ..core.setup.config import Config
from ..core.text.position import write_config

VERSION: Final = 1  # of the protocol; raised when an old program would no longer understand it

ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

Message = dict[str, Any]


def text_of(thing: object) -> str:
    """Write plain data as JSON."""
    return ENCODER.encode(thing)


def hello(program: str, limit: float) -> bytes:
    """Greet a program; it answers with its own `hello`."""
    return _line(
        {
            "type": "hello",
            "protocol": VERSION,
            "rules": RULES_VERSION,
            "version": program,
            "time_limit": limit,
        }
    )


def game(config: Config, seat: Seat) -> bytes:
    """Say that a game begins, and everything that is agreed on before it."""
    return _line(
        {
            "type": "game",
            "seat": seat,
            "players": config.players,
            "edition": config.edition,
            "complete_size": config.complete_size,
            "switches": dict(config.switches),
            "characters": {card.id: _character(card) for card in config.cast},
            "districts": _districts(config),
            "setup": write_config(config),
        }
    )


def _line(message: Message) -> bytes:
    return text_of(message).encode() + b"\n"


def _colour(colour: int) -> str:
    return "" if colour == NO_COLOUR else COLOUR_NAMES[colour]


def _character(card: Character) -> Message:
    return {"rank": card.rank, "income": _colour(card.income)}


def _districts(config: Config) -> Message:
    """Every district of the deck by its id, with its cost, its colour and how many there are."""
    found: dict[str, Message] = {}
    for card in config.deck:
        row = found.setdefault(card.id, _district(card))
        row["copies"] += 1
    return found


def _district(card: District) -> Message:
    return {"cost": card.cost, "colour": _colour(card.colour), "copies": 0}


def question(number: int, limit: float, news: str, view: str) -> bytes:
    """Put a question: what has happened since the last one, and what the seat sees now, written."""
    begin = f'{{"type":"question","number":{number},"time":{limit}'
    return f'{begin},"events":{news},"view":{view}}}\n'.encode()


def end(news: str, view: str) -> bytes:
    """Say that the game is over; the view has the scores, the first of them is the winner's."""
    return f'{{"type":"end","events":{news},"view":{view}}}\n'.encode()


def bye() -> bytes:
    """Say that there will be no more games."""
    return _line({"type": "bye"})
