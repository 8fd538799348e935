"""Advice: what the judge of reviews would choose, from nothing but what the asked seat knows.

As an error is found: the best options are looked for in some worlds and measured in others, in
which the round is played to its end. All chance comes from the view of the seat.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from ..bots.master import IN_SEARCH
from ..bots.search import Found
from ..core.game import Game
from ..core.hidden.redeal import redeal
from .chance import stream_of
from .effort import Effort
from .errors import weighed
from .parts import Reason, Weighed
from .reasons import reason_of
from .weigh import Weigher, doubt_of, gaps_of, is_ahead, mean
from .weights import shipped_judge

EFFORT: Final = Effort(worlds=48, spare=2, exact=0, draws=0, setups=0, ahead=True)
SHOWN: Final = 4  # options
PLAYED: Final = 300  # options played out in search of the best: with many options, fewer worlds
FEWEST: Final = 2  # worlds
NEAR: Final = 0.02  # of the win: nobody need care about less


class Advice(NamedTuple):
    """What seems best, how good that is, and why."""

    choice: str
    options: tuple[Weighed, ...]  # the best first; none where there was no choice
    sure: bool  # whether the best one is better than all others beyond doubt
    close: bool  # whether another one is nearly as good beyond doubt
    why: Reason


def advise(game: Game, limit_ms: float | None = None, effort: Effort = EFFORT) -> Advice:
    """Say what to answer to the open question, within about so many milliseconds.

    Unless the limit is met, games that the asked seat cannot tell apart have the same advice.
    """
    question = game.question
    assert question is not None
    options = list(question.options)
    if len(options) == 1:
        return Advice(options[0].text, (), True, False, Reason("only-choice"))
    half = 0.0 if limit_ms is None else limit_ms / 2000
    begun = time.perf_counter()
    weigher = Weigher(shipped_judge(), effort, IN_SEARCH)
    rng = stream_of(game.view(question.seat).text(), "advice")
    worlds = max(FEWEST, min(effort.worlds, PLAYED // len(options)))
    looked = weigher.compare_all(game, options, worlds, rng, half and begun + half)
    looked.sort(key=lambda found: -found.mean())
    few = [found.option for found in looked[:SHOWN]]
    found = weigher.compare_all(game, few, effort.worlds, rng, half and begun + 2 * half)
    found.sort(key=lambda found: -found.mean())
    best = found[0].option
    world = redeal(game, question.seat, rng).state
    return Advice(
        choice=best.text,
        options=tuple([weighed(each) for each in found]),
        sure=best is few[0] and all(is_ahead([found[0], other]) for other in found[1:]),
        close=any(is_close([found[0], other]) for other in found[1:]),
        why=reason_of(question, world, *found[:2]),
    )


def is_close(pair: list[Found]) -> bool:
    """Whether the second of two options is worse by little at most; few worlds do not tell."""
    gaps = gaps_of(pair)
    return mean(gaps) + doubt_of(gaps) <= NEAR
