"""The levels that play by rules: novice, apprentice with its personalities, citizen."""

from __future__ import annotations

from typing import Final

from ..core.hidden.view import View
from ..core.option import Option
from ..core.rng import Rng
from ..core.state.parts import Question
from ..core.state.state import State
from .base import Sample, Thinker
from .rules import decide
from .style import FITTED, Style
from .thought import Thought, Why
from .why import explain

NOVICE: Final = Style(income=0.6, builds=0.5, whim=3.0, slip=0.45, forgets=True)
BALANCED: Final = Style()
PERSONALITIES: Final = {
    "builder": Style(builds=2.0, income=1.2),
    "raider": Style(attacks=1.5),
    "miser": Style(income=1.6, patience=0.8, cards=0.5),
    "schemer": Style(cards=1.2, attacks=0.7, whim=1.6),
}
CITIZEN: Final = Style(
    income=0.65, cards=0.61, builds=0.31, whim=0.25, roles=True, alarms=True, tastes=FITTED
)


class RuleBot(Thinker):
    """Decides by a style, in a redealt game: so it sees nothing that its seat does not."""

    def __init__(self, rng: Rng, style: Style) -> None:
        self.rng = rng
        self.style = style

    def decide(self, state: State) -> Option:
        """Answer the open question of a redealt game."""
        return decide(state, self.style, self.rng)

    def think(
        self, view: View, question: Question, sample: Sample, limit_ms: float | None = None
    ) -> Thought:
        """Decide by rules, and say why."""
        if len(question.options) == 1:
            return Thought(question.options[0], Why("only-choice"))
        state = sample().state
        state.events = None
        choice = self.decide(state)
        return Thought(choice, explain(state, question, choice, self.style))

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        """Decide without saying why."""
        if len(question.options) == 1:
            return question.options[0]
        state = sample().state
        state.events = None
        return self.decide(state)


def novice(rng: Rng) -> RuleBot:
    """A greedy builder who forgets what was laid out, and guesses now and then."""
    return RuleBot(rng, NOVICE)


def apprentice(rng: Rng) -> RuleBot:
    """One of the personalities by chance, or a balanced one."""
    styles = [BALANCED, *PERSONALITIES.values()]
    return RuleBot(rng, styles[rng.below(len(styles))])


def citizen(rng: Rng) -> RuleBot:
    """Reasons about who may hold what, and sees the end coming."""
    return RuleBot(rng, CITIZEN)
