"""Monument: counts as two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import TOO_LARGE, Reason

if TYPE_CHECKING:
    from ..core.state.state import State


class Monument(District):
    """Counts as two districts towards completion; not for cities of five or more."""

    id = "monument"
    number = 32
    cost = 4
    weight = 2

    def cannot_be_built(self, state: State, me: Seat) -> Reason | None:
        return TOO_LARGE if len(state.players[me].city) >= 5 else None  # Q100
