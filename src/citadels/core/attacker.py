"""Attacker: what the characters share that pay for doing something to a district of a city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from . import rules
from .card import Character
from .effect import Effect
from .reason import NO_TARGET, Reason, short

if TYPE_CHECKING:
    from .basics import Seat
    from .option import Option
    from .state.parts import Built, Question
    from .state.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacker(Character):
    """Points at one standing district, and pays for it what it costs or a little less."""

    def attack_price(self, state: State, owner: Seat, target: Built) -> int:
        """What the player of this character pays, with what a wall adds."""
        return target.cost + rules.wall(state, owner, target)

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        """There has to be a district that it can be used on."""
        return None if rules.offers_standing(state, me, self, self.asks) else NO_TARGET

    def use(self, state: State, me: Seat) -> None:
        """Ask which one."""
        state.ask(me, self, self.asks)

    def candidates(self, state: State, question: Question) -> list[Option]:
        """Every district that stands."""
        return state.all_standing()

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        """As `cannot_target`, which knows where the district stands."""
        return self.cannot_target(state, question, option.seat, state.find(option))

    def cannot_target(
        self, state: State, question: Question, owner: Seat, target: Built
    ) -> Reason | None:
        """Rank 8 is kept out of some cities, and has to pay."""
        reason = rules.cannot_attack(state, question.seat, owner, target)
        missing = self.attack_price(state, owner, target) - state.players[question.seat].gold
        return short(missing) if reason is None and missing > 0 else reason

    def effect(self, state: State, question: Question, option: Option) -> Effect | None:
        """What it costs."""
        return Effect(gold=-self.attack_price(state, option.seat, state.find(option)))
