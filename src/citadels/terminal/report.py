"""The report in words: questions, tables of figures, and an answer to each, for one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..study.figures import Figure, Report
from .report_ends import differs, level_of, strongest, surely
from .report_say import Say, say_plain, say_points, say_share
from .report_words import RANDOM, Named, Speaker

SHOWN: Final = 10  # pairs at either end
ENOUGH: Final = 5  # a better level is preferred to one with at most so many times as many deals
QUESTIONS: Final = (  # by the ids of their sections
    *("place", "completed", "worth", "built", "pair", "character", "pick", "murder", "robbery"),
    *("length", "deck", "skill", "habit"),
)
HABITS: Final = ("murder-hit", "robbery-hit", "unique", "winning", "length")
Group = tuple[str, int, str]  # company, players and edition
Row = tuple[str, tuple[Figure | None, ...]]


class Section(NamedTuple):
    """One question: its figures by row and column, and the answer."""

    id: str
    group: str  # of which games the figures are
    heads: tuple[str, ...]  # of the columns of figures; one without a name needs none
    rows: tuple[Row, ...]
    say: Say
    answer: str

    @property
    def cells(self) -> list[Figure]:
        """All figures."""
        return [cell for _, cells in self.rows for cell in cells if cell is not None]


class Sections(Speaker):
    """Makes the sections of a report."""

    def __init__(self, report: Report, language: str) -> None:
        super().__init__(language)
        self.report = report

    def make(self) -> list[Section]:
        """All sections that the results have figures for."""
        found = [
            self._places(),
            self._completed(),
            self._worths(),
            self._built(),
            self._pairs(),
            self._characters(),
            *[self._by_level(figure) for figure in ("pick", "murder", "robbery")],
            self._lengths(),
            self._decks(),
            self._skill(),
            self._habits(),
        ]
        return [section for section in found if section is not None]

    # Which games a section is about

    def group_of(self, figure: str) -> Group | None:
        """The company, number of players and edition that a figure is told of.

        Those with the most deals; but people learn more from players who know what they do.
        """
        deals: dict[Group, int] = {}
        for one in self.report.select(figure):
            group = one.company, one.players, one.edition
            deals[group] = deals.get(group, 0) + one.deals
        alike = {group: n for group, n in deals.items() if "+" not in group[0]} or deals
        people = {group: n for group, n in alike.items() if group[0] != RANDOM} or alike
        enough = max(people.values(), default=0)
        known = {group: n for group, n in people.items() if ENOUGH * n >= enough}
        return max(known, key=lambda one: (level_of(one[0]), known[one], one), default=None)

    def _common(self, figure: str, any_players: bool = False) -> list[Figure]:
        """The figures in which most companies can be compared: of one edition and deck."""
        groups: dict[tuple[int, str, str], list[Figure]] = {}
        for one in self.report.figures:
            if one.figure == figure and one.deck:
                players = 0 if any_players else one.players
                groups.setdefault((players, one.edition, one.deck), []).append(one)

        def rank(group: tuple[int, str, str]) -> tuple[bool, int, int, tuple[int, str, str]]:
            found = groups[group]
            companies = {one.company for one in found}
            return group[2] == RANDOM, len(companies), sum(one.deals for one in found), group

        return groups[max(groups, key=rank)] if groups else []

    # The sections

    def _places(self) -> Section | None:
        main = self.group_of("place")
        if main is None:
            return None
        company, players, edition = main
        places = sorted({int(one.name) for one in self.report.select("place", company)})
        named = [(self._place(place), str(place)) for place in places]
        heads, rows = self._by_count("place", company, edition, named)
        crowned = self.report.select("crown", *main)[0]
        answer = self._one("report-place", crowned, group=self._with(players))
        return Section("place", self._level_in(company, edition), heads, rows, say_share, answer)

    def _by_count(
        self, figure: str, company: str, edition: str, named: Iterable[tuple[str, str]]
    ) -> tuple[tuple[str, ...], tuple[Row, ...]]:
        """A column for every number of players, and rows for what has a name and an id."""
        found = self.report.select(figure, company, edition=edition)
        table = {(one.name, one.players): one for one in found}
        counts = sorted({one.players for one in found})
        rows = [(name, tuple(table.get((id, count)) for count in counts)) for name, id in named]
        shown = tuple(row for row in rows if any(row[1]))
        return tuple(self._by_players(count) for count in counts), shown

    def _place(self, place: int) -> str:
        if not place:
            return self._phrase("report-crowned")
        return self._phrase("report-after", amount=place)

    def _completed(self) -> Section | None:
        main = self.group_of("completed")
        if main is None:
            return None
        company, players, edition = main
        figures = self.report.select("completed", company, edition=edition)
        figures.sort(key=lambda one: one.players)
        rows = tuple((self._by_players(one.players), (one,)) for one in figures)
        best = next(one for one in figures if one.players == players)
        verdict = "yes" if best.low > 0.5 else "no" if best.high < 0.5 else "half"
        said = self._one("report-completed", best, group=self._with(players))
        answer = f"{self._phrase('report-completed', verdict)} {said}"
        group = self._level_in(company, edition)
        return Section("completed", group, ("",), rows, say_share, answer)

    def _sorted(self, figures: Iterable[Figure]) -> Named:
        """Cards from the highest to the lowest."""
        found = sorted(figures, key=lambda one: -one.value)
        return [(self._card(one.name), one) for one in found]

    def _built(self) -> Section | None:
        main = self.group_of("built")
        if main is None:
            return None
        named = self._sorted(self.report.select("built", *main))
        rows = tuple((name, (one,)) for name, one in named)
        answer = self._ends("built", named, say_share, group=self._with(main[1]))
        return Section("built", self._group(*main), ("",), rows, say_share, answer)

    def _characters(self) -> Section | None:
        main = self.group_of("character")
        if main is None:
            return None
        company, players, edition = main
        named = self._sorted(self.report.select("character", *main))
        ids = [(name, one.name) for name, one in named]
        heads, rows = self._by_count("character", company, edition, ids)
        answer = self._ends("character", named, say_share, group=self._with(players))
        group = self._level_in(company, edition)
        return Section("character", group, heads, rows, say_share, answer)

    def _worths(self) -> Section | None:
        main = self.group_of("worth")
        if main is None:
            return None
        named = self._sorted(self.report.select("worth", *main))
        rows = tuple((name, (one,)) for name, one in named)
        answer = self._ends("worth", named, say_points, group=self._with(main[1]))
        if not any(differs(one, len(named)) for _, one in named):
            answer = f"{self._phrase('report-worth', 'unsure')} {answer}"
        return Section("worth", self._group(*main), ("",), rows, say_points, answer)

    def _pairs(self) -> Section | None:
        main = self.group_of("pair")
        if main is None:
            return None
        figures = self.report.select("pair", *main)
        figures.sort(key=surely, reverse=True)
        shown = figures[:SHOWN] + figures[SHOWN:][-SHOWN:]
        named = [(self._pair(one.name), one) for one in shown]
        rows = tuple((name, (one,)) for name, one in named)
        answer = self._ends("pair", named, say_points, figures, group=self._with(main[1]))
        if not any(differs(one, len(figures)) for one in figures):
            answer = f"{self._phrase('report-pair', 'unsure')} {answer}"
        return Section("pair", self._group(*main), ("",), rows, say_points, answer)

    def _pair(self, name: str) -> str:
        return " + ".join(self._card(id) for id in name.split("+"))

    def _by_level(self, figure: str) -> Section | None:
        found = self._common(figure)
        if not found:
            return None
        companies = self._columns({one.company for one in found})
        deals = {one: sum(f.deals for f in found if f.company == one) for one in companies}
        enough = [one for one in companies if ENOUGH * deals[one] >= max(deals.values())]
        main = max(enough, key=lambda one: ("+" not in one, level_of(one), deals[one]))
        named = self._sorted(one for one in found if one.company == main)
        table = {(one.company, one.name): one for one in found}
        rows = tuple(
            (name, tuple(table.get((company, one.name)) for company in companies))
            for name, one in named
        )
        answer = self._ends(figure, named, say_share, text=self.level(main))
        heads = tuple(map(self.level, companies))
        return Section(figure, self._of(found[0]), heads, rows, say_share, answer)

    def _of(self, figure: Figure) -> str:
        """The games of figures of one deck."""
        players = self._by_players(figure.players)
        return f"{players}. {self._box(figure.edition, figure.deck)}"

    def _lengths(self) -> Section | None:
        found = self._common("length", any_players=True)
        if not found:
            return None
        companies = self._columns({one.company for one in found})
        table = {(one.company, one.players): one for one in found}
        rows = tuple(
            (
                self._by_players(players),
                tuple(table.get((company, players)) for company in companies),
            )
            for players in sorted({one.players for one in found})
        )
        found.sort(key=lambda one: -one.value)
        named = [(self._among(one.company, one.players), one) for one in found]
        heads = tuple(map(self.level, companies))
        box = self._box(found[0].edition, found[0].deck)
        answer = self._ends("length", named, say_plain)
        return Section("length", box, heads, rows, say_plain, answer)

    def _decks(self) -> Section | None:
        decks: dict[Group, list[Figure]] = {}
        for one in self.report.figures:
            if one.figure == "crown" and one.deck and "+" not in one.company:
                decks.setdefault((one.company, one.players, one.edition), []).append(one)
        main = max(
            decks,
            key=lambda group: (len(decks[group]), sum(f.deals for f in decks[group]), group),
            default=None,
        )
        if main is None or len(decks[main]) < 2:
            return None
        figures = sorted(decks[main], key=lambda one: -one.value)
        named = [(self._deck(one.deck), one) for one in figures]
        rows = tuple((name, (one,)) for name, one in named)
        answer = self._ends("deck", named, say_share, group=self._with(main[1]))
        return Section("deck", self._group(*main), ("",), rows, say_share, answer)

    def _skill(self) -> Section | None:
        main = self.group_of("level")
        if main is None:
            return None
        edition = main[2]
        found = self.report.select("level", edition=edition)
        tables: dict[tuple[str, int], dict[str, Figure]] = {}
        for one in found:
            tables.setdefault((one.company, one.players), {})[one.name] = one
        companies = self._columns({company for company, _ in tables})
        order = sorted(tables, key=lambda table: (companies.index(table[0]), table[1]))
        bots = self._columns({one.name for one in found})
        rows = tuple(
            (self._table(*table, companies), tuple(tables[table].get(bot) for bot in bots))
            for table in order
        )
        answer = " ".join(self._strongest(one, edition) for one in companies)
        heads = tuple(map(self.level, bots))
        return Section("skill", self._box(edition), heads, rows, say_share, answer)

    def _table(self, company: str, players: int, companies: Sequence[str]) -> str:
        """Who sits at a table; if it is always the same levels, only how many."""
        seats = self._by_players(players)
        return seats if len(companies) == 1 else f"{self.level(company)}. {seats}"

    def _strongest(self, company: str, edition: str) -> str:
        """Who wins most, at the number of players with the most deals."""
        found = self.report.select("level", company, edition=edition)
        players = max(found, key=lambda one: (one.deals, one.players)).players
        best, sure = strongest([one for one in found if one.players == players])
        part = "answer" if sure else "unsure"
        more = {"text": self.level(best.name), "group": self._with(players)}
        return self._one("report-skill", best, part, **more)

    def _habits(self) -> Section | None:
        hits = self._common("murder-hit")
        if not hits:
            return None
        hits.sort(key=lambda one: -one.value)
        first = hits[0]
        companies = self._columns({one.company for one in hits})
        rows = []
        for habit in HABITS:
            same = (first.players, first.edition, first.deck)
            found = {one.company: one for one in self.report.select(habit, "", *same)}
            cells = tuple(found.get(company) for company in companies)
            rows.append((self._phrase(f"report-habit-{habit}"), cells))
        named = [(self.level(one.company), one) for one in hits]
        answer = self._ends("habit", named, say_share)
        heads = tuple(map(self.level, companies))
        return Section("habit", self._of(first), heads, tuple(rows), say_share, answer)


def say_for(section: Section, figure: Figure) -> Say:
    """How the figures of a section are said: some hold shares beside averages."""
    if section.id == "habit":
        return say_share if figure.figure.endswith("-hit") else say_plain
    return section.say
