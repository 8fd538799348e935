"""Tells: secrets that a pause might betray, and the test whether it does."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from citadels import Game
from citadels.core import rules
from citadels.core.basics import NOBODY

Secret = Callable[[Game], bool | None]


def is_fate(game: Game) -> bool | None:
    """Whether a marker strikes somebody, while those who watch cannot know it.

    A warrant or threat on whoever acts may be the signed one or not; the murdered character may be
    held by somebody or not, and so, until they are called, the bewitched and the robbed one.
    """
    called = game.state.round.calling
    for token in game.state.round.tokens:
        if token.rank == called and not token.seen and not token.gone:
            return token.face
    for token in game.state.round.tokens:
        if token.kind == "killed" or (
            token.kind in ("bewitched", "robbed") and token.rank > called
        ):
            return game.state.round.holder[token.rank] != NOBODY
    return None


def can_build(game: Game) -> bool | None:
    """Whether who acts, and is asked, has a card in hand that their gold pays for."""
    if game.question is None or game.question.seat != game.state.turn.seat:
        return None
    player = game.state.players[game.state.turn.seat]
    return any(rules.price(game.state, player.seat, card) <= player.gold for card in player.hand)


SECRETS: Final[dict[str, Secret]] = {
    "the murdered, bewitched or robbed is at the table, or the warrant signed": is_fate,
    "the hand holds something to build": can_build,
}


def secret_of(game: Game) -> tuple[str, bool] | None:
    """The first secret that there is about a question, and whether it is true."""
    for name, secret in SECRETS.items():
        truth = secret(game)
        if truth is not None:
            return name, truth
    return None


@dataclass
class Gap:
    """How much longer than its public pause a bot took, and what else is known of that."""

    look: object  # what everybody sees: only gaps that look alike are compared
    turn: object  # whose gaps count as one: they share their secret and the mood of the machine
    extra: float
    secret: bool


@dataclass
class Verdict:
    """Whether gaps are longer where a secret is true."""

    true: int  # gaps that were compared with at least one of the other kind
    false: int
    longer: float  # seconds, by the median
    p: float  # two-sided

    def __str__(self) -> str:
        return f"p = {self.p:.2g}, {self.true} and {self.false} gaps, {self.longer * 1000:+.2f} ms"


def judge(gaps: Iterable[Gap]) -> Verdict:
    """Test by ranks among gaps that look alike; the sums of turns give the variance."""
    alike: dict[object, list[Gap]] = defaultdict(list)
    for gap in gaps:
        alike[gap.look].append(gap)
    sums: dict[object, float] = defaultdict(float)
    extras: dict[bool, list[float]] = {True: [], False: []}
    for group in alike.values():
        share = sum(gap.secret for gap in group) / len(group)
        if share in (0, 1):
            continue
        group.sort(key=lambda gap: gap.extra)
        middle = statistics.median(gap.extra for gap in group)
        for rank, gap in enumerate(group, 1):
            sums[gap.turn] += (gap.secret - share) * (rank / (len(group) + 1) - 0.5)
            extras[gap.secret].append(gap.extra - middle)
    spread = math.sqrt(sum(one * one for one in sums.values()))
    p = math.erfc(abs(sum(sums.values())) / spread / math.sqrt(2)) if spread else math.nan
    yes, no = extras[True], extras[False]
    longer = statistics.median(yes) - statistics.median(no) if yes and no else math.nan
    return Verdict(len(yes), len(no), longer, p)
