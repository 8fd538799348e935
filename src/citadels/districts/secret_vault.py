"""Secret Vault: points from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import CANNOT_BE_BUILT, Reason

if TYPE_CHECKING:
    from ..core.state.state import State


class SecretVault(District):
    """Cannot be built; scores 3 points from the hand."""

    id = "secret_vault"
    number = 40
    cost = 0

    def cannot_be_built(self, state: State, me: Seat) -> Reason | None:
        return CANNOT_BE_BUILT

    def points_in_hand(self, state: State, me: Seat) -> int:
        return 3
