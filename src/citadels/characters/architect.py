"""Architect: two cards and three builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.reason import DECK_EMPTY, Reason

if TYPE_CHECKING:
    from ..core.state.state import State


class Architect(Character):
    """Gains 2 cards and builds up to three districts."""

    id = "architect"
    number = 19
    rank = 7
    build_limit = 3  # R119

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if state.deck.size() else DECK_EMPTY

    def use(self, state: State, me: Seat) -> None:
        state.gain_cards(me, 2)
