"""The browser's readers are numbered as Python's: nobody, and the observer without a seat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadels.core import basics

READER = Path(__file__).parents[2] / "web" / "src" / "words" / "reader.ts"


def constant_of(source: str, name: str) -> int:
    """The number that a TypeScript source gives to a name."""
    found = re.search(rf"^export const {name} = (-?\d+);", source, re.MULTILINE)
    assert found, f"{name} is not written there"
    return int(found[1])


@pytest.mark.parametrize("name", ["NOBODY", "SPECTATOR"])
def test_the_browser_means_the_same(name: str) -> None:
    assert constant_of(READER.read_text(encoding="utf-8"), name) == getattr(basics, name)


def test_another_number_is_read_as_such() -> None:
    assert constant_of("export const NOBODY = -2;\n", "NOBODY") == -2
    with pytest.raises(AssertionError):
        constant_of("const NOBODY = -1;\n", "NOBODY")
