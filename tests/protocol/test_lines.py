"""The lines of a program, in both ways of reading them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import IO

import pytest

from citadels.protocol.lines import LONGEST_LINE, Gone, Lines, PolledLines, ThreadLines

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes cannot be waited for")
Kind = Callable[[IO[bytes]], Lines]


@pytest.fixture(params=[PolledLines, ThreadLines])
def talk(request: pytest.FixtureRequest) -> Iterator[tuple[Lines, IO[bytes]]]:
    far, near = os.pipe()
    kind: Kind = request.param
    with os.fdopen(near, "wb", buffering=0) as mouth:
        lines = kind(os.fdopen(far, "rb", buffering=0))
        yield lines, mouth
    lines.close(1.0)  # a thread ends once the mouth is closed


def test_lines_come_one_by_one_however_they_were_said(talk: tuple[Lines, IO[bytes]]) -> None:
    lines, mouth = talk
    mouth.write(b"one\ntw")
    assert lines.read(5.0) == b"one"
    assert lines.read(0.05) is None and not lines.is_waiting()
    mouth.write(b"o\n\nfour\n")
    assert lines.read(5.0) == b"two" and lines.is_waiting()
    assert (lines.read(5.0), lines.read(5.0)) == (b"", b"four")
    assert not lines.is_waiting()


def test_the_end_comes_after_the_last_line_and_stays(talk: tuple[Lines, IO[bytes]]) -> None:
    lines, mouth = talk
    mouth.write(b"last\nwithout an end")
    mouth.close()
    assert lines.read(5.0) == b"last"
    for _ in range(2):
        with pytest.raises(Gone):
            lines.read(5.0)
    assert not lines.is_waiting()


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_a_line_that_is_too_long_is_not_kept(talk: tuple[Lines, IO[bytes]], end: bytes) -> None:
    lines, mouth = talk
    os.set_blocking(mouth.fileno(), False)
    said = b"x" * (LONGEST_LINE + 1) + end
    with pytest.raises(Gone, match="a line of more than 65536 bytes"):  # noqa: PT012 - in parts
        while said:
            said = said[mouth.write(said) or 0 :]
            lines.read(0.05)
        lines.read(5.0)
