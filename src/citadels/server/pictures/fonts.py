"""Fonts: the letters of the built client, unpacked so that pictures can be drawn with them.

The client brings each family in parts, by script, packed for the web (WOFF). Each part gets a
family name of its own here: then a drawing can say for every letter which part has it.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

FACE: Final = re.compile(r"@font-face\s*\{([^}]*)\}")
FAMILY: Final = re.compile(r"font-family:\s*[\"']?([^;\"']+)")
WEIGHT: Final = re.compile(r"font-weight:\s*(\d+)")
PACKED: Final = re.compile(r"url\([\"']?(/[^)\"']+\.woff)[\"']?\)")
RANGE: Final = re.compile(r"U\+([0-9A-F?]+)(?:-([0-9A-F]+))?", re.IGNORECASE)
WOFF_TABLE: Final = struct.Struct(">4sIIII")  # tag, offset, packed length, length, checksum
NAMES: Final = (1, 4, 6)  # of the family, in full, and for printers
WINDOWS_ENGLISH: Final = (3, 1, 0x409)
SEGMENTS: Final = 4  # the form of a table of letters that every font has
MISSING: Final = 0.6  # width of a letter that no part has


class Face(NamedTuple):
    """A part of a font: the letters of some scripts, in one weight."""

    alias: str  # its own family name in drawings
    style: str  # family and weight, such as "Forum 400"
    ranges: tuple[tuple[int, int], ...]
    path: str  # of the packed file, as browsers ask for it


class Fonts:
    """All parts of all fonts, and how wide their letters are."""

    def __init__(self, faces: Sequence[Face], find: Callable[[str], bytes | None]) -> None:
        self.files: dict[str, bytes] = {}  # unpacked, by alias
        self.letters: dict[str, dict[int, tuple[str, float]]] = {}  # by style: part and width
        for face in faces:
            packed = find(face.path)
            if packed is not None:
                file = self.files[face.alias] = unpack(packed, face.alias)
                own = self.letters.setdefault(face.style, {})
                for letter, width in widths(file).items():
                    if any(first <= letter <= last for first, last in face.ranges):
                        own[letter] = face.alias, width

    def part(self, letter: str, style: str) -> tuple[str, float]:
        """The part that has a letter, and how wide it is there, in sizes of letters."""
        return self.letters.get(style, {}).get(ord(letter), ("", MISSING))


def read_faces(css: str) -> list[Face]:
    """Read which parts of which fonts a style sheet names."""
    faces: list[Face] = []
    for body in FACE.findall(css):
        family, weight, packed = FAMILY.search(body), WEIGHT.search(body), PACKED.search(body)
        if family and weight and packed:
            ranges = tuple(
                (int(first.replace("?", "0"), 16), int((last or first).replace("?", "F"), 16))
                for first, last in RANGE.findall(body)
            )
            style = f"{family[1].strip()} {weight[1]}"
            faces.append(Face(f"part{len(faces)}", style, ranges or ((0, 0x10FFFF),), packed[1]))
    return faces


def unpack(woff: bytes, family: str) -> bytes:
    """Unpack a WOFF file, and call its family otherwise."""
    tables = dict(_packed_tables(woff))
    tables[b"name"] = _names(family)
    flavour = struct.unpack_from(">I", woff, 4)[0]
    largest = 1 << (len(tables).bit_length() - 1)
    head = struct.pack(
        *(">IHHHH", flavour, len(tables), largest * 16, largest.bit_length() - 1),
        (len(tables) - largest) * 16,
    )
    at = len(head) + 16 * len(tables)
    index, bodies = b"", b""
    for tag, body in sorted(tables.items()):
        index += struct.pack(">4sIII", tag, 0, at + len(bodies), len(body))  # nobody checks sums
        bodies += body + bytes(-len(body) % 4)
    return head + index + bodies


def _packed_tables(woff: bytes) -> Iterator[tuple[bytes, bytes]]:
    signature, count = woff[:4], struct.unpack_from(">H", woff, 12)[0]
    if signature != b"wOFF":
        raise ValueError("not a WOFF file")
    for place in range(count):
        tag, at, packed, length, _ = WOFF_TABLE.unpack_from(woff, 44 + place * WOFF_TABLE.size)
        body = woff[at : at + packed]
        yield tag, zlib.decompress(body) if packed < length else body


def _names(family: str) -> bytes:
    """A table of names that has nothing but the family, which fonts must tell in three ways."""
    text = family.encode("utf-16-be")
    records = b"".join(
        struct.pack(">HHHHHH", *WINDOWS_ENGLISH, kind, len(text), 0) for kind in NAMES
    )
    return struct.pack(">HHH", 0, len(NAMES), 6 + len(records)) + records + text


def widths(font: bytes) -> dict[int, float]:
    """How wide every letter of an unpacked font is, in sizes of letters."""
    tables = {}
    for place in range(struct.unpack_from(">H", font, 4)[0]):
        tag, _, at, length = struct.unpack_from(">4sIII", font, 12 + 16 * place)
        tables[tag] = font[at : at + length]
    size = struct.unpack_from(">H", tables[b"head"], 18)[0]
    known = struct.unpack_from(">H", tables[b"hhea"], 34)[0]  # glyphs with a width of their own
    steps = [struct.unpack_from(">H", tables[b"hmtx"], 4 * glyph)[0] for glyph in range(known)]
    glyphs = _glyphs(tables[b"cmap"])
    return {letter: steps[min(glyph, known - 1)] / size for letter, glyph in glyphs.items()}


def _glyphs(cmap: bytes) -> dict[int, int]:
    """The glyph of every letter of the common plane."""
    for place in range(struct.unpack_from(">H", cmap, 2)[0]):
        at = struct.unpack_from(">4xI", cmap, 4 + 8 * place)[0]
        if struct.unpack_from(">H", cmap, at)[0] == SEGMENTS:
            return dict(_segments(cmap, at))
    return {}


def _segments(cmap: bytes, at: int) -> Iterator[tuple[int, int]]:
    count = struct.unpack_from(">H", cmap, at + 6)[0] // 2
    for place in range(count):
        here = at + 14 + 2 * place
        step = 2 * count
        last, first, delta, offset = (
            struct.unpack_from(">H", cmap, here + skip)[0]
            for skip in (0, step + 2, 2 * step + 2, 3 * step + 2)
        )
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if offset:
                where = here + 3 * step + 2 + offset + 2 * (letter - first)
                glyph = struct.unpack_from(">H", cmap, where)[0]
            yield letter, (glyph + delta) & 0xFFFF if glyph else 0
