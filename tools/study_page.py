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

from citadels.bots import BOTS
from citadels.study.figures import Figure, Report, make_report, plain_report, read_report
from citadels.study.known import FILE, KINDS
from citadels.study.plan import PRESETS, Part, read_study
from citadels.study.results import read_results
from citadels.terminal.report import Section, Sections, say_for
from citadels.words import phrase
from tools.files import ROOT

KEPT: Final = ROOT / "studies" / "report.json"
PAGE: Final = ROOT / "docs" / "study.md"
CARDS: Final = ROOT.joinpath("src", "citadels", *FILE)
COLUMNS: Final = ("card", "kind", "level", "players", "value", "low", "high", "chance", "games")
FEWEST: Final = 100  # deals behind a figure of the page of a card
ENOUGH: Final = 5  # a better level comes before one with at most so many times as many deals
SHORT: Final = ("place", "completed", "worth", "length", "skill")  # what is said at once
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
    """The figures of cards where all players are alike: of a card, those to show first.

    Better players come first, unless next to nothing is known of them; then what has more games.
    """
    found = [one for one in report.figures if _about_card(one)]
    most: dict[tuple[str, str], int] = {}
    for one in found:
        key = one.figure, one.name
        most[key] = max(most.get(key, 0), one.deals)

    def order(one: Figure) -> tuple[bool, int, int, str, int, str, str]:
        few = ENOUGH * one.deals < most[one.figure, one.name]
        level = list(BOTS).index(one.company)
        return few, -level, -one.deals, one.company, one.players, one.name, one.edition

    found.sort(key=order)
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
    head = INTRODUCTION.format(study=report.study, state=state.strip(), **about)
    made = sections.make()
    head += f"\n{_played(report.study)}"
    return f"{head}\n{_in_short(made)}" + "".join(f"\n{_section(one, sections)}" for one in made)


def _played(study: str) -> str:
    """Which games there are: the parts of the study's file."""
    lines = ["| Games | Players | Decks | Bots |", "|--:|---|---|---|"]
    for part in read_study(ROOT / "studies" / f"{study}.toml").parts:
        players = ", ".join(map(str, sorted(set(part.players))))
        lines.append(f"| {part.games:,} | {players} | {_decks(part)} | {_bots(part)} |")
    return "\n".join(["## What was played", "", *lines, ""])


def _decks(part: Part) -> str:
    decks = PRESETS if len(part.decks) > 1 else part.decks[0]
    dealt = f", each deal with and without {part.cards} districts" if part.cards else ""
    return f"{part.edition}, {decks}{dealt}"


def _bots(part: Part) -> str:
    """Who sits there: each level with its share of the seats, where they differ."""
    seats = {bot: part.bots.count(bot) for bot in part.bots}
    names = {bot: phrase(f"level-{bot.replace('_', '-')}", "en") for bot in seats}
    if len(set(seats.values())) == 1:
        return ", ".join(names.values())
    return ", ".join(f"{seats[bot]} {name}" for bot, name in names.items())


def _in_short(sections: list[Section]) -> str:
    """The answers that people ask for first."""
    found = {section.id: section for section in sections}
    lines = [f"- {phrase(f'report-{id}', 'en')} {found[id].answer}" for id in SHORT if id in found]
    return "\n".join(["## In short", "", *lines, ""])


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
    """Keep the figures of some results; of pairs of districts, those that are shown."""
    report = make_report(read_results(Path(results)), 1)
    shown = Sections(report, "en").group_of("pair")
    kept = [
        one
        for one in report.figures
        if one.figure != "pair" or (one.company, one.players, one.edition) == shown
    ]
    report = report._replace(figures=tuple(kept))
    KEPT.write_text(_written(plain_report(report)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
