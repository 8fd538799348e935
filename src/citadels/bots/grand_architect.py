"""The grand architect: a regent in whose search the others think, too."""

from __future__ import annotations

from typing import Final

from ..core.rng import Rng
from .deep import DeepSearch
from .master import IN_SEARCH, SPARE
from .policy import Policy
from .regent import TRUST, Regent
from .style import Style
from .value import Leaf

WORLDS: Final = 384
MOST: Final = 8000  # simulations for one question


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
    ) -> None:
        super().__init__(rng, worlds, spare, leaf, style, most, prospects, trust)
        self.search = DeepSearch(self.search.value, style, worlds, spare, most)
