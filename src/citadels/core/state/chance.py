"""Chance: every random event of a game, explicit, with its outcomes and odds."""

from __future__ import annotations

from typing import final

from ..basics import Bits, IllegalChoice
from ..card import District
from ..option import SEATS, Option
from .fields import Fields


@final
class Odds:
    r"""A chance event to be decided: its possible outcomes and their weights.

    Either the seed decides, or the caller does. With `outcomes`, `play` uses the given outcomes one
    after the other; if they run out, the game stays as it was, and `play` returns the odds of the
    next event.

    >>> from citadels import read_position
    >>> game = read_position("@0 emperor: crown\n@1 bishop: hand temple tavern tavern")
    >>> game.play("use emperor"), game.play("@1")
    (None, None)
    >>> odds = game.play("card", outcomes=[])
    >>> odds, odds.kind, odds.weights
    (<take: temple 1, tavern 2>, 'take', (1, 2))
    >>> game.play("card", outcomes=["tavern"])
    >>> game.state.players[0].hand
    [<tavern>]
    """

    def __init__(self, kind: str, outcomes: tuple[Option, ...], weights: tuple[int, ...]) -> None:
        self.kind = kind
        self.outcomes = outcomes
        self.weights = weights

    def _facts(self) -> tuple[object, ...]:
        return (self.kind, self.outcomes, self.weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __reduce__(self) -> tuple[object, ...]:
        return Odds, self._facts()

    def __repr__(self) -> str:
        rows = zip(self.outcomes, self.weights, strict=True)
        return f"<{self.kind}: {', '.join(f'{o.text} {w}' for o, w in rows)}>"


class OutcomeNeeded(Exception):
    """The outcomes given for a deal have run out; `odds` are those of the next event.

    The deal has chance events too: the crown, if it is not given, and every card. There is no game
    yet that could stay as it was, so this is an error.

    >>> from citadels import Config, Game, OutcomeNeeded
    >>> try:
    ...     Game(Config(players=4), outcomes=[])
    ... except OutcomeNeeded as needed:
    ...     print(needed.odds)
    <crown: @0 1, @1 1, @2 1, @3 1>
    """

    def __init__(self, odds: Odds) -> None:
        super().__init__(str(odds))
        self.odds = odds

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the odds on the way to another process."""
        return OutcomeNeeded, (self.odds,)


class Chance(Fields):
    """A state in which the seed, or the caller, decides chance events."""

    def chance_card(self, kind: str, cards: list[District]) -> int:
        """Choose one of some cards by chance; give its place."""
        self.barrier = True
        if self.script is None:
            return self.rng.below(len(cards))
        options: list[Option] = []
        weights: list[int] = []
        for card in cards:
            if card.option in options:
                weights[options.index(card.option)] += 1
            else:
                options.append(card.option)
                weights.append(1)
        chosen = self._decide(Odds(kind, tuple(options), tuple(weights)))
        for place, card in enumerate(cards):
            if card.option is chosen:
                return place
        raise AssertionError("an outcome is one of the cards")

    def chance_rank(self, kind: str, ranks: Bits) -> int:
        """Choose one of some characters by chance; give its rank."""
        self.barrier = True
        options = self.config.characters_of(ranks)
        if self.script is None:
            return options[self.rng.below(len(options))].value
        return self._decide(Odds(kind, options, (1,) * len(options))).value

    def chance_seat(self, kind: str) -> int:
        """Choose one of all seats by chance."""
        self.barrier = True
        if self.script is None:
            return self.rng.below(self.config.players)
        options = tuple(SEATS[: self.config.players])
        return self._decide(Odds(kind, options, (1,) * len(options))).seat

    def _decide(self, odds: Odds) -> Option:
        assert self.script is not None
        if self.scripted == len(self.script):
            raise OutcomeNeeded(odds)
        chosen = self.script[self.scripted]
        self.scripted += 1
        if chosen not in odds.outcomes:
            names = ", ".join(option.text for option in odds.outcomes)
            raise IllegalChoice(f"{chosen.text} is not an outcome of {odds.kind}: {names}")
        return chosen
