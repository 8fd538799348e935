"""Apart: how the answers of two servers differ that should be the same."""

from __future__ import annotations

import json
import re
from typing import Final

TIMELY: Final = re.compile(rb'"code":"too-fast"')  # answers that are a matter of time
SHOWN: Final = (40, 160)  # bytes before and after the place where two answers differ


def differ(ours: bytes, theirs: bytes) -> str | None:
    """How two answers differ, where they begin to: not at all, or nothing if that is not said."""
    if TIMELY.search(ours + theirs):
        return None
    if ours == theirs:
        return ""
    both = enumerate(zip(ours, theirs, strict=False))
    at = next((at for at, (one, other) in both if one != other), min(len(ours), len(theirs)))
    part = slice(max(0, at - SHOWN[0]), at + SHOWN[1])
    return f"{ours[part]!r} / {theirs[part]!r}"


def differ_at(ours: list[bytes], theirs: list[bytes]) -> dict[str, str | None]:
    """How each answer, and each state of a table that both were told, differs."""
    here, there = _heard(ours), _heard(theirs)
    return {key: differ(told, there[key]) for key, told in here.items() if key in there}


def _heard(told: list[bytes]) -> dict[str, bytes]:
    """What was told, by what it is about: when it comes is a matter of luck."""
    found: dict[str, bytes] = {}
    answers = 0
    for one in told:
        message = json.loads(one)
        if message["tell"] in ("done", "refused"):
            answers += 1
            found[f"answer {answers}"] = one
        elif message["tell"] == "table":
            found[f"table {message['table']} {message['seq']} {message.get('keep', 0)}"] = one
    return found
