"""Every field of a game is listed as public, private or derived; a fresh one fails."""

from __future__ import annotations

import ast
from pathlib import Path

from citadels import Option, State, redeal
from citadels.core.card import Card
from citadels.core.rng import FastRng
from citadels.core.state.known import Known
from citadels.core.state.parts import Agenda, Built, Deck, Player, Question, Task, Turn, Work
from citadels.core.state.round import Round, Swap, Token
from tests.properties.games import some
from tests.properties.pairs import pairs

FOLDER = Path(__file__).parents[2] / "src" / "citadels" / "core" / "state"

# Public: everybody may know it, so that a redeal never changes it. A thing with private parts is
# public as far as its own public fields go.
PUBLIC = {
    "Fields": "players deck round turn work crown first over bank hoard agenda question undoable",
    "Player": "seat gold city",
    "Built": "card beautified known cost",
    "Deck": "known",
    "Token": "by kind rank seen gone",
    "Round": "number first draft face_up step swaps calling revealed silent tokens",
    "DraftStep": "kind place",
    "Swap": "giver taker",
    "Turn": "seat character gathered resumed bound built paid spent income power used",
    "Work": "card seat into due gold cards extra free placed",
    "Question": "seat asker name about number",
    "Task": "card step seat about",
    "Agenda": "task later",
    "Known": "cards count",
}
# Private: somebody may not know it, so that a redeal deals it anew, filters it or leaves it out.
PRIVATE = {
    "Fields": "rng aside known choices forced events seed origin",
    "Player": "hand",
    "Built": "under",
    "Deck": "head pool tail",
    "Token": "face",
    "Round": "undrafted taken holder player",
    "Swap": "gave got",
}
# Derived: it follows from other fields or from the configuration, or it lives for one step only.
DERIVED = {
    "Fields": "config everybody lent watched start source barrier script scripted",
    "Player": "names hooks weight colours",
    "Question": "options",
}
FILES = ("fields.py", "parts.py", "round.py", "known.py")
SCORED = {"Tally"}  # made for one scoring, never kept


def fields_in_source() -> dict[str, set[str]]:
    """The attributes that the classes of a game give themselves."""
    found: dict[str, set[str]] = {}
    for file in FILES:
        for node in ast.parse((FOLDER / file).read_text(encoding="utf-8")).body:
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
    for name, fields in source.items():
        if name in SCORED:
            continue
        kinds = [listed(table, name) for table in (PUBLIC, PRIVATE, DERIVED)]
        assert sum(map(len, kinds)) == len(set.union(*kinds)), f"{name}: a field is listed twice"
        unsaid = set.union(*kinds) ^ fields
        assert not unsaid, f"{name}: say who may know {unsaid}"
    assert set(PUBLIC) == set(source) - SCORED


PARTS = (State, Player, Built, Deck, Token, Round, Swap, Turn, Work, Question, Task, Agenda, Known)


def public(thing: object) -> object:
    """A thing as its public fields tell it."""
    if isinstance(thing, (list, tuple)):
        return [public(each) for each in thing]
    if isinstance(thing, (Card, Option)):
        return thing
    if isinstance(thing, PARTS):
        name = "Fields" if isinstance(thing, State) else type(thing).__name__
        return {field: public(getattr(thing, field)) for field in PUBLIC[name].split()}
    return thing


def test_a_redeal_leaves_what_is_public() -> None:
    for game, _, observer in pairs(50_000, some(30, 5)):
        other = redeal(game, observer, FastRng(observer))
        assert public(other.state) == public(game.state)
