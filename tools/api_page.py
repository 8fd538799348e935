"""Writes docs/api.md from `citadels.__all__`: every public name, as its docstring explains it.

`python3 run.py update` writes the page anew; the examples on it are run by the tests.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import citadels

from .files import ROOT

WIDTH: Final = 96
PACKAGE: Final = ROOT / "src" / "citadels"
MADE: Final = ("Config", "Game")  # classes that users make
Node = ast.ClassDef | ast.FunctionDef
PAGE: Final = ROOT / "docs" / "api.md"

INTRODUCTION: Final = """\
# The library

```python
>>> from citadels import Config, Game
>>> game = Game(Config(players=4), seed=1)
>>> while not game.over:
...     game.play(game.options[0])
>>> game.ranking()[0]
3

```

A game asks one seat one question at a time, lists the possible answers and takes one of them.
Everything else looks at games, writes them down or copies them.

This page lists the whole public interface. `python3 run.py update` makes it from the docstrings,
and its examples are tests. Cards are written with `citadels.core.card` and the verbs of `State`
(`CONTRIBUTING.md`); the text formats are explained in [notation.md](notation.md), events and
reasons in [events.md](events.md).
"""

GROUPS: Final = {
    "Play": ("Config", "random_config", "Game", "Question", "Option", "Reason", "take_back"),
    "Look": ("View", "SPECTATOR", "ALL_SEEING", "Event", "Score", "ScoreLine", "State"),
    "Chance": ("Odds", "OutcomeNeeded", "redeal", "FastRng"),
    "Cards": ("CHARACTERS", "DISTRICTS", "add_character", "add_district"),
    "Write and read": (
        *("record_of", "Record", "read_record", "write_position", "read_position"),
        *("write_config", "read_config", "setup_code", "read_setup_code"),
    ),
    "Errors and versions": (
        *("Refusal", "IllegalChoice", "InvalidConfig", "InvalidRecord"),
        *("RULES_VERSION", "__version__"),
    ),
}

# What has no docstring: constants.
CONSTANTS: Final = {
    "SPECTATOR": "The observer without a seat, who knows what everybody knows.",
    "ALL_SEEING": "The observer of replays and reviews, from whom nothing is hidden.",
    "CHARACTERS": "Every character there is, by id, including fan cards that were added.",
    "DISTRICTS": "Every kind of district there is, by id, including fan cards that were added.",
    "RULES_VERSION": "The version of the rules; records carry the one that they were made under.",
    "__version__": "The version of the package.",
}
MEMBERS_OF: Final = ("Config", "Game", "Question", "Option", "Record", "Odds", "Score", "Event")
FIELDS_OF: Final = (*MEMBERS_OF, "Reason", "ScoreLine", "View")
# What is not public by itself, but part of something that is.
PARTS_OF: Final = {
    "View": (
        *("PlayerView", "BuiltView", "QuestionView", "TurnView", "DraftView", "LookView"),
        "MarkView",
    )
}


def page() -> str:
    """The whole page."""
    listed = [name for names in GROUPS.values() for name in names]
    if sorted(listed) != sorted(citadels.__all__):
        missing = sorted(set(citadels.__all__) ^ set(listed))
        raise SystemExit(f"tools/api_page.py and citadels.__all__ differ: {', '.join(missing)}")
    parts = [INTRODUCTION]
    for title, names in GROUPS.items():
        parts.append(f"\n## {title}\n")
        for name in names:
            parts.append("\n" + "\n".join(_section(name)) + "\n")
    return "".join(parts)


def _section(name: str) -> Iterator[str]:
    yield "### " + name.replace("__", r"\_\_")
    yield ""
    if name in CONSTANTS:
        yield CONSTANTS[name]
        return
    node = _node(name)
    signature = _signature(node)
    if signature:
        yield from ("```python", signature, "```", "")
    yield from _markdown(ast.get_docstring(node) or "")
    if name in FIELDS_OF:
        yield from _fields(node, _file(name))
    for part in PARTS_OF.get(name, ()):
        below = _find(part, _file(name))
        yield from ("", f"**{part}**: {ast.get_docstring(below)}")
        yield from _fields(below, _file(name))
    if name in MEMBERS_OF:
        yield from _members(node)


def _node(name: str) -> Node:
    """Where a public name is defined, by the imports of the package: the same on every build."""
    return _find(name, _file(name))


def _file(name: str) -> str:
    """The file that the package imports a public name from."""
    for line in _parsed("__init__.py").body:
        if isinstance(line, ast.ImportFrom) and name in [alias.name for alias in line.names]:
            return f"{(line.module or '').replace('.', '/')}.py"
    raise SystemExit(f"citadels/__init__.py does not import {name}")


def _find(name: str, file: str) -> Node:
    """What a file defines under a name."""
    for node in _parsed(file).body:
        if isinstance(node, Node) and node.name == name:
            return node
    raise SystemExit(f"{file} does not define {name}")


@cache
def _parsed(file: str) -> ast.Module:
    return ast.parse((PACKAGE / file).read_text(encoding="utf-8"))


def _signature(node: Node) -> str:
    """How it is called; nothing for what is given and never made."""
    made: ast.stmt = node
    if isinstance(node, ast.ClassDef):
        if node.name not in MADE:
            return ""
        made = next(each for each in node.body if _name(each) == "__init__")
    assert isinstance(made, ast.FunctionDef)
    result = "" if made is not node or made.returns is None else f" -> {ast.unparse(made.returns)}"
    given = list(_arguments(made.args))
    line = f"{node.name}({', '.join(given)}){result}"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"{node.name}(", *(f"    {each}," for each in given), f"){result}"])


def _arguments(arguments: ast.arguments) -> Iterator[str]:
    """The arguments of a call, one by one."""
    named = [each for each in arguments.args if each.arg != "self"]
    required = len(named) - len(arguments.defaults)
    for place, each in enumerate(named):
        said = ast.unparse(each)
        if place >= required:
            said += f" = {ast.unparse(arguments.defaults[place - required])}"
        yield said
    if arguments.kwarg is not None:
        yield f"**{ast.unparse(arguments.kwarg)}"


def _name(node: ast.stmt) -> str:
    return node.name if isinstance(node, Node) else ""


def _markdown(text: str) -> Iterator[str]:
    """A docstring as Markdown: its examples become blocks of code."""
    inside = False
    for line in text.splitlines():
        begins = line.startswith(">>> ")
        if begins and not inside:
            yield "```python"
            inside = True
        if inside and not line:
            yield from ("", "```", "")
            inside = False
            continue
        yield line
    if inside:
        yield from ("", "```")


def _fields(thing: Node, file: str) -> Iterator[str]:
    """The fields of a class: declared, or set when it is made; each with its comment."""
    made = next((each for each in thing.body if _name(each) == "__init__"), thing)
    assert isinstance(made, Node)
    prefix = "" if made is thing else "self."
    lines = (PACKAGE / file).read_text(encoding="utf-8").splitlines()
    rows = {}
    for each in made.body:
        if isinstance(each, (ast.Assign, ast.AnnAssign)):
            target = ast.unparse(each.targets[0] if isinstance(each, ast.Assign) else each.target)
            name = target.removeprefix(prefix)
            if target == prefix + name and name.isidentifier() and not name.startswith("_"):
                rows[name] = f"| `{name}` | {_comment(lines[(each.end_lineno or 0) - 1])} |"
    if rows:
        yield from ("", "| Field | |", "|---|---|", *rows.values())


def _comment(line: str) -> str:
    """What stands behind a line, without what it tells the linter."""
    comment = line.partition("  # ")[2]
    return comment.rpartition(" - ")[2] if comment.startswith("noqa") else comment


def _members(thing: Node) -> Iterator[str]:
    """The public names of a class, each with the first line of its docstring."""
    rows = []
    for member in thing.body:
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
            said = ast.get_docstring(member)
            if said:
                call = "" if member.decorator_list else "()"
                rows.append(f"| `{member.name}{call}` | {said.splitlines()[0]} |")
    if rows:
        yield from ("", "| Name | |", "|---|---|", *rows)


def pages() -> dict[Path, str]:
    """The page, by its file."""
    return {PAGE: page()}
