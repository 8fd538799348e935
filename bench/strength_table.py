"""Write what bench/strength.py measured as the table that is committed."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from citadels.sim.arena import Played
from citadels.sim.journal import Deal, bots_digest
from citadels.sim.shares import Share
from citadels.sim.standings import bot_share, challenger_share, ladder, plain_times
from tools.machine import machine

from .rows import build_name

# CPU milliseconds of the median decision, from the ladder of levels.
BUDGETS = {"novice": 1, "apprentice": 1, "citizen": 2, "master_builder": 60, "regent": 300}
FAILED = "\N{BALLOT X}"


class Result(NamedTuple):
    """A cell as far as it was played."""

    section: str
    goal: float | None  # for the lower bound; none: the upper one must not be below chance
    played: Played

    @property
    def share(self) -> Share:
        """The win share of the challenger, or of the first bot of a pool."""
        match, deals = self.played.match, self.played.in_order()
        return bot_share(deals, match.pool[0]) if match.pool else challenger_share(deals)

    @property
    def reached(self) -> bool:
        """Whether the cell shows what it must."""
        share = self.share
        if self.goal is None:
            return share.high >= 1 / self.played.match.players
        return share.low > self.goal

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played.in_order()) * self.played.match.players

    @property
    def failures(self) -> int:
        """How many failures there were, of whichever bot."""
        return sum(len(deal.failures) for deal in self.played.in_order())


def write_table(results: list[Result], command: str, wanted: int = 0) -> str:
    """Write all sections that were measured, and how many of the wanted cells are missing yet."""
    today = dt.datetime.now(dt.UTC).date()
    reached = sum(result.reached for result in results)
    games = sum(result.games for result in results)
    lines = [
        "# Strength",
        "",
        f"{today}, {machine()}, engine {build_name()}; state of the bots `{bots_digest()}`.",
        "",
        "```",
        command,
        "```",
        "",
        "Every deal is played by the challenger from every seat; all others are the other bot's.",
        "Win shares are per cent with 95 % intervals clustered by deal; failures count as losses.",
        "",
        f"**{reached} of {len(results)} cells show what they must**, the others have a {FAILED}.",
        f"{games:,} games, {sum(result.failures for result in results)} failures.",
    ]
    if wanted > len(results):
        lines += ["", f"**{wanted - len(results)} cells of {wanted} are not measured yet.**"]
    by_section = {
        name: [result for result in results if result.section == name]
        for name in ("levels", "players", "presets", "pools")
    }
    lines += _levels(by_section["levels"])
    lines += _players(by_section["players"])
    lines += _presets(by_section["presets"])
    lines += _pools(by_section["pools"])
    lines += _times(by_section["levels"])
    return "\n".join(lines) + "\n"


def _interval(share: Share) -> str:
    return f"{100 * share.share:.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _mark(result: Result) -> str:
    return "" if result.reached else f" {FAILED}"


def _levels(results: list[Result]) -> list[str]:
    if not results:
        return []
    lines = [
        "",
        "## Each level against three of the one below",
        "",
        "Four players, random decks; the lower bound must be above the goal.",
        "",
        "| Challenger | three of | games | win share | goal | failures |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for result in results:
        match = result.played.match
        share = f"{_interval(result.share)}{_mark(result)}"
        row = (match.challenger, match.against, result.games, share)
        goal = f"{100 * (result.goal or 0):.0f}"
        lines.append(f"| {' | '.join(map(str, row))} | {goal} | {result.failures} |")
    return lines


def _grid(results: list[Result], rows: dict[str, list[Result]], head: str) -> list[str]:
    """Write cells side by side, one column for each pair of bots."""
    pairs = list(dict.fromkeys(_pair(result) for result in results))
    lines = ["", f"| {head} | {' | '.join(pairs)} |", f"|---|{'--:|' * len(pairs)}"]
    for name, cells in rows.items():
        found = {_pair(result): f"{_interval(result.share)}{_mark(result)}" for result in cells}
        lines.append(f"| {name} | {' | '.join(found.get(pair, '') for pair in pairs)} |")
    return lines


def _pair(result: Result) -> str:
    match = result.played.match
    return f"{match.challenger} / {match.against}"


def _players(results: list[Result]) -> list[str]:
    if not results:
        return []
    rows: dict[str, list[Result]] = {}
    for result in results:
        players = result.played.match.players
        rows.setdefault(f"{players} | {100 / players:.1f}", []).append(result)
    lines = ["", "## Other numbers of players", "", _at_least(results)]
    grid = _grid(results, rows, "Players | chance")
    grid[2] = grid[2].replace("|---|", "|---|--:|", 1)
    return lines + grid


def _presets(results: list[Result]) -> list[str]:
    if not results:
        return []
    rows: dict[str, list[Result]] = {}
    for result in results:
        match = result.played.match
        rows.setdefault(f"{match.edition} {match.deck}", []).append(result)
    lines = ["", "## Presets", "", f"Four players. {_at_least(results)}"]
    return lines + _grid(results, rows, "Preset")


def _at_least(results: list[Result]) -> str:
    fewest = min(result.games for result in results)
    return f"At least {fewest} games a cell; the upper bound must not be below chance."


def _pools(results: list[Result]) -> list[str]:
    lines = []
    for result in results:
        match, deals = result.played.match, result.played.in_order()
        lines += [
            "",
            f"## Six players, mixed: {', '.join(match.pool)}",
            "",
            f"{result.games:,} games, {result.failures} failures. Chance is 16.7, and the lower",
            f"bound of {match.pool[0]} must be above it. The points are those of Plackett and Luce",
            "over whole rankings: 400 for ten times the worth, 0 for the mean of the pool.",
            "",
            "| Bot | win share | points |",
            "|---|--:|--:|",
        ]
        for rung in ladder(match, deals):
            share = bot_share(deals, rung.bot)
            mark = _mark(result) if rung.bot == match.pool[0] else ""
            points = f"{rung.points:+.0f} ({rung.low:+.0f} to {rung.high:+.0f})"
            lines.append(f"| {rung.bot} | {_interval(share)}{mark} | {points} |")
    return lines


def _times(results: list[Result]) -> list[str]:
    if not results:
        return []
    deals: list[Deal] = [deal for result in results for deal in result.played.in_order()]
    lines = [
        "",
        "## Time per decision",
        "",
        "CPU milliseconds of decisions with a choice, four players, random decks.",
        "",
        "| Bot | decisions | median | 99 % within | budget |",
        "|---|--:|--:|--:|--:|",
    ]
    for bot, times in plain_times(deals).items():
        budget = BUDGETS.get(bot)
        mark = f" {FAILED}" if budget is not None and times["median_ms"] > budget else ""
        numbers = f"{times['decisions']:,} | {times['median_ms']:g}{mark} | {times['p99_ms']:g}"
        lines.append(f"| {bot} | {numbers} | {budget or ''} |")
    return lines
