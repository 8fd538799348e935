"""The pictures of a report on their own: SVG with its texts, and PNG made from that."""

from __future__ import annotations

import csv
from collections.abc import Callable
from html import escape
from io import StringIO
from pathlib import Path
from textwrap import wrap
from typing import Final

from ..study.figures import Figure, Report
from ..words import phrase, typeset
from .report import Section, Sections, say_for
from .report_page import Scale

NAMES: Final = 260  # the width of the names, or more
COLUMN: Final = 260
ROW: Final = 40
LETTER: Final = 9  # wide, or less
LINE: Final = 22
TOP: Final = 96
STYLE: Final = (
    # A rasterizer knows no usual font of the system: these are named one after the other.
    "text{font:16px 'DejaVu Sans','Liberation Sans','Noto Sans',Arial,Helvetica,sans-serif}"
    "text{fill:#241f1a}.q{font-size:22px;font-weight:bold}"
    ".n{fill:#5c544a;font-size:13px}.b{fill:#cfdcf0;stroke:#1f5fbf}.d{stroke:#1f5fbf;stroke-width:4}"
    ".e{stroke:#8a5a00;stroke-dasharray:3 2}.t{stroke:#d9d1c3}"
)


def picture(section: Section, sections: Sections) -> str:
    """One section as a drawing that stands alone."""
    language = sections.language
    names = max(NAMES, 40 + LETTER * max(len(name) for name, _ in section.rows))
    width = max(760, names + COLUMN * len(section.heads) + 40)
    answer = wrap(section.answer, (width - 40) // LETTER)
    below = TOP + ROW * len(section.rows) + 30
    height = below + LINE * len(answer)
    scale = Scale(section)
    question = phrase(f"report-{section.id}", language)
    parts = [
        f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>',
        _text(20, 36, question, language, "q"),
        _text(20, 60, section.group, language, "n"),
    ]
    for column, head in enumerate(section.heads):
        parts.append(_text(names + COLUMN * column, 84, head, language, "n"))
    for row, (name, cells) in enumerate(section.rows):
        y = TOP + ROW * row + 20
        parts.append(_text(20, y, name, language))
        for column, cell in enumerate(cells):
            if cell is not None:
                parts += _cell(cell, section, sections, scale, names + COLUMN * column, y)
    parts += [_text(20, below + LINE * row, line, language) for row, line in enumerate(answer)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><style>{STYLE}</style>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _text(x: int, y: int, text: str, language: str, kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}"{style}>{escape(typeset(text, language))}</text>'


def _cell(
    figure: Figure, section: Section, sections: Sections, scale: Scale, x: int, y: int
) -> list[str]:
    say, language = say_for(section, figure), sections.language
    said = f"{say(figure.value, language, False)} ({sections.range(figure, say)})"
    found = [_text(x, y, said, language, "n")]
    if section.id == "habit":
        return found
    low, high, value = (
        x + scale.place(end) * (COLUMN - 20) / 100
        for end in (figure.low, figure.high, figure.value)
    )
    found.append(f'<path class="t" d="M{x} {y + 11}h{COLUMN - 20}"/>')
    found.append(
        f'<rect class="b" x="{low:.1f}" y="{y + 7}" width="{max(1.0, high - low):.1f}" height="8"/>'
    )
    if figure.chance is not None:
        even = x + scale.place(figure.chance) * (COLUMN - 20) / 100
        found.append(f'<path class="e" d="M{even:.1f} {y + 4}v14"/>')
    found.append(f'<path class="d" d="M{value:.1f} {y + 5}v12"/>')
    return found


def write_pictures(
    report: Report, language: str, folder: Path, rasterize: Callable[[str], bytes] | None = None
) -> list[Path]:
    """Every section as a file of its own: SVG, or PNG where something makes it."""
    sections = Sections(report, language)
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for section in sections.make():
        drawing = picture(section, sections)
        file = folder / f"{section.id}.{'png' if rasterize else 'svg'}"
        file.write_bytes(rasterize(drawing) if rasterize else drawing.encode())
        files.append(file)
    return files


def csv_of(report: Report) -> str:
    """All figures, one in a line."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(Figure._fields)
    lines.writerows(report.figures)
    return out.getvalue()
