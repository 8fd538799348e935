"""The table of bench.review: what the journal holds, as a page."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import NormalDist, median
from typing import Any

HEAD = """\
# Reviews, checked

Made by `{command}`; the numbers of games say how much of each part was
run. CPU times were measured beside other work. What the numbers mean: docs/review.md.
"""
SURE = 1.96
TAIL = 0.001
JUDGE = """\
The judge searches as the master builder does; in the draft, the regent trusts what it has learned
beside its search. What is called an error of the regent is also where the two of them disagree.
"""
FALSE = 0.025  # an error that was said, and is smaller than this when measured again


def interval(numbers: Sequence[float]) -> tuple[float, float]:
    """A mean and the half-width of its 95 % interval."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count < 2:
        return mean, math.inf
    spread = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, SURE * math.sqrt(spread / count)


def proportion(held: int, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    share, z = held / count, SURE
    middle = share + z * z / (2 * count)
    half = z * math.sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2)
    return (middle - half) / (1 + z * z / count), (middle + half) / (1 + z * z / count)


def z_of(numbers: Sequence[float]) -> float:
    """By how many standard errors a mean misses zero."""
    mean, half = interval(numbers)
    return SURE * mean / half if half else 0.0


def bound(freedom: int) -> float:
    """What a sum of so many squared z passes once in a thousand times (Wilson and Hilferty)."""
    z = NormalDist().inv_cdf(1 - TAIL)
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + z * math.sqrt(part)) ** 3)


def write_table(known: dict[str, Any]) -> str:
    """The page."""
    parts: dict[str, dict[str, Any]] = defaultdict(dict)
    for key, value in known.items():
        name, _, rest = key.partition(" ")
        parts[name][rest] = value
    sections = [HEAD.format(command=command_of(parts))]
    if parts["luck"]:
        sections.append(luck(parts["luck"], parts["planted"]))
    writers = {"sums": sums, "blind": blind, "levels": levels, "again": again, "times": times}
    sections += [write(parts[name]) for name, write in writers.items() if parts[name]]
    return "\n".join(sections)


def command_of(parts: dict[str, dict[str, Any]]) -> str:
    """The command that measures as much as the journal holds."""
    counts = {name: len(parts[name]) for name in ("sums", "luck", "planted", "blind")}
    for name in ("levels", "times"):  # games of each level, or effort
        kinds = Counter([key.split()[0] for key in parts[name]])
        counts[name] = max(kinds.values(), default=0)
    counts["again"] = sum(len(game["losses"]) for game in parts["again"].values())
    options = [f"--{name} {count}" for name, count in counts.items() if count]
    return " ".join(["python -m bench.review", *options])


def sums(part: dict[str, Any]) -> str:
    """How exactly the five parts sum to the result."""
    games = list(part.values())
    players = sorted({game["players"] for game in games})
    editions = sorted({game["edition"] for game in games})
    worst = max(game["gap"] for game in games)
    guesses = [sum(game["guess"]) / len(game["guess"]) for game in games]
    mean, half = interval(guesses)
    return (
        "## Five parts sum to the result\n\n"
        f"{len(games)} games at quick effort, {players[0]} to {players[-1]} players, "
        f"{', '.join(editions)}: the largest gap of any seat is {worst:.1e} (goal: below 1e-9).\n"
        f"Mean luck of the guess of a seat and game (apprentices): {mean:+.4f} ± {half:.4f}.\n"
    )


def luck(part: dict[str, Any], planted: dict[str, Any]) -> str:
    """Whether luck of the cards has mean zero, by seat and level; and with planted odds."""
    lines = ["## Luck of the cards has mean zero\n"]
    lines.append("Games of four that the value was not fitted on; cells of seat and level.\n")
    lines.append("| Odds | games | largest \\|z\\| | sum of z² | 99.9 % bound | cells |")
    lines.append("|---|---|---|---|---|---|")
    control = "control: the first seat never draws from the cheaper half"
    for name, games in (("those of the game", part), (control, planted)):
        cells: dict[tuple[int, str], list[float]] = defaultdict(list)
        for game in games.values():
            for seat, level in enumerate(game["levels"]):
                cells[seat, level].append(game["right"][seat])
        if cells:
            scores = [z_of(numbers) for numbers in cells.values()]
            total, top = sum(z * z for z in scores), max(abs(z) for z in scores)
            row = f"| {name} | {len(games)} | {top:.2f} | {total:.1f} "
            lines.append(f"{row}| {bound(len(cells)):.1f} | {len(cells)} |")
    return "\n".join(lines) + "\n"


def blind(part: dict[str, Any]) -> str:
    """Whether figures change with what nobody could know."""
    games = part.values()
    choices, differ, peeks = [
        sum(game[name] for game in games) for name in ("choices", "differ", "peeks")
    ]
    return (
        "## Figures come from what the seat knew\n\n"
        f"{choices} choices of {len(games)} games at quick effort, each weighed again after what "
        f"the seat could not know was dealt anew: {differ} differ in a bit of any figure "
        f"(goal: none).\nControl: chance that comes from the hands of the others; then {peeks} "
        f"of {choices} differ.\n"
    )


def levels(part: dict[str, Any]) -> str:
    """How much each level loses by errors."""
    lines = ["## Errors by level\n", "Tables of four of one level, normal effort."]
    lines.append(JUDGE)
    lines.append("| Level | games | loss per choice | 95 % interval | luck of the guess |")
    lines.append("|---|---|---|---|---|")
    by_level: dict[str, list[Any]] = defaultdict(list)
    for game in part.values():
        by_level[game["level"]].append(game)
    for level, games in by_level.items():
        mean, half = interval([game["lost"] / game["choices"] for game in games])
        guess, reach = interval([game["guess"] for game in games])
        lines.append(
            f"| {level} | {len(games)} | {mean:.5f} | {mean - half:.5f} .. {mean + half:.5f} "
            f"| {guess:+.3f} ± {reach:.3f} |"
        )
    return "\n".join(lines) + "\n"


def again(part: dict[str, Any]) -> str:
    """How many of the large errors hold when they are measured again."""
    losses = [loss for game in part.values() for loss in game["losses"]]
    held = sum(loss > FALSE for loss in losses)
    low, high = proportion(held, len(losses))
    played = ", ".join(dict.fromkeys(key.split()[0] for key in part))
    return (
        "## Errors measured again\n\n"
        f"{len(losses)} errors above 0.05 said by reviews at normal effort, measured in fresh "
        f"worlds with 20 times the effort: {held} ({held / len(losses):.0%}, 95 % interval "
        f"{low:.0%} to {high:.0%}) exceed {FALSE} (goal: 75 %). They come from tables of: "
        f"{played}.\n"
    )


def times(part: dict[str, Any]) -> str:
    """What a review costs."""
    lines = ["## CPU time of a review\n", "Games of four citizens.\n"]
    lines.append("| Effort | games | median | largest | goal |")
    lines.append("|---|---|---|---|---|")
    for effort, goal in (("quick", 1), ("normal", 10)):
        seconds = [game["seconds"] for game in part.values() if game["effort"] == effort]
        if seconds:
            lines.append(
                f"| {effort} | {len(seconds)} | {median(seconds):.2f} s | {max(seconds):.2f} s "
                f"| {goal} s |"
            )
    return "\n".join(lines) + "\n"
