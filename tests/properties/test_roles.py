"""Redealt characters: as often where they are as among all drafts that cannot be ruled out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

import pytest

from citadels import Config, Game, read_position, redeal
from citadels.core.basics import NOBODY, SPECTATOR
from citadels.core.rng import FastRng
from tests.properties.drafts import World, all_worlds, world_of
from tests.properties.games import LONG, some
from tests.support.invariants import pick

DEALS = some(3_000, 600)
FEW = 100  # worlds: then each of them is counted, else where each character is
SURE = 4.75  # standard deviations: one in a million


Cell = TypeVar("Cell")


def after_picks(config: Config, picks: int, seed: int) -> Game:
    """A game in its first draft."""
    game = Game(config, seed)
    rng = FastRng(seed)
    for _ in range(picks):
        game.play(pick(game.options, rng))
    return game


def after_calls(game: Game, calls: int, seed: int) -> Game:
    """The game when some ranks were called, in the same round."""
    rng = FastRng(seed)
    while game.state.round.calling < calls:
        game.play(pick(game.options, rng))
    assert game.state.round.number == 1
    return game


def with_theater(players: int, calls: int, seed: int) -> Game:
    """A game whose first player has swapped characters before the calls."""
    game = read_position(
        f"players {players}\n@0: city theater\ndraft\nchance {FastRng(seed).text()}"
    )
    rng = FastRng(seed)
    while not game.state.round.swaps:
        choices = [o for o in game.options if o.text != "pass"]
        game.play(choices[rng.below(len(choices))])
    return after_calls(game, calls, seed)


def config(players: int, characters: int = 8, draft3: str = "") -> Config:
    rank9 = "artist" if characters == 9 else ""
    return Config(players, rank9=rank9, draft3=draft3, crown=0)


TABLES = {
    "2": config(2),
    "3 deluxe": config(3, 9),
    "3 classic": config(3, draft3="classic"),
    "4": config(4),
    "4 with rank 9": config(4, 9),
    "5": config(5),
    "5 with rank 9": config(5, 9),
    "6": config(6),
    "6 with rank 9": config(6, 9),
    "7": config(7),
    "7 with rank 9": config(7, 9),
    "8": config(8, 9),
}
SMALL = ("2", "3 classic", "4", "5")  # tables where the spectator's worlds can be counted


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("place", ["first", "middle", "last"] if LONG else ["last"])
@pytest.mark.parametrize("calls", [0, 3] if LONG else [3])
def test_after_the_draft_and_some_calls(table: str, place: str, calls: int) -> None:
    setup = TABLES[table]
    picks = sum(step.kind != 0 for step in setup.steps)
    game = after_calls(after_picks(setup, picks, 11), max(1, calls), 12)
    seat = {"first": 0, "middle": setup.players // 2, "last": setup.players - 1}[place]
    check_frequencies(game, seat)


@pytest.mark.parametrize("table", TABLES)
def test_in_the_middle_of_the_draft(table: str) -> None:
    setup = TABLES[table]
    for picks in (2, sum(step.kind != 0 for step in setup.steps) - 1):
        game = after_picks(setup, picks, 13)
        assert game.question is not None
        check_frequencies(game, game.question.seat)
        check_frequencies(game, 0)


@pytest.mark.parametrize("table", SMALL)
def test_the_spectator(table: str) -> None:
    setup = TABLES[table]
    picks = sum(step.kind != 0 for step in setup.steps)
    check_frequencies(after_calls(after_picks(setup, picks, 14), 4, 15), SPECTATOR)


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("calls", [1, 4])
def test_after_a_swap_by_the_theater(players: int, calls: int) -> None:
    game = with_theater(players, calls, 16)
    taker = game.state.round.swaps[0].taker
    others = [seat for seat in range(1, players) if seat != taker]
    for observer in (0, taker, *others[:1]):
        check_frequencies(game, observer)


def check_frequencies(game: Game, observer: int) -> None:
    """Compare many redeals with the list of all worlds."""
    worlds = Counter(all_worlds(game, observer))
    assert world_of(game) in worlds, "the true world was ruled out"
    rng = FastRng(observer + 1)
    dealt = Counter(world_of(redeal(game, observer, rng)) for _ in range(DEALS))
    assert set(dealt) <= set(worlds), "a redeal that the observer can rule out"
    if len(worlds) <= FEW:
        check_fit(worlds, dealt)
        return
    for rank in range(1, game.config.top + 1):
        check_fit(places(rank, worlds), places(rank, dealt))


def places(rank: int, worlds: Counter[World]) -> Counter[tuple[int, int]]:
    """How often a character is held by whom, and was taken by which step, if any."""
    found: Counter[tuple[int, int]] = Counter()
    for (taken, holders), count in worlds.items():
        step = taken.index(rank) if rank in taken else -1
        found[dict(holders).get(rank, NOBODY), step] += count
    return found


def check_fit(expected: Mapping[Cell, int], found: Mapping[Cell, int]) -> None:
    """Pearson's test, at one in a million."""
    total = sum(expected.values())
    cells = [(n * DEALS / total, found.get(cell, 0)) for cell, n in expected.items()]
    statistic = sum((seen - mean) ** 2 / mean for mean, seen in cells)
    assert statistic <= critical(len(cells) - 1), f"{cells}"


def critical(freedom: int) -> float:
    """The value that chi-square exceeds once in a million (Wilson and Hilferty)."""
    if not freedom:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + SURE * part**0.5) ** 3)
