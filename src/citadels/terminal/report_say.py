"""How the figures of a report are said: as shares, as differences of them, as plain numbers."""

from __future__ import annotations

from collections.abc import Callable

from ..words import phrase

Say = Callable[[float, str, bool], str]


def say_number(value: float, language: str, signed: bool = False, digits: int = 1) -> str:
    """A number as the language writes it."""
    value = round(value, digits) + 0.0  # which has no -0.0
    text = f"{value:+.{digits}f}" if signed and value else f"{value:.{digits}f}"
    text = text.replace("-", "\u2212")
    return text if language == "en" else text.replace(".", ",")


def say_share(value: float, language: str, signed: bool = False) -> str:
    """A share as a percentage."""
    return phrase("review-percent", language, gain=say_number(100 * value, language, signed))


def say_points(value: float, language: str, _: bool = True) -> str:
    """The difference of two shares, which is no percentage of anything, always with its sign."""
    return phrase("pages-study-points", language, gain=say_number(100 * value, language, True))


def say_plain(value: float, language: str, signed: bool = False) -> str:
    """Any other number."""
    return say_number(value, language, signed, 2)
