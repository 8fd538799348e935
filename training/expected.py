"""Compare what a search expects with what became of it, over the games of the league.

    python -m training.expected --pool master_builder:540 --worlds 8

At each choice that was made, the chosen option is played out as in the search; the value at the
end of that round in the true game stands beside it. No game needs to be played: an idea that
foretells no better than the present search will hardly win more often.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from citadels import FastRng, redeal
from citadels.bots.master import IN_SEARCH, SPARE
from citadels.bots.search import Search
from citadels.bots.style import Style
from citadels.bots.weights import shipped_value
from training import league
from training.variants import learned_style

OTHERS = 6  # one in so many choices outside the draft


class Expected(NamedTuple):
    """One choice of a seat: its share before, as expected, at the end of the round, and won."""

    what: str  # the character kept, or nothing outside the draft
    before: float
    expected: float
    found: float
    won: float


def expectations(kept: league.Kept, style: Style, worlds: int, spare: int) -> Iterator[Expected]:
    """The choices of one game, each with what the search would have expected of it."""
    value, rng = shipped_value(), FastRng(kept.number + 1)
    game = kept.record.replay(0, events=False)
    winner = kept.record.replay(events=False).ranking()[0]
    waiting: list[tuple[int, str, float, float]] = []
    last = game.state.round.number
    for choice in kept.record.choices:
        question = game.question
        assert question is not None
        seat = question.seat
        keeps = question.asker.id == "draft" and question.name == "keep"
        if len(question.options) > 1 and (keeps or rng.below(OTHERS) == 0):
            search = Search(value, style, worlds, spare)
            found = search.weigh(partial(redeal, game, seat, rng), seat, [choice], rng)
            before = value.shares(game.state)[seat]
            waiting.append((seat, choice.text if keeps else "", before, found[0].mean()))
        game.play(choice)
        if game.question is None or game.state.round.number != last:
            last = game.state.round.number
            shares = value.shares(game.state)
            for place, what, before, mean in waiting:
                yield Expected(what, before, mean, shares[place], float(winner == place))
            waiting = []


def tell(name: str, rows: Sequence[Expected]) -> str:
    """How far the expectation was from the truth, and how well it follows it."""
    before, expected, found, won = (
        np.array([row[place] for row in rows]) for place in range(1, len(Expected._fields))
    )
    gain, truth = expected - before, found - before
    slope, _ = np.polyfit(gain, truth, 1)
    error = float((found - expected).std() / np.sqrt(len(rows)))
    return (
        f"{name:14} {len(rows):6}  expected {100 * gain.mean():6.2f}  "
        f"found {100 * truth.mean():6.2f} ± {196 * error:4.2f}  "
        f"won {100 * (won - before).mean():6.2f}  "
        f"slope {slope:5.2f}  correlation {np.corrcoef(gain, truth)[0, 1]:5.2f}"
    )


def main(arguments: Sequence[str]) -> int:
    """Compare, as the command line says; gains are in points of the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    league.add_options(parser)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--spare", type=int, default=SPARE)
    parser.add_argument("--policy", type=Path, help="a file of training.policy")
    options = parser.parse_args(arguments)
    style = learned_style(options.policy) if options.policy else IN_SEARCH
    pools = options.pool or ["master_builder:400"]
    plans = league.plans_of(pools, options.players, options.seed, options.folder)
    rows = [
        row
        for plan in plans
        for kept in league.read_all(plan)
        for row in expectations(kept, style, options.worlds, options.spare)
    ]
    print(tell("in the draft", [row for row in rows if row.what]))
    print(tell("elsewhere", [row for row in rows if not row.what]))
    by_character: dict[str, list[Expected]] = defaultdict(list)
    for row in rows:
        if row.what:
            by_character[row.what].append(row)
    for what, some in sorted(by_character.items()):
        print(tell(what, some))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
