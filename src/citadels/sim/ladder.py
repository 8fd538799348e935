"""The ladder: how much each bot is worth, by Plackett and Luce's model of whole rankings.

At each place of a ranking, every seat not yet placed takes it with a chance in proportion to the
worth of its bot. The worths are those that make the rankings seen most likely; their logarithms,
the strengths, are found by Newton's method, for the likelihood has one summit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

from ..core.rng import Rng
from .journal import Deal

PRIOR: Final = 0.5  # won and lost against a bot of worth 1: nobody is worth all or nothing
STEPS: Final = 100
STRIDE: Final = 2.0  # at most, in one step
CLOSE: Final = 1e-9  # a step that ends the search
POINTS: Final = 400 / log(10)  # 400 points are ten times the worth, as in chess
RESAMPLES: Final = 400

Left = tuple[int, ...]  # how many seats of each bot are not placed yet


class Rung(NamedTuple):
    """A bot on the ladder: points above the mean of the pool, with their 95 % interval."""

    bot: str
    points: float
    low: float
    high: float


class Tally(NamedTuple):
    """What of some rankings matters: places taken by each bot, and from among whom."""

    taken: list[float]
    among: dict[Left, float]


def tally_of(rankings: Sequence[tuple[Sequence[int], float]], bots: int) -> Tally:
    """Count rankings with their weights; a ranking is the bots by number, the best first."""
    taken = [0.0] * bots
    among: dict[Left, float] = {}
    for ranking, weight in rankings:
        left = [0] * bots
        for bot in ranking:
            left[bot] += 1
        for bot in ranking:
            if left[bot] == sum(left):
                break  # whoever is left, it is the same bot
            taken[bot] += weight
            key = tuple(left)
            among[key] = among.get(key, 0.0) + weight
            left[bot] -= 1
    return Tally(taken, among)


def tally_deal(deal: Deal, bots: Sequence[str]) -> Tally:
    """Count the games of a deal; seats that tie are ranked both ways, half each."""
    numbers = [bots.index(name) for name in deal.bots]
    rankings = []
    for places in deal.places:
        seats = range(len(places))
        there = sorted(seats, key=lambda seat: (places[seat], seat))
        back = sorted(seats, key=lambda seat: (places[seat], -seat))
        rankings += [([numbers[seat] for seat in order], 0.5) for order in (there, back)]
    return tally_of(rankings, len(bots))


def add_up(tallies: Sequence[Tally]) -> Tally:
    """Add tallies."""
    among: dict[Left, float] = {}
    for tally in tallies:
        for left, weight in tally.among.items():
            among[left] = among.get(left, 0.0) + weight
    taken = [sum(counts) for counts in zip(*[tally.taken for tally in tallies], strict=True)]
    return Tally(taken, among)


def strengths_of(tally: Tally, prior: float = PRIOR, start: Sequence[float] = ()) -> list[float]:
    """The most likely strengths, those of a pool about 0."""
    strengths = list(start) or [0.0] * len(tally.taken)
    stages = [
        (weight, [(bot, count) for bot, count in enumerate(left) if count])
        for left, weight in tally.among.items()
    ]
    for _ in range(STEPS):
        step = _step(tally.taken, stages, prior, strengths)
        longest = max([abs(part) for part in step])
        scale = min(1.0, STRIDE / longest) if longest else 1.0
        strengths = [one + scale * part for one, part in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    return strengths


def _step(
    taken: Sequence[float],
    stages: Sequence[tuple[float, list[tuple[int, int]]]],
    prior: float,
    strengths: Sequence[float],
) -> list[float]:
    """One step of Newton's method: the slope of the likelihood, by its curvature."""
    bots = range(len(strengths))
    worths = [exp(strength) for strength in strengths]
    slope = [count + prior for count in taken]
    curve = [[0.0] * len(strengths) for _ in bots]
    for bot in bots:
        chance = worths[bot] / (worths[bot] + 1)
        slope[bot] -= 2 * prior * chance
        curve[bot][bot] += 2 * prior * chance * (1 - chance)
    for weight, left in stages:
        whole = sum([worths[bot] * count for bot, count in left])
        chances = [(bot, worths[bot] * count / whole) for bot, count in left]
        for bot, chance in chances:
            slope[bot] -= weight * chance
            curve[bot][bot] += weight * chance
            row = curve[bot]
            for other, its_chance in chances:
                row[other] -= weight * chance * its_chance
    return _solved(curve, slope)


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a positive definite matrix, by elimination."""
    size = len(right)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            part = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, size):
                rows[row][column] -= part * rows[pivot][column]
            right[row] -= part * right[pivot]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum([rows[row][column] * found[column] for column in range(row + 1, size)])
        found[row] = (right[row] - rest) / rows[row][row]
    return found


def points_of(strengths: Sequence[float]) -> list[float]:
    """The strengths as points, the mean of all 0."""
    mean = sum(strengths) / len(strengths)
    return [POINTS * (strength - mean) for strength in strengths]


def ladder_of(
    deals: Sequence[Deal], bots: Sequence[str], rng: Rng, resamples: int = RESAMPLES
) -> list[Rung]:
    """The ladder of a pool, best first; the intervals come from drawing whole deals anew."""
    tallies = [tally_deal(deal, bots) for deal in deals]
    strengths = strengths_of(add_up(tallies))
    drawn: list[list[float]] = []
    for _ in range(resamples):
        again = [tallies[rng.below(len(tallies))] for _ in tallies]
        drawn.append(points_of(strengths_of(add_up(again), start=strengths)))
    rungs = []
    for bot, points in enumerate(points_of(strengths)):
        found = sorted(row[bot] for row in drawn)
        cut = round(0.025 * (len(found) - 1))
        rungs.append(Rung(bots[bot], points, found[cut], found[-1 - cut]))
    return sorted(rungs, key=lambda rung: -rung.points)
