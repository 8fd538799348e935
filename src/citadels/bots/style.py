"""Styles: what a player by rules likes, in numbers; a personality is a style."""

from __future__ import annotations

from typing import Final

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import CARD_NUMBERS
from ..core.registry import CHARACTERS
from ..core.state.parts import Question
from ..core.state.state import State

# How much each character is liked, for its power alone: at once, per gold, per hand card.
TASTES: Final = {
    "assassin": (1.6, 0.0, 0.0),
    "witch": (1.0, 0.1, 0.0),
    "magistrate": (1.5, 0.0, 0.0),
    "thief": (1.8, -0.1, 0.0),
    "spy": (1.5, 0.0, 0.0),
    "blackmailer": (1.6, 0.0, 0.0),
    "magician": (2.6, 0.0, -0.5),
    "wizard": (1.8, 0.1, 0.0),
    "seer": (1.2, 0.1, 0.0),
    "king": (1.2, 0.0, 0.0),
    "emperor": (1.2, 0.0, 0.0),
    "patrician": (1.0, 0.0, 0.0),
    "bishop": (0.6, 0.0, 0.0),
    "abbot": (0.8, 0.0, 0.0),
    "cardinal": (0.6, 0.0, 0.1),
    "merchant": (1.6, 0.0, 0.0),
    "alchemist": (1.0, 0.3, 0.0),
    "trader": (0.8, 0.0, 0.0),
    "architect": (1.6, 0.2, -0.1),
    "navigator": (2.0, -0.2, -0.1),
    "scholar": (1.4, 0.1, -0.2),
    "warlord": (0.6, 0.0, 0.0),
    "diplomat": (0.6, 0.1, 0.0),
    "marshal": (0.8, 0.2, 0.0),
    "queen": (1.0, 0.0, 0.0),
    "artist": (0.8, 0.1, 0.0),
    "tax_collector": (1.0, 0.0, 0.0),
}
# The same as searching bots showed it: fitted by training/tastes.py to 12,810 of their choices.
FITTED: Final = {
    "assassin": (0.57, 0.10, 0.21),
    "witch": (2.57, 0.08, -0.03),
    "magistrate": (3.40, -0.06, 0.27),
    "thief": (1.90, -0.04, -0.02),
    "spy": (1.93, -0.12, -0.07),
    "blackmailer": (1.70, 0.03, 0.02),
    "magician": (2.78, -0.18, -0.30),
    "wizard": (1.22, 0.27, 0.12),
    "seer": (-0.14, 0.31, -0.05),
    "king": (0.43, 0.00, 0.13),
    "emperor": (1.60, -0.01, 0.15),
    "patrician": (0.74, 0.08, -0.02),
    "bishop": (1.29, -0.04, -0.09),
    "abbot": (1.26, -0.07, 0.02),
    "cardinal": (1.17, -0.15, 0.04),
    "merchant": (2.06, -0.08, 0.05),
    "alchemist": (1.29, 0.15, 0.15),
    "trader": (0.87, -0.02, 0.14),
    "architect": (1.56, 0.01, -0.01),
    "navigator": (2.58, -0.19, -0.20),
    "scholar": (1.64, 0.05, -0.18),
    "warlord": (1.15, 0.02, -0.07),
    "diplomat": (0.71, 0.04, 0.02),
    "marshal": (1.93, -0.07, -0.03),
    "queen": (1.55, -0.00, -0.14),
    "artist": (0.46, 0.08, -0.01),
    "tax_collector": (2.28, -0.19, -0.11),
}


class Taste:
    """What a character is worth beyond its income and its builds."""

    __slots__ = ("base", "card", "gold")

    def __init__(self, base: float, gold: float, card: float) -> None:
        self.base = base
        self.gold = gold
        self.card = card


NEUTRAL: Final = Taste(1.0, 0.0, 0.0)  # of a character nobody tasted yet


def make_tastes(table: dict[str, tuple[float, float, float]]) -> list[Taste]:
    """The tastes by the number of the character."""
    tastes = [NEUTRAL] * CARD_NUMBERS
    for id, (base, gold, card) in table.items():
        tastes[CHARACTERS[id].number] = Taste(base, gold, card)
    return tastes


class Drafter:
    """Says how a seat drafts, where it is not by taste."""

    def attractions(self, state: State, seat: Seat, ranks: int, sees: bool) -> list[float]:
        """How likely, up to a factor, a seat is to keep each character, by rank."""
        raise NotImplementedError


class Learned:
    """Says what strong players answer, where it is not by rule."""

    def aims(self, state: State, question: Question, chances: list[list[float]]) -> list[float]:
        """How likely, up to a factor, each character is named; nothing where that is not known."""
        raise NotImplementedError

    def picks(self, state: State, question: Question, giving: bool) -> list[float]:
        """How likely, up to a factor, each card is picked."""
        raise NotImplementedError


class Style:
    """The weights of a player by rules, in gold; the switches are what the player minds."""

    def __init__(
        self,
        income: float = 1.0,
        cards: float = 0.7,
        builds: float = 1.2,
        attacks: float = 0.0,
        dear: float = 1.0,
        patience: float = 0.0,
        whim: float = 1.0,
        slip: float = 0.0,
        forgets: bool = False,
        roles: bool = False,
        quick: bool = False,
        alarms: bool = False,
        tastes: dict[str, tuple[float, float, float]] = TASTES,
        drafter: Drafter | None = None,
        learned: Learned | None = None,
    ) -> None:
        self.income = income  # what a gold of income is worth
        self.cards = cards  # and a card
        self.builds = builds  # what another build in the turn is worth
        self.attacks = attacks  # a liking for those who harm others
        self.dear = dear  # whether dear districts are better; negative: cheap ones
        self.patience = patience  # how likely to save for something dear
        self.whim = whim  # how much the choice of a character is left to chance
        self.slip = slip  # how often a choice is a mere guess
        self.forgets = forgets  # what was laid out, and who was silent
        self.roles = roles  # reasons about who may hold what
        self.quick = quick  # does so in a hurry
        self.alarms = alarms  # sees the end of the game coming
        self.tastes = make_tastes(tastes)
        self.drafter = drafter  # who knows better than the tastes what is kept in a draft
        self.learned = learned  # and than the rules who is named and what is picked

    def taste(self, character: Character) -> Taste:
        """What a character is worth beyond its income and its builds."""
        return self.tastes[character.number]

    def drafting(self, drafter: Drafter) -> Style:
        """The same style, with somebody who knows what is kept in a draft."""
        other = Style(
            income=self.income,
            cards=self.cards,
            builds=self.builds,
            attacks=self.attacks,
            dear=self.dear,
            patience=self.patience,
            whim=self.whim,
            slip=self.slip,
            forgets=self.forgets,
            roles=self.roles,
            quick=self.quick,
            alarms=self.alarms,
            drafter=drafter,
            learned=self.learned,
        )
        other.tastes = self.tastes
        return other
