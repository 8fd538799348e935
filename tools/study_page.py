"""The first study: its page in docs/, and what the package carries of it, from its report.

`python -m tools.study_page RESULTS` keeps the figures of some results in studies/report.json;
`python3 run.py update` writes everything that is made from that file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from citadels.study.figures import Figure, Report, make_report, plain_report, read_report
from citadels.study.known import FILE, KINDS
from citadels.study.results import read_results
from citadels.terminal.report import Section, Sections, say_for
from citadels.words import phrase
from tools.files import ROOT

KEPT: Final = ROOT / "studies" / "report.json"
PAGE: Final = ROOT / "docs" / "study.md"
CARDS: Final = ROOT.joinpath("src", "citadels", *FILE)
COLUMNS: Final = ("card", "kind", "level", "players", "value", "low", "high", "chance", "games")
FEWEST: Final = 100  # deals behind a figure of the page of a card
INTRODUCTION: Final = """\
# The first study

Made by `python3 run.py update` from `studies/report.json`, the figures of
`studies/{study}.toml`: **{games:,} games** of {deals:,} deals, seed {seed}. {state}
[Simulation and studies](simulation.md) says how it is made and what the intervals mean.

{how}
"""
SAMPLE: Final = """It is a sample of `studies/first.toml`, a two-hundredth as long,
so its intervals are wide; the page will hold the whole study once it has been run."""


def cards(report: Report) -> dict[str, Any]:
    """The figures of cards where all players are alike, those with the most games first."""
    found = [one for one in report.figures if _about_card(one)]
    found.sort(key=lambda one: (-one.deals, one.company, one.players, one.name, one.edition))
    first = {(one.figure, one.company, one.players, one.name): one for one in reversed(found)}
    found = [one for one in found if one in first.values()]  # of the edition that knows most
    rows = [
        [
            *(one.name, one.figure, one.company, one.players),
            *(one.value, one.low, one.high, one.chance),
            2 * one.deals if one.figure == "worth" else one.deals,  # with the card and without
        ]
        for one in found
    ]
    made = {"study": report.study, "seed": report.seed, "games": report.games}
    return made | {"columns": list(COLUMNS), "figures": rows}


def _about_card(one: Figure) -> bool:
    alike = not one.deck and "+" not in one.company and one.company != "random"
    return one.figure in KINDS and alike and one.deals >= FEWEST


def _written(plain: dict[str, Any]) -> str:
    """One figure in a line."""
    figures = ",\n".join(json.dumps(row) for row in plain["figures"])
    head = json.dumps({name: value for name, value in plain.items() if name != "figures"})
    return f'{head[:-1]}, "figures": [\n{figures}\n]}}\n'


def page(report: Report) -> str:
    """The page: every question with its figures and the answer."""
    sections = Sections(report, "en")
    state = SAMPLE if report.study == "sample" else ""
    if report.missing:
        state += f" {report.missing:,} games of it are missing."
    how = phrase("report-how", "en")
    about = {"games": report.games, "deals": report.deals, "seed": report.seed, "how": how}
    head = INTRODUCTION.format(study=report.study, state=state, **about)
    return head + "".join(f"\n{_section(section, sections)}" for section in sections.make())


def _section(section: Section, sections: Sections) -> str:
    id = f"report-{section.id}"
    notes = " ".join(filter(None, (phrase(id, "en", "text"), section.group)))
    lines = [f"## {phrase(id, 'en')}", "", notes, "", *_table(section, sections)]
    return "\n".join([*lines, "", f"**{section.answer}**", ""])


def _table(section: Section, sections: Sections) -> Iterator[str]:
    heads = [head or phrase("report-figure", "en") for head in section.heads]
    yield f"| | {' | '.join(heads)} |"
    yield f"|---|{'--:|' * len(heads)}"
    for name, cells in section.rows:
        said = []
        for cell in cells:
            if cell is None:
                said.append("")
                continue
            say = say_for(section, cell)
            said.append(f"{say(cell.value, 'en', False)} ({sections.range(cell, say)})")
        yield f"| {name} | {' | '.join(said)} |"


def pages() -> dict[Path, str]:
    """What is made from the figures that are kept."""
    report = read_report(json.loads(KEPT.read_text(encoding="utf-8")))
    return {PAGE: page(report), CARDS: _written(cards(report))}


def main(results: str) -> None:
    """Keep the figures of some results."""
    report = make_report(read_results(Path(results)), 1)
    KEPT.write_text(_written(plain_report(report)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
