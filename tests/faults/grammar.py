"""Grammar: frames for the socket, made from the types of its commands: right, wrong and rotten."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from citadels.server import limits
from citadels.server.wire.commands import AnyCommand

COMMANDS: Final = {
    str(info.tag): info
    for info in map(inspect.type_info, get_args(AnyCommand))
    if isinstance(info, inspect.StructType)
}
WRONG: Final[tuple[object, ...]] = (
    *(None, True, -1, 1.5, 1e308, 1 << 64, "", "\0", "\ud800", "x" * 500, [], [[]], {}, {"a": 1}),
)
NO_COMMANDS: Final = (b"null", b"[]", b"{}", b"NaN", b'"join"', b"1e999", b"\xef\xbb\xbf{}")
DEPTHS: Final = (10, 100, 1_000, 2_000)
Values = Mapping[str, Sequence[object]]  # by field: what an attacker knows
Frame = tuple[str, bytes]  # the kind of command, and what is sent


class Grammar:
    """Makes frames; what they name is what there is at the server, in part."""

    def __init__(self, known: Values, heard: Sequence[bytes], rng: random.Random) -> None:
        self.known = known
        self.heard = heard  # what others sent
        self.rng = rng

    def frame(self, kind: str) -> Frame:
        """A frame of a kind that leaves the connection as it is."""
        rng = self.rng
        if rng.random() < 0.1:
            return "replayed", rng.choice(self.heard)
        command = self._right(kind)
        return kind, rng.choice(WAYS)(self, command)

    def last(self, kind: str) -> Frame:
        """A frame of a kind that may end the connection."""
        return kind, self.rng.choice(ENDS)(self, self._right(kind))

    def _right(self, kind: str) -> dict[str, object]:
        """A command by its grammar."""
        command: dict[str, object] = {"do": kind}
        for field in COMMANDS[kind].fields:
            if field.required or self.rng.random() < 0.5:
                command[field.encode_name] = self._value(field.encode_name, field.type)
        return command

    def _value(self, name: str, kind: inspect.Type) -> object:
        known = self.known.get(name)
        if known and self.rng.random() < 0.7:
            return self.rng.choice(known)
        return self._of(kind)

    def _of(self, kind: inspect.Type) -> object:
        """Any value that the grammar allows."""
        rng = self.rng
        match kind:
            case inspect.IntType(ge=least, le=most):
                return rng.choice((least or 0, most or 0, rng.randint(least or 0, most or 0)))
            case inspect.StrType(min_length=least, max_length=most):
                return "".join(rng.choices("aZ9_-", k=rng.randint(max(1, least or 0), most or 9)))
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.LiteralType(values=values):
                return rng.choice(values)
            case inspect.UnionType(types=types):
                return self._of(rng.choice(types))
        return None

    def _beyond(self, kind: inspect.Type) -> object:
        """A value of the right type that the grammar does not allow."""
        match kind:
            case inspect.IntType(ge=least, le=most):
                return self.rng.choice(((least or 0) - 1, (most or 0) + 1, -(1 << 63), 1 << 70))
            case inspect.StrType(max_length=most):
                return self.rng.choice(("", " ", "ä" * ((most or 1) + 1), "../" * 5, "\u202e\0"))
            case inspect.UnionType(types=types):
                return self._beyond(types[0])
        return "beyond"

    def right(self, command: dict[str, object]) -> bytes:
        """As it should be, if not from here."""
        return msgspec.json.encode(command)

    def wrong_type(self, command: dict[str, object]) -> bytes:
        """With a field of another type."""
        name = self.rng.choice(list(command))
        return _json({**command, name: self.rng.choice(WRONG)})

    def out_of_range(self, command: dict[str, object]) -> bytes:
        """With a field beyond its bounds."""
        field = self.rng.choice(COMMANDS[str(command["do"])].fields)
        return _json({**command, field.encode_name: self._beyond(field.type)})

    def lacking(self, command: dict[str, object]) -> bytes:
        """With a field missing."""
        name = self.rng.choice(list(command))
        return _json({key: value for key, value in command.items() if key != name})

    def foreign(self, command: dict[str, object]) -> bytes:
        """With a field that other commands have."""
        other = self._right(self.rng.choice(list(COMMANDS)))
        return _json({**other, **command, self.rng.choice(("guest", "admin", "by")): "victim"})

    def twice(self, command: dict[str, object]) -> bytes:
        """With every field twice, the second time another one's."""
        again = self._right(str(command["do"]))
        return _json(command)[:-1] + b"," + _json(again)[1:]

    def cut(self, command: dict[str, object]) -> bytes:
        """Without its end."""
        whole = _json(command)
        return whole[: self.rng.randrange(1, len(whole))]

    def deep(self, _: dict[str, object]) -> bytes:
        """In many layers."""
        depth = self.rng.choice(DEPTHS)
        return self.rng.choice(
            (b"[" * depth, b'{"do":' * (depth // 6), b"[" * depth + b"]" * depth)
        )

    def no_command(self, _: dict[str, object]) -> bytes:
        """JSON, but no command."""
        return self.rng.choice(
            (b"null", b"[]", b"{}", b"NaN", b'"join"', b"1e999", b"\xef\xbb\xbf{}")
        )

    def too_long(self, command: dict[str, object]) -> bytes:
        """Longer than any frame may be."""
        return _json({**command, "text": "x" * self.rng.randint(limits.FRAME, 4 * limits.FRAME)})

    def rotten(self, command: dict[str, object]) -> bytes:
        """With bytes that are no letters."""
        whole = _json(command)
        at = self.rng.randrange(len(whole))
        return whole[:at] + self.rng.choice((b"\xff", b"\xc3", b"\xed\xa0\x80")) + whole[at:]


def _json(value: object) -> bytes:
    """JSON, also of what no good writer would write."""
    return json.dumps(value).encode()


Way = Callable[[Grammar, dict[str, Any]], bytes]
WAYS: Final[tuple[Way, ...]] = (
    *(Grammar.right, Grammar.right, Grammar.right),
    *(Grammar.wrong_type, Grammar.out_of_range, Grammar.lacking, Grammar.foreign),
    *(Grammar.twice, Grammar.cut, Grammar.deep, Grammar.no_command),
)
ENDS: Final[tuple[Way, ...]] = (Grammar.too_long, Grammar.rotten)
