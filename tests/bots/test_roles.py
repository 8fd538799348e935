"""Roles: the chances of who holds what, against a list of all drafts, each with its weight."""

from __future__ import annotations

from collections import defaultdict

import pytest

from citadels import Game, redeal
from citadels.bots.roles import LAPSE, Roles, draft_weight
from citadels.bots.style import Style
from citadels.bots.worth import attractions
from citadels.core.basics import NOBODY
from citadels.core.rng import FastRng
from citadels.core.setup.drafts import KEEP, LAST
from citadels.core.state.known import insert
from tests.properties.drafts import all_worlds
from tests.properties.games import LONG
from tests.properties.test_roles import TABLES, after_calls, after_picks, with_theater
from tests.support.scene import scene

STYLE = Style(whim=0.5)
EXACT = 1e-9


def weight_of(game: Game, observer: int, taken: tuple[int, ...], lapse: float) -> float:
    """How likely a draft is: the product over what the others kept, written from the rules."""
    this = game.state.round
    table = game.config.ranks & ~this.face_up
    weight = 1.0
    for step, rank in enumerate(taken):
        kind = this.draft[step].kind
        seat = (this.first + this.draft[step].place) % len(game.state.players)
        offered = table | 1 << taken[0] if kind == LAST else table
        if kind in (KEEP, LAST) and seat != observer:
            likes = attractions(game.state, seat, game.config.ranks, STYLE, sees=False)
            there = [r for r in range(1, 10) if offered >> r & 1]
            share = likes[rank] / sum(likes[r] for r in there)
            weight *= (1 - lapse) * share + lapse / len(there)
        elif kind not in (KEEP, LAST) and (step == 0 or seat != observer or not kind):
            weight /= int(offered).bit_count()
        table &= ~(1 << rank)
    return weight


def by_brute_force(game: Game, observer: int, lapse: float) -> dict[tuple[int, int], float]:
    """The chance of every seat to hold every rank, from all drafts that fit."""
    found: dict[tuple[int, int], float] = defaultdict(float)
    total = 0.0
    for taken, holders in all_worlds(game, observer):
        weight = weight_of(game, observer, taken, lapse)
        total += weight
        for rank, seat in holders:
            found[seat, rank] += weight
    return {key: weight / total for key, weight in found.items()}


def check(game: Game, observer: int, lapse: float = LAPSE) -> None:
    expected = by_brute_force(game, observer, lapse)
    roles = Roles(game.state, observer, STYLE, lapse)
    for seat in range(len(game.state.players)):
        for rank in range(1, game.config.top + 1):
            found = roles.chance(seat, rank)
            assert found == pytest.approx(expected.get((seat, rank), 0.0), abs=EXACT)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("calls", [1, 4] if LONG else [4])
def test_the_chances_are_exact(table: str, calls: int) -> None:
    setup = TABLES[table]
    picks = sum(step.kind != 0 for step in setup.steps)
    game = after_calls(after_picks(setup, picks, 21), calls, 22)
    for observer in {0, setup.players // 2, setup.players - 1}:
        check(game, observer)


@pytest.mark.parametrize("table", TABLES)
def test_the_chances_are_exact_within_a_draft(table: str) -> None:
    setup = TABLES[table]
    for picks in (1, 2, sum(step.kind != 0 for step in setup.steps) - 1):
        game = after_picks(setup, picks, 23)
        assert game.question is not None
        check(game, game.question.seat)


@pytest.mark.parametrize("players", [4, 5])
def test_an_exchange_is_followed(players: int) -> None:
    game = with_theater(players, 2, 24)
    for observer in range(players):
        check(game, observer, 0.3)


def test_without_a_lapse_the_check_would_fail() -> None:
    game = after_calls(after_picks(TABLES["4"], 4, 21), 1, 22)
    expected = by_brute_force(game, 0, 0.0)
    roles = Roles(game.state, 0, STYLE)
    gaps = [abs(roles.chance(seat, rank) - p) for (seat, rank), p in expected.items()]
    assert max(gaps) > 0.01


def test_nothing_that_may_be_is_ruled_out() -> None:
    """The lapse: a character that nobody would keep may be there all the same."""
    strange = Style(whim=0.02)
    game = after_calls(after_picks(TABLES["5"], 5, 31), 1, 32)
    roles = Roles(game.state, 0, strange)
    for (seat, rank), weight in by_brute_force(game, 0, 1.0).items():
        assert (roles.chance(seat, rank) > 0) == (weight > 0)


def test_redeals_are_weighed_by_the_draft() -> None:
    """Redeals with their weights give the chances of the enumeration, hands apart."""
    game = after_calls(after_picks(TABLES["4"], 4, 21), 1, 22)
    for player in game.state.players:
        for card in player.hand:
            insert(game.state.deck.pool, card)
        player.hand = []
    flat = Style(builds=0.0, whim=0.7)
    roles = Roles(game.state, 0, flat)
    sums: dict[tuple[int, int], float] = defaultdict(float)
    total = 0.0
    rng = FastRng(3)
    for _ in range(4000):
        world = redeal(game, 0, rng)
        weight = draft_weight(world.state, 0, flat)
        total += weight
        for rank in range(1, 9):
            sums[world.state.round.holder[rank], rank] += weight
    for (seat, rank), weight in sums.items():
        if seat != NOBODY:
            assert weight / total == pytest.approx(roles.chance(seat, rank), abs=0.05)


def test_a_scene_without_a_draft() -> None:
    game = scene("turn assassin", assassin="gold 1", king="gold 2", bishop="gold 0")
    roles = Roles(game.state, 0, STYLE)
    assert roles.chance(0, 1) == 1.0
    for seat in range(1, len(game.state.players)):
        held = [rank for rank in range(1, 10) if game.state.round.holder[rank] == seat]
        total = sum(roles.chance(seat, rank) for rank in range(2, 10))
        assert total == pytest.approx(len(held), abs=EXACT)
