"""Framework: destroyed instead of paying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import Seat
from ..core.card import District
from ..core.phases import build

if TYPE_CHECKING:
    from ..core.state.state import State


class Framework(District):
    """Destroyed to build a district without paying for it."""

    id = "framework"
    number = 22
    cost = 3

    def can_pay(self, state: State, me: Seat, card: District) -> bool:
        return state.stands(me, self) and not rules.is_partly_paid(state)

    def pay(self, state: State, me: Seat, card: District) -> None:
        state.destroy(me, state.own(me, self), self)
        build.waive(state)  # nothing paid, so no reaction to a payment: R144
