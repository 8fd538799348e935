"""Reading the settings of a study: each of its kind, and an error that says what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.basics import InvalidConfig


def wrong_part(name: str, what: str) -> InvalidConfig:
    """The error of a part that cannot be played."""
    return InvalidConfig(f"part {name!r}: {what}", "study", name=name, known=what)


class Reader:
    """The settings of one part; others than the known ones are refused."""

    def __init__(self, name: str, plain: dict[str, Any], known: Sequence[str]) -> None:
        self.name = name
        self.plain = plain
        for setting in plain:
            if setting not in known:
                what = f"there is no setting {setting!r}; there are {', '.join(known)}"
                raise wrong_part(name, what)

    def text(self, setting: str, usual: str) -> str:
        """A text."""
        value = self.plain.get(setting, usual)
        if not isinstance(value, str):
            raise self._wrong(setting, "a text", value)
        return value

    def number(self, setting: str, usual: int) -> int:
        """A whole number."""
        value = self.plain.get(setting, usual)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(setting, "a whole number", value)
        return value

    def texts(self, setting: str, *usual: str) -> tuple[str, ...]:
        """A text, or a list of them."""
        values = self._many(setting, usual)
        if not all(isinstance(value, str) for value in values):
            raise self._wrong(setting, "a text or a list of texts", self.plain[setting])
        return values

    def numbers(self, setting: str, *usual: int) -> tuple[int, ...]:
        """A whole number, or a list of them."""
        values = self._many(setting, usual)
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise self._wrong(setting, "a whole number or a list of them", self.plain[setting])
        return values

    def _many(self, setting: str, usual: tuple[Any, ...]) -> tuple[Any, ...]:
        value = self.plain.get(setting, list(usual))
        return tuple(value) if isinstance(value, list) else (value,)

    def _wrong(self, setting: str, expected: str, value: object) -> InvalidConfig:
        return wrong_part(self.name, f"{setting} is {expected}, not {value!r}")
