"""Tax Collector: everybody's builds are taxed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.reason import NOTHING_TO_GAIN, Reason

if TYPE_CHECKING:
    from ..core.state.state import State


class TaxCollector(Character):
    """Collects 1 gold for every district that others build."""

    id = "tax_collector"
    number = 27
    rank = 9
    min_players = 3

    def on_built(self, state: State, me: Seat) -> None:
        assert state.work is not None
        builder = state.work.into  # R140: the Magistrate, at a confiscation
        exempt = state.turn.character is self and builder == me  # R136, R139
        if not exempt and state.players[builder].gold:  # R135
            state.lay_gold(builder, self, 1)  # R134, R138: whoever holds this character, if anybody

    def tax(self, state: State, builder: Seat, gold: int) -> int:
        return 0 if state.turn.character is self else min(gold, 1)  # R134 to R139

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if state.hoard[self.rank] else NOTHING_TO_GAIN

    def use(self, state: State, me: Seat) -> None:
        state.take_hoard(me, self)  # R137
