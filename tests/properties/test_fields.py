"""Every field of a game is listed as public, private or derived; a fresh one fails."""

from __future__ import annotations

import ast
from pathlib import Path

from citadels import Game, Option, redeal
from citadels.core.card import Card
from citadels.core.known import Known
from citadels.core.rng import FastRng
from citadels.core.table import (
    Agenda,
    Ask,
    Built,
    Deck,
    Player,
    Round,
    Swap,
    Task,
    Token,
    Turn,
    Work,
)
from tests.properties.games import some
from tests.properties.pairs import pairs

CORE = Path(__file__).parents[2] / "src" / "citadels" / "core"

# Public: everybody may know it, so that a redeal never changes it. A thing with private parts is
# public as far as its own public fields go.
PUBLIC = {
    "State": "players deck round turn work crown first over bank hoard agenda asking undoable",
    "Game": "",
    "Player": "seat gold city",
    "Built": "card beautified known cost",
    "Deck": "known",
    "Token": "by kind rank seen gone",
    "Round": "number first draft face_up step swaps calling revealed silent tokens",
    "Step": "kind place",
    "Swap": "giver taker",
    "Turn": "seat character gathered resumed bound built paid spent income power used",
    "Work": "card seat into due gold cards extra free placed",
    "Ask": "seat card question about number",
    "Task": "card step seat about",
    "Agenda": "task later",
    "Known": "cards count",
}
# Private: somebody may not know it, so that a redeal deals it anew, filters it or leaves it out.
PRIVATE = {
    "State": "rng aside known choices forced events",
    "Game": "seed origin",
    "Player": "hand",
    "Built": "under",
    "Deck": "head pool tail",
    "Token": "face",
    "Round": "table taken holder player",
    "Swap": "gave got",
}
# Derived: it follows from other fields or from the configuration, or it lives for one step only.
DERIVED = {
    "State": "config everybody lent watched start source barrier script scripted",
    "Player": "names hooks weight colours",
    "Ask": "options",
}
FILES = ("state.py", "game.py", "table.py", "known.py")
SCORED = {"Tally"}  # made for one scoring, never kept


def fields_in_source() -> dict[str, set[str]]:
    """The attributes that the classes of a game give themselves."""
    found: dict[str, set[str]] = {}
    for file in FILES:
        for node in ast.parse((CORE / file).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                names = {
                    target.attr
                    for target in ast.walk(node)
                    if isinstance(target, ast.Attribute)
                    and isinstance(target.ctx, ast.Store)
                    and isinstance(target.value, ast.Name)
                    and target.value.id == "self"
                }
                found[node.name] = names
    return found


def listed(table: dict[str, str], name: str) -> set[str]:
    return set(table.get(name, "").split())


def test_every_field_is_listed_once() -> None:
    source = fields_in_source()
    base = source["State"]
    for name, fields in source.items():
        if name in SCORED:
            continue
        own = fields - base if name == "Game" else fields  # a Game also sets the fields of State
        kinds = [listed(table, name) for table in (PUBLIC, PRIVATE, DERIVED)]
        assert sum(map(len, kinds)) == len(set.union(*kinds)), f"{name}: a field is listed twice"
        assert set.union(*kinds) == own, f"{name}: say who may know {set.union(*kinds) ^ own}"
    assert set(PUBLIC) == set(source) - SCORED


PARTS = (Game, Player, Built, Deck, Token, Round, Swap, Turn, Work, Ask, Task, Agenda, Known)


def public(thing: object) -> object:
    """A thing as its public fields tell it."""
    if isinstance(thing, (list, tuple)):
        return [public(each) for each in thing]
    if isinstance(thing, (Card, Option)):
        return thing
    if isinstance(thing, PARTS):
        name = "State" if isinstance(thing, Game) else type(thing).__name__
        return {field: public(getattr(thing, field)) for field in PUBLIC[name].split()}
    return thing


def test_a_redeal_leaves_what_is_public() -> None:
    for game, _, observer in pairs(50_000, some(30, 5)):
        other = redeal(game, observer, FastRng(observer))
        assert public(other) == public(game)
