"""View data: the view on the wire, made from the core's declaration of it: nothing is listed twice.

Every class of `core/hidden/view.py` becomes a struct with the same fields; a field with its default
value is left out. Options are sent as their texts, cards as their ids.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import GenericAlias, NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from ...core.card import Card
from ...core.hidden.view import View
from ...core.option import Option
from ...core.reason import Reason
from ...core.scoring import Score


class ReasonData(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something cannot be done."""

    code: str
    amount: int = 0
    card: str = ""


class ScoreLineData(msgspec.Struct, frozen=True):
    """One line of a score."""

    code: str
    points: int
    card: str


class ScoreData(msgspec.Struct, frozen=True):
    """The score of a seat."""

    seat: int
    total: int
    tie_rank: int  # decides between equal points
    lines: list[ScoreLineData]


def _id(card: Card | None) -> str:
    return "" if card is None else card.id


def _reason(reason: Reason) -> ReasonData:
    return ReasonData(reason.code, reason.amount, _id(reason.card))


def _score(score: Score) -> ScoreData:
    lines = [ScoreLineData(line.code, line.points, _id(line.card)) for line in score.lines]
    return ScoreData(score.seat, score.total, score.tie_rank, lines)


Write = Callable[[Any], Any]


class Form(NamedTuple):
    """How a type of the core looks on the wire, and how a thing of it is written."""

    kind: Any
    write: Write


def _as_it_is(thing: object) -> object:
    return thing


FORMS: Final[dict[Any, Form]] = {  # of what is no plain data
    Option: Form(str, lambda option: option.text),
    Reason: Form(ReasonData, _reason),
    Score: Form(ScoreData, _score),
}


@cache
def form_of(kind: Any) -> Form:  # noqa: ANN401 - any annotation
    """Read the form of a type from its declaration."""
    if kind in FORMS:
        return FORMS[kind]
    if hasattr(kind, "_fields"):
        return _struct(kind)
    parts = [form_of(part) for part in get_args(kind) if part is not ...]
    writes = [part.write for part in parts]
    if all(write is _as_it_is for write in writes):
        return Form(kind, _as_it_is)
    origin = get_origin(kind)
    if origin is tuple and get_args(kind)[-1] is ...:
        return Form(
            GenericAlias(tuple, (parts[0].kind, ...)), lambda things: tuple(map(writes[0], things))
        )
    if origin is dict:
        one, two = writes
        pairs = GenericAlias(dict, (parts[0].kind, parts[1].kind))
        return Form(pairs, lambda things: {one(key): two(x) for key, x in things.items()})
    if origin in (Union, UnionType) and get_args(kind)[1:] == (NoneType,):
        return Form(parts[0].kind | None, lambda x: None if x is None else writes[0](x))
    raise TypeError(f"a view cannot have a field of the type {kind}")


def _struct(kind: Any) -> Form:  # noqa: ANN401 - a class of named tuples
    """Make the struct of a class: `PlayerView` is told as `PlayerData`."""
    hints = get_type_hints(kind)
    forms = [form_of(hints[name]) for name in kind._fields]
    fields: list[Any] = [
        (name, form.kind, kind._field_defaults[name])
        if name in kind._field_defaults
        else (name, form.kind)
        for name, form in zip(kind._fields, forms, strict=True)
    ]
    struct = msgspec.defstruct(
        "ViewData" if kind is View else kind.__name__.replace("View", "Data"),
        fields,
        module=__name__,
        namespace={"__doc__": kind.__doc__.partition("\n")[0]},
        frozen=True,
        omit_defaults=True,
    )
    changes = [(i, form.write) for i, form in enumerate(forms) if form.write is not _as_it_is]

    def write(seen: tuple[object, ...]) -> msgspec.Struct:
        values = list(seen)
        for place, change in changes:
            values[place] = change(values[place])
        return struct(*values)

    return Form(struct, write)


if TYPE_CHECKING:
    ViewData = Any  # a struct with the fields of `View`
else:
    ViewData = form_of(View).kind
_write_view: Final = form_of(View).write


def view_data(seen: View) -> ViewData:
    """Write a view as it is sent."""
    data: ViewData = _write_view(seen)
    return data
