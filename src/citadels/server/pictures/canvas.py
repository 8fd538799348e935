"""Canvas: a drawing as SVG, put together from shapes, letters and the pictures of the client."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from html import escape
from itertools import groupby
from typing import Final

from .fonts import Fonts

WIDTH, HEIGHT = 1200, 630  # as those who show links want it
HEADING: Final = "Forum 400"
BODY: Final = "Alegreya Sans 500"
BOLD: Final = "Alegreya Sans 700"
TEXT: Final = "#f2e9d8"
SOFT: Final = "#d2c3a8"
GOLD: Final = "#ffe1a0"
SMALLEST: Final = 0.72  # of its size, to which a line shrinks before it is cut
CUT: Final = "…"

Find = Callable[[str], bytes | None]  # a file of the client, by its path


class Canvas:
    """A drawing: 1200 by 630, as links are shown."""

    def __init__(self, fonts: Fonts, find: Find) -> None:
        self.fonts = fonts
        self.find = find
        self.parts: list[str] = []
        self.cuts = 0  # shapes that pictures were cut out with

    def svg(self) -> str:
        """The drawing as it stands."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        return f"{head}{''.join(self.parts)}</svg>"

    def shape(self, tag: str, **attributes: object) -> None:
        """Draw a shape; `stroke_width` is written stroke-width."""
        self.parts.append(_element(tag, attributes))

    def picture(self, path: str, x: float, y: float, width: float, height: float) -> None:
        """Put a picture of the client somewhere; nothing where there is none of that name."""
        body = self.find(f"/art/{path}.svg")
        if body is not None:
            told = f"data:image/svg+xml;base64,{base64.b64encode(body).decode()}"
            self.shape("image", x=x, y=y, width=width, height=height, href=told)

    def disc(self, path: str, x: float, y: float, radius: float) -> None:
        """Put a picture into a disc with a golden rim."""
        box = (x - radius, y - radius, 2 * radius, 2 * radius)
        self._cut(_element("circle", {"cx": x, "cy": y, "r": radius}), path, box)
        rim = radius / 16
        self.shape("circle", cx=x, cy=y, r=radius, fill="none", stroke="#e7c56a", stroke_width=rim)

    def tile(self, path: str, x: float, y: float, width: float, colour: str) -> None:
        """Put a district somewhere, with its colour under it."""
        shape = {"x": x, "y": y, "width": width, "height": width * TILE, "rx": width / 12}
        self.shape("rect", **shape, fill=colour)
        shape["height"] = width * SCENE
        self._cut(_element("rect", shape), path, (x, y, width, width * SCENE))

    def _cut(self, shape: str, path: str, box: tuple[float, float, float, float]) -> None:
        """Cut a shape out of a picture."""
        self.cuts += 1
        self.parts.append(f'<clipPath id="cut{self.cuts}">{shape}</clipPath>')
        self.parts.append(f'<g clip-path="url(#cut{self.cuts})">')
        self.picture(path, *box)
        self.parts.append("</g>")

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        style: str = BODY,
        *,
        fill: str = TEXT,
        room: float = WIDTH,
        anchor: str = "start",
    ) -> None:
        """Write a line, smaller or shorter if it needs more than its room."""
        text, size = self.fitted(text, size, style, room)
        spans = "".join(
            f'<tspan font-family="{part}">{escape("".join(letters))}</tspan>'
            for part, letters in groupby(text, lambda letter: self.fonts.part(letter, style)[0])
        )
        place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="{anchor}"'
        self.parts.append(f'<text {place} fill="{fill}" xml:space="preserve">{spans}</text>')

    def fitted(self, text: str, size: float, style: str, room: float) -> tuple[str, float]:
        """A line and a size that fit into a room."""
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        needed = self.width(text, size, style)
        if needed <= room:
            return text, size
        size = max(size * room / needed, size * SMALLEST)
        while text and self.width(text, size, style) > room:
            text = text.removesuffix(CUT)[:-1].rstrip() + CUT
        return text, size

    def width(self, text: str, size: float, style: str) -> float:
        """How wide a line is."""
        return size * sum(self.fonts.part(letter, style)[1] for letter in text)


TILE, SCENE = 0.74, 0.65  # heights of a district and of its picture, for each of its width


def _element(tag: str, attributes: Mapping[str, object]) -> str:
    told = [f'{name.replace("_", "-")}="{_value(it)}"' for name, it in attributes.items()]
    return f"<{tag} {' '.join(told)}/>"


def _value(value: object) -> str:
    return f"{value:.1f}" if isinstance(value, float) else escape(str(value))
