"""Choosing golden records: every preset, every number of players, every card at work."""

from __future__ import annotations

from collections.abc import Iterator

from citadels import Config, Game, record_of
from citadels.core.registry import EDITIONS
from citadels.core.rng import FastRng
from tests.golden.replays import FOLDER, golden_files
from tests.invariants import pick_keenly
from tests.properties.effects import CARDS, Watcher
from tests.properties.games import any_config


def write_new_records() -> None:
    """Replace all golden records by freshly chosen ones."""
    for file in golden_files():
        file.unlink()
    missing = set(CARDS)
    for name, watcher in preset_games():
        missing -= set(watcher.found)
        _write(name, watcher.game)
    for name, watcher in random_games():
        if missing & set(watcher.found):
            missing -= set(watcher.found)
            _write(name, watcher.game)
        if not missing:
            return


def preset_games() -> Iterator[tuple[str, Watcher]]:
    """A game of every preset of every edition, the numbers of players in turn."""
    number = 0
    for box in EDITIONS.values():
        for preset in box.presets:
            players = 2 + number % (box.max_players - 1)
            config = Config(players, box.id, preset.id)
            yield f"{box.id}-{preset.id}-{players}", played(Game(config, number), number)
            number += 1


def random_games() -> Iterator[tuple[str, Watcher]]:
    """Games of random decks, without end."""
    seed = 0
    while True:
        game = Game(any_config(FastRng(seed)), seed)
        yield f"random-{game.config.players}-{seed}", played(game, seed)
        seed += 1


def played(game: Game, seed: int) -> Watcher:
    """Play a game to its end, keenly, and see which cards were at work."""
    watcher = Watcher(game)
    rng = FastRng(seed)
    while not game.over:
        watcher.play(pick_keenly(game.options, rng))
    return watcher


def _write(name: str, game: Game) -> None:
    (FOLDER / f"{name}.record").write_text(record_of(game).text(), encoding="utf-8")
