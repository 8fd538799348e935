"""Written: views, events and scores as JSON, just as a server's socket sends them.

Options and cards stand as their texts and ids, and a field with its usual value is left out. What
fields there are is read from the declarations in `core/hidden/view.py`. The text is written at
once: as dictionaries for an encoder, a view would take several times as long.
"""

from __future__ import annotations

from json.encoder import encode_basestring
from typing import TYPE_CHECKING, Any, Final

from ..core.basics import NOBODY
from ..core.event import Event
from ..core.hidden.view import BuiltView, DraftView, PlayerView, TurnView, View
from ..core.option import Option
from ..core.reason import Reason
from ..core.scoring import Score

if TYPE_CHECKING:
    from ..core.card import Card

_MISSING: Final = object()  # the usual value of a field that has none
Field = tuple[str, str, object]  # its name where it comes first and where it follows, usual value
FIELDS: Final[dict[type, list[Field]]] = {}  # by kind, as they are declared
QUOTED: Final[dict[str, str]] = {}  # every word that was written: ids and texts, of which few exist

# Parts that were written before: most of what a seat sees is as it was a question ago. The whole
# view and its question hold what cannot be looked up.
AGAIN: Final[dict[type, dict[object, str]]] = {
    kind: {} for kind in (BuiltView, DraftView, PlayerView, TurnView)
}
MOST: Final = 2000  # of one kind


def written_view(view: View) -> str:
    """Write a view."""
    parts: list[str] = []
    _put_fields(parts, view)
    return "".join(parts)


def written_event(event: Event) -> str:
    """Write an event as whoever it is for may know it."""
    text = f'{{"name":{_quoted(event.name)}'
    if event.card is not None:
        text += f',"card":{_quoted(event.card.id)}'
    if event.amount:
        text += f',"amount":{event.amount}'
    if event.seat != NOBODY:
        text += f',"seat":{event.seat}'
    if event.other != NOBODY:
        text += f',"other":{event.other}'
    if event.things:
        text += f',"things":[{",".join([_quoted(thing.text) for thing in event.things])}]'
    return text + "}"


def _put(parts: list[str], thing: object) -> None:
    """Add whatever a view is made of."""
    if isinstance(thing, str):
        parts.append(_quoted(thing))
    elif isinstance(thing, bool):
        parts.append("true" if thing else "false")
    elif isinstance(thing, int):
        parts.append(str(thing))
    elif isinstance(thing, tuple):
        _put_tuple(parts, thing)
    elif isinstance(thing, Option):
        parts.append(_quoted(thing.text))
    elif isinstance(thing, dict):
        _put_dict(parts, thing)
    else:
        parts.append(_rare(thing))


def _put_tuple(parts: list[str], thing: tuple[Any, ...]) -> None:
    kind = type(thing)
    if kind is tuple:
        _put_list(parts, thing)
        return
    written = AGAIN.get(kind)
    if written is None:
        _put_fields(parts, thing)
        return
    text = written.get(thing)
    if text is None:
        inner: list[str] = []
        _put_fields(inner, thing)
        text = "".join(inner)
        if len(written) >= MOST:
            written.clear()
        written[thing] = text
    parts.append(text)


def _put_fields(parts: list[str], thing: tuple[Any, ...]) -> None:
    kind = type(thing)
    fields = FIELDS.get(kind)
    if fields is None:
        fields = FIELDS[kind] = _declared(kind)
    begun = False
    for place in range(len(fields)):  # quicker than `zip` when compiled
        first, later, usual = fields[place]
        value = thing[place]
        if usual is _MISSING or value != usual:
            parts.append(later if begun else first)
            begun = True
            _put(parts, value)
    parts.append("}" if begun else "{}")


def _declared(kind: Any) -> list[Field]:  # noqa: ANN401 - a class of named tuples
    usual = kind._field_defaults
    return [(f'{{"{n}":', f',"{n}":', usual.get(n, _MISSING)) for n in kind._fields]


def _put_list(parts: list[str], things: tuple[Any, ...]) -> None:
    words = [_quoted(word) for word in things if isinstance(word, str)]
    if len(words) == len(things):
        parts.append(f"[{','.join(words)}]")
        return
    before = "["
    for thing in things:
        parts.append(before)
        before = ","
        _put(parts, thing)
    parts.append("]")


def _put_dict(parts: list[str], things: dict[Any, Any]) -> None:
    before = "{"
    for key, thing in things.items():
        parts.append(before)
        before = ","
        _put(parts, key)
        parts.append(":")
        _put(parts, thing)
    parts.append("}" if things else "{}")


def _rare(thing: object) -> str:
    if thing is None:
        return "null"
    if isinstance(thing, Reason):
        return _reason(thing)
    assert isinstance(thing, Score), f"a view cannot hold {thing!r}"
    return _score(thing)


def _reason(reason: Reason) -> str:
    text = f'{{"code":{_quoted(reason.code)}'
    if reason.amount:
        text += f',"amount":{reason.amount}'
    if reason.card is not None:
        text += f',"card":{_quoted(reason.card.id)}'
    return text + "}"


def _score(score: Score) -> str:
    lines = [
        f'{{"code":{_quoted(line.code)},"points":{line.points},"card":{_quoted(_id(line.card))}}}'
        for line in score.lines
    ]
    facts = f'"seat":{score.seat},"total":{score.total},"tie_rank":{score.tie_rank}'
    return f'{{{facts},"lines":[{",".join(lines)}]}}'


def _id(card: Card | None) -> str:
    return "" if card is None else card.id


def _quoted(text: str) -> str:
    found = QUOTED.get(text)
    if found is None:
        found = QUOTED[text] = encode_basestring(text)
    return found
