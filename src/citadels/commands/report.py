"""`citadels report`: the results of a study as a page, pictures and a table."""

from __future__ import annotations

import os
from pathlib import Path

from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Flag, make_progress, print_json
from .ending import complain


def report(
    results: Path,
    /,
    *,
    html: Path | None = None,
    csv: Path | None = None,
    svg: Path | None = None,
    png: Path | None = None,
    json: Flag = False,
    language: str = HERE,
) -> int:
    """Turn the results of a study into figures."""
    from ..study.figures import make_report, plain_report  # noqa: PLC0415 - it needs an extra
    from ..study.results import read_results  # noqa: PLC0415 - as above
    from ..terminal.report_page import write_page  # noqa: PLC0415 - as above
    from ..terminal.report_pictures import csv_of, write_pictures  # noqa: PLC0415 - as above

    found = read_results(results)
    with make_progress(language) as progress:
        task = progress.add_task(phrase("report-reading", language), total=found.study.games)
        workers = os.cpu_count() or 1
        made = make_report(found, workers, lambda done: progress.advance(task, done))
    if made.missing:
        complain(phrase("report-missing", language, games=made.missing))
    if made.cut:
        complain(phrase("report-cut", language, known=", ".join(made.cut)))
    written = []
    if html is not None or not (csv or svg or png or json):
        place = results if results.name not in ("", "..") else results.resolve()
        page = html or place.with_name(f"{place.name}.html")
        page.write_text(write_page(made, language), encoding="utf-8")
        written.append(page)
    if csv is not None:
        csv.write_text(csv_of(made), encoding="utf-8")
        written.append(csv)
    if svg is not None:
        written += write_pictures(made, language, svg)
    if png is not None:
        from ..server.pictures.rasterizer import rasterize  # noqa: PLC0415 - another extra

        written += write_pictures(made, language, png, lambda drawing: rasterize(drawing, []))
    if json:
        print_json(plain_report(made))  # of what was written nothing is said: programs read this
        return 0
    for file in written:
        make_console().print(phrase("report-written", language, file=str(file)))
    return 0
