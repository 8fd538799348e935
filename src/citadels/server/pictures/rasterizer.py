"""Rasterizer: a drawing becomes a PNG. It keeps its process busy, so a server has others do it."""

from __future__ import annotations


def rasterize(drawing: str, fonts: list[str]) -> bytes:
    """Turn SVG into a PNG, with these fonts and none of the system's; without any, with those."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - an extra, and nobody gets here without it

    return svg_to_bytes(svg_string=drawing, skip_system_fonts=bool(fonts), font_files=fonts)
