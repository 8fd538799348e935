"""The grand architect: a regent in whose drafts the others think, too."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..core.option import Option
from ..core.rng import Rng
from ..core.state.state import State
from .deep import DeepSearch, Hands
from .last_turn import LastTurn
from .master import IN_SEARCH, SPARE
from .minds import PICKS, POWERS, TARGETS, Minds
from .policy import Policy
from .regent import MOST, WORLDS, Regent
from .search import Found
from .style import Style
from .thought import Alternative
from .value import Leaf
from .weights import shipped_prospects, shipped_value

DRAFTS: Final = 64  # worlds in the draft
INNER: Final = 4  # worlds of those inside the search
MATTERS: Final = TARGETS | POWERS | PICKS  # of what they think
TRUST: Final = 0.6  # the part of what this search expects in the draft that comes true
PROSPECTS: Final = 0.6  # the part of the prospects that it does not see itself
HEAT: Final = 0.02  # a share of wins that makes a character e times likelier to be kept


class GrandArchitect(Regent):
    """Searches in numbered worlds: a number of them gives one choice, on however many processes."""

    def __init__(
        self,
        rng: Rng,
        worlds: int = WORLDS,
        spare: int = SPARE,
        leaf: Leaf | None = None,
        style: Style = IN_SEARCH,
        most: int = MOST,
        prospects: Policy | None = None,
        trust: float = TRUST,
        inner: int = INNER,
        others: int = MATTERS,
        own: int = MATTERS,
        drafts: int = DRAFTS,
        hands: Hands | None = None,
    ) -> None:
        super().__init__(rng, worlds, spare, leaf, style, most, prospects)
        self.hasty = (self.trust, self.prospects)  # where there is only time to be a regent
        self.calm = (trust, self.prospects.stronger(PROSPECTS))
        styles = (style, believed()) if inner else ()
        minds = [Minds(shipped_value(), each, inner, others, own) for each in styles]
        last = LastTurn(self.search.value, style)
        self.deep = DeepSearch(self.search, minds, min(drafts, worlds), last, hands)
        self.search = self.deep

    def _keep(self, state: State, found: list[Found]) -> tuple[Option, list[Alternative]]:
        """Draw among all characters, as much by the search as it has seen."""
        self.trust, self.prospects = self.hasty if self.deep.hurried else self.calm
        return super()._keep(state, found)


@cache
def believed() -> Style:
    """How some play inside the search: they draft by prospects, as strong players were seen to."""
    return IN_SEARCH.drafting(shipped_prospects().stronger(1 / HEAT))
