"""Thoughts: a choice, the few alternatives to it, and one reason, as codes and arguments."""

from __future__ import annotations

from typing import Final

from ..core.basics import NOBODY, Seat
from ..core.option import Option

# Every code is a message `bot-<code>` in the words of each language.
CODES: Final = (
    "only-choice",
    "chance",
    "habit",
    "income",
    "gather-gold",
    "gather-cards",
    "build",
    "finishes",
    "saves",
    "denies",
    "fears",
    "likes",
    "leader-target",
    "richest-target",
    "keeps",
    "parts",
    "power",
    "ends",
)


class Why:
    """One reason: a code, and what it speaks of."""

    __slots__ = ("amount", "card", "code", "player")

    def __init__(self, code: str, card: str = "", player: Seat = NOBODY, amount: int = 0) -> None:
        self.code = code
        self.card = card  # the id of a card
        self.player = player
        self.amount = amount

    def __repr__(self) -> str:
        return f"<{self.code} {self.card} {self.player} {self.amount}>"


class Alternative:
    """An option that was weighed, with the share of wins that it promises."""

    __slots__ = ("error", "option", "share")

    def __init__(self, option: Option, share: float, error: float) -> None:
        self.option = option
        self.share = share
        self.error = error  # the standard error of the share

    def __repr__(self) -> str:
        return f"<{self.option.text} {self.share:.3f}>"


class Thought:
    """A choice with its reason; alternatives only where they were weighed, best first."""

    __slots__ = ("alternatives", "choice", "simulations", "why")

    def __init__(
        self,
        choice: Option,
        why: Why,
        alternatives: list[Alternative] | None = None,
        simulations: int = 0,
    ) -> None:
        self.choice = choice
        self.why = why
        self.alternatives = alternatives or []
        self.simulations = simulations
