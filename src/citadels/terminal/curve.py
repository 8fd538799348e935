"""The curve: shares over a game, drawn with dots of braille."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

BRAILLE: Final = 0x2800
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column
SEATS: Final = (
    *("bright_blue", "bright_red", "bright_green", "bright_yellow"),
    *("bright_magenta", "bright_cyan", "white", "red"),
)
HEIGHT: Final = 10  # lines of text


class Canvas:
    """A field of dots, two by four in each letter; the last line drawn gives the colour."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.dots = [[0] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def dot(self, x: int, y: int, style: str) -> None:
        """Set one dot; y counts from the bottom."""
        line = self.height - 1 - y // 4
        self.dots[line][x // 2] |= DOTS[3 - y % 4][x % 2]
        self.styles[line][x // 2] = style

    def draw(self, line: int) -> Text:
        """One line of letters."""
        text = Text()
        for place, dots in enumerate(self.dots[line]):
            text.append(chr(BRAILLE + dots) if dots else " ", self.styles[line][place])
        return text


def draw_curve(curves: Sequence[Sequence[float]], width: int, marks: Sequence[str]) -> list[Text]:
    """Draw the shares of all seats; `marks` stand left of the top, the middle and the bottom."""
    margin = max(len(mark) for mark in marks) + 1
    canvas = Canvas(max(10, width - margin), HEIGHT)
    for seat, curve in enumerate(curves):
        _draw_line(canvas, curve, SEATS[seat])
    labels = {0: marks[0], HEIGHT // 2: marks[1], HEIGHT - 1: marks[2]}
    return [
        Text(labels.get(line, "").rjust(margin - 1) + "│").append_text(canvas.draw(line))
        for line in range(HEIGHT)
    ]


def _draw_line(canvas: Canvas, curve: Sequence[float], style: str) -> None:
    """One seat: a dot for each column, and the dots between two of them."""
    columns, top = 2 * canvas.width, 4 * canvas.height - 1
    last = -1
    for x in range(columns):
        share = curve[min(len(curve) - 1, x * len(curve) // columns)]
        y = round(share * top)
        first, end = (y, y) if last < 0 else (min(y, last), max(y, last))
        for between in range(first, end + 1):
            canvas.dot(x, between, style)
        last = y
