"""Compare how well several searches foretell what a character brings, over games with exploring.

    python -m training.league --pool exploring_regent:110 --players 4
    python -m training.foresight inner=0 inner=4,others=1,own=1 inner=4 --pool exploring_regent:110

At half of the choices of a character every search plays all that are offered out in the same few
worlds. What it sees in the kept one, over the mean of all, stands beside the value at the end of
that round in the true game, and beside the win: the part that comes true, and the correlation,
beyond all that was true before. No game needs to be played.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from citadels import FastRng, Game, redeal
from citadels.bots.deep import DeepSearch
from citadels.bots.grand_architect import GrandArchitect
from citadels.bots.value import Leaf
from citadels.bots.weights import shipped_outlook, shipped_prospects
from citadels.core.option import Option
from training import league
from training.prospects import choice_of, slope, solve

ONE_IN: Final = 2  # choices of a character
FREE: Final = 10**9  # simulations: no limit


class Seen(NamedTuple):
    """A choice: its game, what was true before, what each search and the prospects see in it."""

    game: int
    before: list[float]
    said: list[float]
    found: float
    won: float


def search_of(text: str, worlds: int) -> DeepSearch:
    """The search that is described: `inner`, `others` and `own`, as a grand architect has them."""
    wanted = {name: int(number) for name, number in (part.split("=") for part in text.split(","))}
    bot = GrandArchitect(FastRng(0), worlds, most=FREE, **wanted)  # type: ignore[arg-type] # by name
    assert isinstance(bot.search, DeepSearch)
    return bot.search


def sights(
    game: Game, kept: Option, searches: Sequence[DeepSearch], worlds: int, rng: FastRng
) -> list[float]:
    """What each search, and then the prospects, see in a character over the mean of all."""
    question = game.question
    assert question is not None
    seat, offered = question.seat, list(question.options)
    base, root, numbers = redeal(game, seat, rng), rng.next32(), list(range(worlds))
    ranks = sum(1 << each.value for each in offered)
    points = shipped_prospects().points(game.state, seat, ranks, True)
    means = [
        np.array(each.play_worlds(base, seat, offered, root, numbers, 0.0)).mean(0)
        for each in searches
    ]
    means.append(np.array([points[each.value] for each in offered]))
    spot = offered.index(kept)
    return [float(mean[spot] - mean.mean()) for mean in means]


def choices(
    kept: league.Kept, searches: Sequence[DeepSearch], worlds: int, value: Leaf
) -> Iterator[Seen]:
    """The choices of one game, with what the searches see in each."""
    rng, waiting = FastRng(kept.number + 1), []
    game = kept.record.replay(0, events=False)
    winner = kept.record.replay(events=False).ranking()[0]
    for place, choice in enumerate(kept.record.choices):
        number = game.state.round.number
        if place in kept.expected and rng.below(ONE_IN) == 0:
            shares = value.shares(game.state)
            before = choice_of(game, choice.value, kept.expected[place], shares)
            waiting.append((before, sights(game, choice, searches, worlds, rng)))
        game.play(choice)
        if game.over or game.state.round.number != number:
            shares = value.shares(game.state)
            for row, said in waiting:
                won = float(winner == row.seat)
                yield Seen(kept.number, row.before, said, shares[row.seat], won)
            waiting = []


def tell(name: str, said: np.ndarray, rows: Sequence[Seen]) -> str:
    """How much of what was said came true, in value and in wins."""
    games, before = np.array([row.game for row in rows]), np.array([row.before for row in rows])
    words = [f"{name:24} spread {100 * said.std():5.2f}"]
    own = said - before @ solve(before, said)
    for what in ("found", "won"):
        truth = np.array([getattr(row, what) for row in rows])
        rest = truth - before @ solve(before, truth)
        part, error = slope(own, rest, games)
        follows = np.corrcoef(own, rest)[0, 1]
        words.append(f"{what} {part:5.2f} ± {error:4.2f}, correlation {follows:5.3f}")
    return "  ".join(words)


def main(arguments: Sequence[str]) -> int:
    """Compare, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("searches", nargs="+")
    league.add_options(parser)
    parser.add_argument("--worlds", type=int, default=8)
    options = parser.parse_args(arguments)
    pools = options.pool or ["exploring_regent:110"]
    plans = league.plans_of(pools, options.players, options.seed, options.folder)
    searches = [search_of(text, options.worlds) for text in options.searches]
    rows: list[Seen] = []
    for plan in plans:
        for kept in league.read_all(plan):
            rows += choices(kept, searches, options.worlds, shipped_outlook())
    print(len(rows), "choices")
    for place, name in enumerate([*options.searches, "the prospects"]):
        print(tell(name, np.array([row.said[place] for row in rows]), rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
