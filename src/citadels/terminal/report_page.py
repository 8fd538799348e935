"""The report as one page: it works offline, on any screen; every picture is a table, too."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files

from ..study.figures import Figure, Report
from ..words import phrase, typeset
from .report import Section, Sections, say_for


class Scale:
    """Where a value lies between the ends of a section."""

    def __init__(self, section: Section) -> None:
        shown = section.cells
        ends = [end for cell in shown for end in (cell.low, cell.high)]
        ends += [cell.chance for cell in shown if cell.chance is not None]
        low, high = min(ends), max(ends)
        room = (high - low) * 0.03 or 1.0
        self.low, self.width = low - room, high - low + 2 * room

    def place(self, value: float) -> float:
        """From 0 to 100."""
        return round(100 * (value - self.low) / self.width, 2)


class Page:
    """Writes one report in one language."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.language = language
        self.sections = Sections(report, language)

    def write(self) -> str:
        """The whole page."""
        style = files("citadels").joinpath("terminal", "report.css").read_text(encoding="utf-8")
        title = self._say("report-title", text=self.report.study)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
            f"<body>\n<main>\n<h1>{title}</h1>\n{_lines(self._head())}\n"
            f"{_lines(map(self._section, self.sections.make()))}\n</main>\n</body>\n</html>\n"
        )

    def _text(self, text: str) -> str:
        return escape(typeset(text, self.language))

    def _say(self, id: str, part: str = "", **arguments: str | int) -> str:
        return self._text(phrase(id, self.language, part, **arguments))

    def _head(self) -> Iterable[str]:
        report = self.report
        made = self._say(
            "report-made", games=report.games, deals=report.deals, text=str(report.seed)
        )
        yield f"<p>{made}</p>"
        if report.missing:
            yield f'<p class="warning">{self._say("report-missing", games=report.missing)}</p>'
        if report.cut:
            yield f'<p class="warning">{self._say("report-cut", known=", ".join(report.cut))}</p>'
        yield f'<p class="note">{self._say("report-how")}</p>'
        if not report.figures:
            yield f"<p>{self._say('report-few')}</p>"

    def _section(self, section: Section) -> str:
        """The question, what is shown, the picture and the answer."""
        id = f"report-{section.id}"
        even = {cell.chance for cell in section.cells} - {None}
        line = "" if not even else "report-zero" if even == {0.0} else "report-line"
        notes = [self._say(id, "text"), self._text(section.group), self._say(line) if line else ""]
        said = "\n".join(f'<p class="note">{note}</p>' for note in notes if note)
        answer = f'<p class="answer">{self._text(section.answer)}</p>'
        return (
            f'<section>\n<h2 id="{id}">{self._say(id)}</h2>\n'
            f"{said}\n{self._table(section, id)}\n{answer}\n</section>"
        )

    def _table(self, section: Section, id: str) -> str:
        scale = Scale(section)
        heads = (
            section.heads if section.heads != ("",) else (phrase("report-figure", self.language),)
        )
        top = "".join(f'<th scope="col">{self._text(head)}</th>' for head in heads)
        rows = []
        for name, cells in section.rows:
            drawn = "".join(f"<td>{self._cell(cell, section, scale)}</td>" for cell in cells)
            rows.append(f'<tr><th scope="row">{self._text(name)}</th>{drawn}</tr>')
        return (
            f'<div class="wide" tabindex="0" role="region" aria-labelledby="{id}">\n<table>\n'
            f'<thead><tr><th scope="col">{self._say("report-what")}</th>{top}</tr></thead>\n'
            f"<tbody>\n{_lines(rows)}\n</tbody>\n</table>\n</div>"
        )

    def _cell(self, figure: Figure | None, section: Section, scale: Scale) -> str:
        if figure is None:
            return "\u2013"
        say = say_for(section, figure)
        value = self._text(say(figure.value, self.language, False))
        interval = self._text(self.sections.range(figure, say))
        drawing = "" if section.id == "habit" else _bar(figure, scale)
        return f"{value} <small>({interval})</small>{drawing}"


def _bar(figure: Figure, scale: Scale) -> str:
    """The interval as a bar, the figure as a mark in it, and what an even share would be."""
    low, high, value = (scale.place(end) for end in (figure.low, figure.high, figure.value))
    width = max(0.2, round(high - low, 2))
    even = ""
    if figure.chance is not None:
        x = scale.place(figure.chance)
        even = f'<line class="even" x1="{x}" x2="{x}" y1="0" y2="10"/>'
    return (
        '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        '<line class="track" x1="0" x2="100" y1="5" y2="5"/>'
        f'<rect class="band" x="{low}" y="2.5" width="{width}" height="5"/>'
        f'{even}<line class="dot" x1="{value}" x2="{value}" y1="1" y2="9"/></svg>'
    )


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(parts)


def write_page(report: Report, language: str) -> str:
    """A report as one self-contained page."""
    return Page(report, language).write()
