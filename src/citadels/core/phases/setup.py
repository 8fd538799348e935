"""Setup: the crown, the deck, the first cards and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..basics import NOBODY
from . import draft

if TYPE_CHECKING:
    from ..game import Game

FIRST_CARDS: Final = 4  # R001
FIRST_GOLD: Final = 2  # R002


def begin(game: Game) -> None:
    """Deal, and begin the first round."""
    config = game.config
    game.crown = config.crown if config.crown != NOBODY else game.chance_seat("crown")  # R003
    game.tell("starts", game.crown)
    game.deck.pool = config.deck[:]
    for player in game.players:
        game.gain_cards(player.seat, FIRST_CARDS)
        game.gain(player.seat, FIRST_GOLD)
    draft.begin_round(game)
