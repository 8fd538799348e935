"""Every card matters: without its rule, some random game would have been another one."""

from __future__ import annotations

from citadels import record_of
from citadels.core.rng import FastRng
from tests.properties.games import new_game
from tests.support.blank import CARDS, matters
from tests.support.invariants import pick_keenly

MOST = 2_000  # games; some effects are rare: an empty hand with a Park, say


def test_every_card_has_an_effect() -> None:
    missing = set(CARDS)
    for seed in range(60_000, 60_000 + MOST):
        game = new_game(seed)
        rng = FastRng(seed)
        while not game.over:
            game.play(pick_keenly(game.options, rng))
        present = {card.id for card in (*game.config.cast, *game.config.unique)}
        record = record_of(game).text()
        missing -= {card for card in missing & present if matters(card, record)}
        if not missing:
            break
    assert sorted(missing) == []
