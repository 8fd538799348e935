"""Setup: the crown, the deck, the first cards and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..basics import NOBODY
from . import draft

if TYPE_CHECKING:
    from ..state.state import State

FIRST_CARDS: Final = 4  # R001
FIRST_GOLD: Final = 2  # R002


def begin(state: State) -> None:
    """Deal, and begin the first round."""
    config = state.config
    state.crown = config.crown if config.crown != NOBODY else state.chance_seat("crown")  # R003
    state.tell("starts", state.crown)
    state.deck.pool = list(config.deck)
    for player in state.players:
        state.gain_cards(player.seat, FIRST_CARDS)
        state.gain(player.seat, FIRST_GOLD)
    draft.begin_round(state)
