"""Plain: named tuples as dictionaries and back, by their declarations."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from ..core.basics import InvalidRecord

Made = TypeVar("Made", bound=tuple[Any, ...])


def to_plain(thing: object) -> object:
    """A named tuple as a dictionary, whatever is in it likewise."""
    if isinstance(thing, tuple):
        names = getattr(thing, "_fields", None)
        if names is None:
            return [to_plain(part) for part in thing]
        return {name: to_plain(part) for name, part in zip(names, thing, strict=True)}
    return thing


def from_plain(kind: type[Made], data: object) -> Made:
    """Read what `to_plain` wrote; what does not fit is refused."""
    if not isinstance(data, Mapping):
        raise _unfit(kind.__name__, data)
    values: list[Any] = []
    for name, hint in _hints(kind).items():
        if name not in data:
            raise _unfit(f"{kind.__name__}.{name}", None)
        values.append(_read(f"{kind.__name__}.{name}", hint, data[name]))
    return kind(*values)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(name: str, hint: Any, data: object) -> object:  # noqa: ANN401 - a type
    if get_origin(hint) is tuple:
        if not isinstance(data, list):
            raise _unfit(name, data)
        inside = get_args(hint)[0]
        return tuple([_read(name, inside, part) for part in data])
    if hasattr(hint, "_fields"):
        return from_plain(hint, data)
    if hint is float and isinstance(data, int) and not isinstance(data, bool):
        return float(data)
    if type(data) is not hint:
        raise _unfit(name, data)
    return data


def _unfit(name: str, data: object) -> InvalidRecord:
    return InvalidRecord(f"not a review: {name} cannot be {data!r}")
