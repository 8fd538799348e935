"""Write the rows of bench/strength.jsonl as the table that is committed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from citadels.sim.shares import share_of
from tools.machine import machine

from .measuring import ASKED, RUNS, SEARCHED
from .strength_cells import GRAND, GRAND_PRESET, Cell
from .strength_rows import Row, gained, told

# CPU milliseconds of the median decision, from the ladder of levels.
BUDGETS: Final = {
    "novice": 1,
    "apprentice": 1,
    "citizen": 2,
    "master_builder": 60,
    "regent": 300,
    GRAND: 2000,
}
FAILED: Final = "\N{BALLOT X}"
FREE: Final = ("responses", "cheats")  # which are told, whatever they show
Found = list[tuple[Cell, Row]]


def reached(cell: Cell, row: Row) -> bool:
    """Whether a cell shows what it must."""
    chance = 1 / cell.match.players
    if cell.looks and row.decision in ("open", "below"):
        return False
    return row.high >= chance if cell.goal is None else row.low > cell.goal


def write_table(cells: Sequence[Cell], rows: dict[str, Row]) -> str:
    """Write all sections that were measured, and which of the wanted cells are missing."""
    found: Found = [(cell, rows[cell.name]) for cell in cells if cell.name in rows]
    by_section: dict[str, Found] = defaultdict(list)
    for cell, row in found:
        by_section[cell.section].append((cell, row))
    bound = [pair for pair in found if pair[0].section not in FREE]
    good = sum(reached(*pair) for pair in bound)
    games = sum(row.games for _, row in found)
    lines = [
        "# Strength",
        "",
        f"{machine()}. Written by `python -m bench.strength --table` from `bench/strength.jsonl`;",
        "`--only` measures a part anew, and every cell keeps the day on which it was measured.",
        "",
        "Every deal is played by the challenger from every seat; all others are the other bot's.",
        "Win shares are per cent with 95 % intervals clustered by deal; failures count as losses.",
        "",
        f"**{good} of {len(bound)} cells show what they must**, the others have a {FAILED}.",
        f"{games:,} games, {sum(row.failures for _, row in found)} failures.",
    ]
    lines += _levels(by_section["levels"])
    lines += _players(by_section["players"])
    lines += _presets(by_section["presets"])
    lines += _responses(by_section["responses"])
    lines += _cheats(by_section["cheats"])
    lines += _pools(by_section["pools"])
    lines += _times(by_section["levels"])
    lines += _states(found) + _missing(cells, rows)
    return "\n".join(lines) + "\n"


def _mark(cell: Cell, row: Row) -> str:
    return "" if reached(cell, row) else f" {FAILED}"


def _levels(found: Found) -> list[str]:
    if not found:
        return []
    lines = [
        "",
        "## Each level against three of the one below",
        "",
        "Four players, random decks; the lower bound must be above the goal. Where a test is",
        "sequential, the match ended at the first of five looks that decided, and its interval",
        "holds at every look.",
        "",
        "| Challenger | three of | games | win share | goal | sequential | day |",
        "|---|---|--:|--:|--:|---|---|",
    ]
    for cell, row in found:
        match = cell.match
        lines.append(
            f"| {match.challenger} | {match.against} | {row.games} | "
            f"{row.interval}{_mark(cell, row)} | {100 * (cell.goal or 0):.0f} | "
            f"{row.decision} | {row.day} |"
        )
    return lines


def _grid(found: Found, head: str, names: dict[str, Found]) -> list[str]:
    """Write cells side by side, one column for each pair of bots."""
    pairs = list(dict.fromkeys(_pair(cell) for cell, _ in found))
    lines = ["", f"| {head} | {' | '.join(pairs)} |"]
    lines.append(f"|{'---|' * (head.count('|') + 1)}{'--:|' * len(pairs)}")
    for name, cells in names.items():
        texts = {_pair(c): f"{row.interval}{_mark(c, row)} _{row.games}_" for c, row in cells}
        lines.append(f"| {name} | {' | '.join(texts.get(pair, '') for pair in pairs)} |")
    return lines


def _pair(cell: Cell) -> str:
    return f"{cell.match.challenger} / {cell.match.against}"


def _players(found: Found) -> list[str]:
    if not found:
        return []
    rows: dict[str, Found] = defaultdict(list)
    for cell, row in sorted(found, key=lambda pair: pair[0].match.players):
        players = cell.match.players
        rows[f"{players} | {100 / players:.1f}"].append((cell, row))
    text = "The games of each cell are in italics; the upper bound must not be below chance."
    return ["", "## Other numbers of players", "", text, *_grid(found, "Players | chance", rows)]


def _presets(found: Found) -> list[str]:
    if not found:
        return []
    rows: dict[str, Found] = defaultdict(list)
    pooled: dict[str, Found] = defaultdict(list)
    for cell, row in found:
        rows[f"{cell.match.edition} {cell.match.deck}"].append((cell, row))
        pooled[_pair(cell)].append((cell, row))
    lines = ["", "## Presets", ""]
    lines.append("Four players; as above. All presets together, each as often as it was played:")
    lines += ["", "| Pair | presets | games | win share |", "|---|--:|--:|--:|"]
    for pair, cells in pooled.items():
        wins = [row.share * row.games for _, row in cells]
        games = [row.games for _, row in cells]
        share = told(*share_of(wins, games))
        lines.append(f"| {pair} | {len(cells)} | {sum(games)} | {share} |")
    lines += ["", f"Of a {GRAND} {GRAND_PRESET} games of each are wanted, to be read together."]
    return lines + _grid(found, "Preset", rows)


def _responses(found: Found) -> list[str]:
    """What a search gains that is told how the others decide, deal by deal."""
    if not found:
        return []
    lines = [
        "",
        "## Best responses",
        "",
        f"A master builder with {SEARCHED} worlds and the linear value (plain), and the same",
        "search, told how the three others draft and whom they name; it knows no hands. Of a",
        "citizen it knows all rules. Bots that search play at their floor of 8 worlds; what they",
        f"keep and name is what such a bot answers with {ASKED} worlds, asked from its own seat in",
        f"redealt worlds, {RUNS} times for each offer or question of a round, and drawn from these",
        "answers later; in turns it thinks that they go by rules, as plain does. The gain is that",
        "of the response over plain on the same deals: how much knowing somebody is worth.",
        "A grand architect at its floor, on a busy server, is a regent at its floor.",
        "",
        "| Against three of | games | response | plain | gain | day |",
        "|---|--:|--:|--:|--:|---|",
    ]
    by_name = {cell.name: row for cell, row in found}
    for cell, row in found:
        against = cell.match.against
        if cell.match.challenger == "plain":
            continue
        plain = by_name.get(f"responses-plain-{against}")
        gain = gained(row.cases, plain.cases) if plain else ""
        told_plain = plain.interval if plain else ""
        lines.append(
            f"| {against} | {row.games} | {row.interval} | {told_plain} | {gain} | {row.day} |"
        )
    return lines


def _cheats(found: Found) -> list[str]:
    if not found:
        return []
    lines = [
        "",
        "## Cheats",
        "",
        f"The level with the true game before it, against three honest ones, all with {SEARCHED}",
        "worlds. Below 45 is the goal: else better guessing would be worth too much.",
    ]
    lines += ["", "| Cheat | three of | games | win share | day |", "|---|---|--:|--:|---|"]
    for cell, row in found:
        match = cell.match
        lines.append(
            f"| {match.challenger} | {match.against} | {row.games} | {row.interval} | {row.day} |"
        )
    return lines


def _pools(found: Found) -> list[str]:
    lines = []
    for cell, row in found:
        first = cell.match.pool[0]
        lines += [
            "",
            f"## Six players, mixed: {', '.join(cell.match.pool)}",
            "",
            f"{row.games:,} games, {row.failures} failures, {row.day}. Chance is 16.7, and the",
            f"lower bound of {first} must be above it. The points are those of Plackett and",
            "Luce over whole rankings: 400 for ten times the worth, 0 for the mean of the pool.",
            "",
            "| Bot | win share | points |",
            "|---|--:|--:|",
        ]
        for bot, (share, low, high), (points, least, most) in row.rungs:
            mark = _mark(cell, row) if bot == first else ""
            text = f"{points:+.0f} ({least:+.0f} to {most:+.0f})"
            lines.append(f"| {bot} | {told(share, low, high)}{mark} | {text} |")
    return lines


def _times(found: Found) -> list[str]:
    """The times of each bot, from the row that has most of its decisions."""
    best: dict[str, tuple[dict[str, float], str]] = {}
    for _, row in found:
        for bot, times in row.times.items():
            if bot not in best or times["decisions"] > best[bot][0]["decisions"]:
                best[bot] = (times, row.day)
    if not best:
        return []
    lines = [
        "",
        "## Time per decision",
        "",
        "CPU milliseconds of decisions with a choice, four players, random decks.",
        "",
        "| Bot | decisions | median | 99 % within | budget | day |",
        "|---|--:|--:|--:|--:|---|",
    ]
    for bot, (times, day) in best.items():
        budget = BUDGETS.get(bot)
        mark = f" {FAILED}" if budget is not None and times["median_ms"] > budget else ""
        numbers = f"{times['decisions']:,} | {times['median_ms']:g}{mark} | {times['p99_ms']:g}"
        lines.append(f"| {bot} | {numbers} | {budget or ''} | {day} |")
    return lines


def _states(found: Found) -> list[str]:
    """Which state of the bots was measured when, in how many cells."""
    states: dict[tuple[str, str, str], Found] = defaultdict(list)
    for cell, row in found:
        states[row.day, row.bots, row.build].append((cell, row))
    lines = ["", "## When it was measured", ""]
    lines.append(
        "The state is a digest of all files of `citadels.bots`: it changes with any of them."
    )
    lines += ["", "| Day | state of the bots | engine | cells | games |", "|---|---|---|--:|--:|"]
    for (day, bots, build), pairs in sorted(states.items()):
        games = sum(row.games for _, row in pairs)
        lines.append(f"| {day} | `{bots}` | {build} | {len(pairs)} | {games:,} |")
    return lines


def _missing(cells: Sequence[Cell], rows: dict[str, Row]) -> list[str]:
    """What is wanted and not measured, or not in full."""
    wanted: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for cell in cells:
        row = rows.get(cell.name)
        done = row.games if row else 0
        ended = row is not None and row.decision in ("above", "below", "open")
        if done < cell.match.games and not ended:
            who = ", ".join(cell.match.pool) or _pair(cell)
            wanted[f"{cell.section}: {who}"].append((done, cell.match.games))
    if not wanted:
        return []
    lines = ["", "## What is not measured yet, or not in full", ""]
    for who, cells_left in wanted.items():
        done, games = (sum(numbers) for numbers in zip(*cells_left, strict=True))
        count = f", in {len(cells_left)} cells" if len(cells_left) > 1 else ""
        lines.append(f"- {who}: {done} of {games} games{count}")
    return lines
