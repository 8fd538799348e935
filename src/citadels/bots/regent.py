"""The regent: a master builder that has learned what each character brings."""

from __future__ import annotations

import math
from typing import Final

from ..core.option import Option
from ..core.rng import Rng
from ..core.state.state import State
from .master import IN_SEARCH, SPARE, MasterBuilder
from .policy import Policy
from .search import Found
from .style import Style
from .thought import Alternative
from .value import Leaf
from .weights import shipped_outlook, shipped_prospects
from .worth import draw_weighted

WORLDS: Final = 192
MOST: Final = 4000  # simulations for one question
TRUST: Final = 0.36  # the part of what the search expects in the draft that comes true
MIXING: Final = 0.0022  # as the master builder's, for shares that are not exaggerated


class Regent(MasterBuilder):
    """Searches longer, by a value of its own; in the draft, prospects count beside the search."""

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
    ) -> None:
        super().__init__(rng, worlds, spare, leaf or shipped_outlook(), style, most)
        self.prospects = prospects or shipped_prospects()
        self.trust = trust

    def _keep(self, state: State, found: list[Found]) -> tuple[Option, list[Alternative]]:
        """Draw among all characters, by what the search and their prospects together promise."""
        shares = self._shares(state, found)
        top = max(shares)
        place = draw_weighted([math.exp((share - top) / MIXING) for share in shares], self.rng)
        weighed = [
            Alternative(each.option, min(max(share, 0.0), 1.0), self.trust * each.error())
            for each, share in zip(found, shares, strict=True)
        ]
        weighed.sort(key=lambda each: -each.share)
        return found[place].option, weighed

    def _shares(self, state: State, found: list[Found]) -> list[float]:
        """Around the mean that the search expects: a part of what it sees, and the prospects."""
        assert state.question is not None
        ranks = sum([1 << each.option.value for each in found])
        points = self.prospects.points(state, state.question.seat, ranks, True)
        mean = sum([each.mean() for each in found]) / len(found)
        usual = sum(points) / len(found)
        return [
            mean + self.trust * (each.mean() - mean) + points[each.option.value] - usual
            for each in found
        ]
