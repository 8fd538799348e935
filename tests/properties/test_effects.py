"""Every card matters: in random games each has changed something, and how often is counted."""

from __future__ import annotations

import logging
from collections import Counter

from citadels.core.rng import FastRng
from tests.invariants import pick_keenly
from tests.properties.effects import CARDS, Watcher
from tests.properties.games import new_game, some

LOG = logging.getLogger(__name__)
GAMES = some(1_000, 100)
MOST = 2_000  # some effects are rare: an empty hand with a Park, say


def effects_of(seed: int) -> Counter[str]:
    """How often each card had an effect in the random game of a seed."""
    watcher = Watcher(new_game(seed, events=True))
    rng = FastRng(seed)
    while not watcher.game.over:
        watcher.play(pick_keenly(watcher.game.options, rng))
    return watcher.found


def test_every_card_has_an_effect() -> None:
    found: Counter[str] = Counter()
    for number in range(MOST):
        found += effects_of(60_000 + number)
        if number >= GAMES and all(found[card] for card in CARDS):
            break
    LOG.info("effects in %d games: %s", number + 1, {card: found[card] for card in CARDS})
    assert len(CARDS) == 27 + 36
    assert [card for card in CARDS if not found[card]] == []
    assert set(found) <= set(CARDS), "a basic district has an effect"
