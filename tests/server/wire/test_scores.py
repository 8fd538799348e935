"""Scores: the table tells them from first to last, with what decides between equal points."""

from __future__ import annotations

import random

from citadels import Game, random_config, read_position
from citadels.core.basics import SPECTATOR
from citadels.core.setup.drafts import face_up_count
from citadels.server.http.catalog import make_catalog

GAMES = 12
VAULT = 3  # points of the Secret Vault, in hand


def played(seed: int) -> Game:
    """A random game, to its end."""
    game = Game(random_config(seed, 2 + seed % 7), seed)
    chance = random.Random(seed)
    while game.question is not None:
        game.play(chance.choice(game.question.options))
    return game


def test_scores_are_told_in_the_order_of_the_ranking() -> None:
    for game in map(played, range(GAMES)):
        told = game.view(SPECTATOR).scores
        assert [score.seat for score in told] == game.ranking()
        scores = game.scores()
        for score in told:
            own = scores[score.seat]
            assert (score.total, score.tie_rank) == (own.total, own.tie_rank)
            assert score.total == sum(line.points for line in score.lines)


def test_points_so_far_are_those_of_the_score_sheet() -> None:
    for game in map(played, range(GAMES)):
        totals = [score.total for score in game.scores()]
        assert [player.points for player in game.view(SPECTATOR).players] == totals


def test_points_so_far_hide_what_a_hand_hides() -> None:
    game = read_position("""
        turn warlord
        @0 warlord: gold 1, hand secret_vault, city prison
        @1 king: city market manor keep
    """)
    own, other, watching = (game.view(seat).players for seat in (0, 1, SPECTATOR))
    assert [player.points for player in own[:2]] == [2 + VAULT, 8]
    assert [player.points for player in other[:2]] == [2, 8]
    assert [player.points for player in watching[:2]] == [2, 8]


def test_the_catalog_has_the_table_of_the_draft() -> None:
    rows = {(row.players, row.characters): row for row in make_catalog().draft}
    assert set(rows) == {(n, 8) for n in range(4, 8)} | {(n, 9) for n in range(4, 9)}
    for (players, characters), row in rows.items():
        assert row.face_up == face_up_count(players, characters)
        assert row.face_up + row.face_down + players < characters + 1
