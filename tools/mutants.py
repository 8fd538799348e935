"""Mutants: small faults planted into a module, one at a time, in memory.

Faults are planted in the body of functions and in what classes and modules declare. Left alone
are: annotations, docstrings, imports, default arguments, asserts (they state what only a bug can
break), and blocks for type checking.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "citadels"
MUTATED: Final = (
    *sorted(PACKAGE.glob("characters/[a-z]*.py")),
    *sorted(PACKAGE.glob("districts/[a-z]*.py")),
    *sorted(PACKAGE.glob("core/phases/[a-z]*.py")),
    PACKAGE / "core" / "setup" / "drafts.py",
    PACKAGE / "core" / "attacker.py",
    PACKAGE / "core" / "rules.py",
    PACKAGE / "core" / "scoring.py",
)

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS: Final = {"any": "all", "all": "any", "max": "min", "min": "max", "reversed": "list"}
LEFT_ALONE: Final = (ast.Assert, ast.Import, ast.ImportFrom, ast.arguments)

DECLARED: Final = ("__slots__", "id", "number")  # tests/engine/test_numbers.py pins ids and numbers


@dataclass
class Mutant:
    """One fault: a node of a module's tree, and what to put in its place."""

    module: Module
    function: str  # qualified; a class for what it declares, "" for the module itself
    line: str  # the line of the source, without its comment
    owner: ast.AST
    field: str
    place: int  # in the list that the field is; -1 if it is none
    old: ast.AST
    new: ast.AST
    nth: int = 0  # among equal ones

    def _put(self, node: ast.AST) -> None:
        if self.place < 0:
            setattr(self.owner, self.field, node)
        else:
            getattr(self.owner, self.field)[self.place] = node

    @property
    def change(self) -> str:
        """What is changed into what."""
        if isinstance(self.new, ast.Pass):
            return f"`{_head(self.old)}` removed"
        return f"`{_head(self.old)}` becomes `{_head(self.new)}`"

    @property
    def key(self) -> str:
        """Names the mutant as long as its line and the name of its function stay."""
        more = f" ({self.nth + 1})" if self.nth else ""
        where = self.function or "(module)"
        return f"{self.module.name}: {where}: `{self.line}`: {self.change}{more}"

    def compile(self) -> CodeType:
        """Compile the module with the fault in it."""
        self._put(self.new)
        tree = ast.fix_missing_locations(self.module.tree)
        code: CodeType = compile(tree, str(self.module.path), "exec", dont_inherit=True)
        self._put(self.old)
        return code


class Module:
    """A module of the package, its tree and its mutants."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.relative_to(PACKAGE).as_posix()
        self.dotted = "citadels." + self.name.removesuffix(".py").replace("/", ".")
        source = path.read_text(encoding="utf-8")
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self.mutants: list[Mutant] = []
        self._walk(self.tree, "", 0)
        seen: Counter[str] = Counter()
        for mutant in self.mutants:
            key = mutant.key
            mutant.nth = seen[key]
            seen[key] += 1

    def _walk(self, owner: ast.AST, function: str, line: int) -> None:
        """Find the mutants below a node."""
        for field, place, node in _children(owner):
            if _is_left_alone(owner, field, node):
                continue
            at = node.lineno if isinstance(node, ast.stmt | ast.expr) else line
            text = self.lines[at - 1].split("  # ")[0].strip()
            for new in variants(node, owner):
                self.mutants.append(Mutant(self, function, text, owner, field, place, node, new))
            name = function
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = f"{function}.{node.name}" if function else node.name
            self._walk(node, name, at)


def _children(owner: ast.AST) -> Iterator[tuple[str, int, ast.AST]]:
    """Give the nodes directly below a node: field, place, node."""
    for field, value in ast.iter_fields(owner):
        if isinstance(value, ast.AST):
            yield field, -1, value
        elif isinstance(value, list):
            for place, node in enumerate(value):
                if isinstance(node, ast.AST):
                    yield field, place, node


def _is_left_alone(owner: ast.AST, field: str, node: ast.AST) -> bool:
    if isinstance(node, LEFT_ALONE) or field in ("annotation", "returns", "decorator_list"):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True  # a docstring
    if isinstance(node, ast.Assign) and _head(node.targets[0]) in DECLARED:
        return True
    if isinstance(owner, ast.JoinedStr):
        return True
    return isinstance(node, ast.If) and _head(node.test) == "TYPE_CHECKING"


def variants(node: ast.AST, owner: ast.AST) -> Iterator[ast.AST]:
    """Give what may be put in the place of a node."""
    if isinstance(node, ast.stmt):
        yield from _statements(node, owner)
    elif isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            swapped = [*node.ops]
            swapped[place] = COMPARISONS[type(operator)]()
            yield ast.Compare(node.left, swapped, node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.BinOp):
        yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.IfExp):
        yield from (node.body, node.orelse)
    elif isinstance(node, ast.Constant):
        found = _constants(node.value)
        # Of what has one element, [-1] is [0].
        yield from (next(found),) if isinstance(owner, ast.Subscript) else found
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield ast.Call(ast.Name(CALLS[node.func.id], ast.Load()), node.args, node.keywords)


def _constants(value: object) -> Iterator[ast.AST]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
        yield ast.Constant(value - 1)
    elif isinstance(value, str):
        yield ast.Constant(f"no {value}")


def _statements(node: ast.stmt, owner: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.If):
        yield ast.If(ast.Constant(True), node.body, node.orelse)
        yield ast.If(ast.Constant(False), node.body, node.orelse)
    elif isinstance(node, ast.Return):
        if node.value is None:
            yield ast.Pass()
        elif not isinstance(node.value, ast.Constant | ast.IfExp):  # those have their own
            yield ast.Return(ast.Constant(None))
    elif isinstance(node, ast.Assign):
        if _may_go(node.targets[0], owner):
            yield ast.Pass()
    elif isinstance(node, ast.AugAssign | ast.Continue | ast.Break | ast.Expr | ast.Raise):
        yield ast.Pass()
        if isinstance(node, ast.AugAssign):
            yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)


def _may_go(target: ast.expr, owner: ast.AST) -> bool:
    """Whether an assignment may be removed: no local name, without which nothing could run."""
    return isinstance(target, ast.Attribute | ast.Subscript) or isinstance(owner, ast.ClassDef)


def _head(node: ast.AST) -> str:
    """Write a node in one line; of a block only its head."""
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())
