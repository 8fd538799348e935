"""Many games of one player: what their number carries is said, and nothing else."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from citadels.review import (
    KINDS,
    LUCK,
    SAYS,
    Digest,
    Played,
    Review,
    digest_of,
    history,
    read_review,
)
from citadels.review.account import accounts_of
from citadels.review.history import EVEN, FEW, KNOWN, LEAST_GAMES, LESS, MORE, POINTS, SOME, WORTH
from citadels.review.intervals import proportion, student
from citadels.review.parts import TARGETED
from tests.support.examples import DOCS

FATES = 150  # players who are nothing but chance
TRUST = 0.99


def example() -> Review:
    return read_review((DOCS / "examples" / "game.review.json").read_text(encoding="utf-8"))


def chance_game(rng: random.Random, luck: float = 0.0, players: int = 4) -> Played:
    """A game of somebody as good as the others, with luck that has a mean."""
    errors = tuple(int(rng.random() < chance) for chance in (0.6, 0.2, 0.2, 0.1))
    digest = Digest(
        cards=rng.gauss(luck, 0.25),
        own=0.0,
        guess=rng.choice((-0.1, -0.1, 0.2)),
        targeted=0.0,
        others=0.0,
        choices=rng.randint(20, 60),
        errors=errors,
        lost=tuple(0.06 * count for count in errors),
    )
    return Played(players, rng.randint(1, players), digest)


@pytest.mark.parametrize(
    ("freedom", "tail", "expected"),
    [(1, 0.005, 63.657), (3, 0.005, 5.841), (30, 0.005, 2.750), (5, 0.025, 2.571)],
)
def test_quantiles_are_those_of_the_tables(freedom: int, tail: float, expected: float) -> None:
    assert student(freedom, tail) == pytest.approx(expected, abs=1e-3)


def test_intervals_of_proportions_are_exact() -> None:
    assert proportion(0, 10, 0.025) == pytest.approx((0.0, 0.3085), abs=1e-4)
    assert proportion(3, 10, 0.025) == pytest.approx((0.0667, 0.6525), abs=1e-4)
    assert proportion(10, 10, 0.025) == pytest.approx((0.6915, 1.0), abs=1e-4)
    low, high = proportion(700, 2000)
    for bound, first, last in ((low, 700, 2000), (high, 0, 700)):
        tail = sum(
            math.exp(
                math.lgamma(2001)
                - math.lgamma(k + 1)
                - math.lgamma(2001 - k)
                + k * math.log(bound)
                + (2000 - k) * math.log1p(-bound)
            )
            for k in range(first, last + 1)
        )
        assert tail == pytest.approx((1 - TRUST) / 2, rel=1e-6)


def test_a_digest_has_the_numbers_of_its_review() -> None:
    review = example()
    digests = [digest_of(review, seat) for seat in range(review.players)]
    for account, digest in zip(review.accounts, digests, strict=True):
        for part in LUCK:
            assert getattr(digest, part) == pytest.approx(getattr(account, part), abs=1e-6)
        assert sum(digest.errors) == account.mistakes
        assert sum(digest.lost) == pytest.approx(account.lost, abs=1e-5)
        assert digest.choices == account.choices
    assert sum(sum(digest.errors) for digest in digests) == len(review.mistakes) > 0


def test_what_was_played_for_somebody_is_no_choice_of_theirs() -> None:
    review = example()
    step = next(step for step in review.steps if step.seat >= 0 and not step.forced)
    steps = tuple(one._replace(substitute=one is step) for one in review.steps)
    accounts = accounts_of(review.start, steps, review.mistakes)
    less = digest_of(review._replace(steps=steps, accounts=accounts), step.seat)
    assert less.choices == digest_of(review, step.seat).choices - 1


def test_few_games_say_nothing() -> None:
    assert history([]).results == ()
    rng = random.Random(2)
    for count in range(1, LEAST_GAMES):
        found = history([chance_game(rng) for _ in range(count)])
        assert found.games == found.reviewed == count
        figures = [luck.figure for luck in found.luck] + [habit.rate for habit in found.mistakes]
        assert {figure.says for figure in figures} == {FEW} and not found.worst
        assert all(figure.needed == 0 or figure.needed > count for figure in figures)
    lost = history([Played(4, 2)] * 18).results[0].wins
    assert (lost.says, lost.low) == (FEW, 0.0) and lost.needed > 18
    assert history([Played(4, 2)] * 19).results[0].wins.says == LESS  # 0.75 ** 19 < 0.005
    assert history([Played(4, 1)] * 4).results[0].wins.says == MORE


def test_who_is_nothing_but_chance_is_seldom_told_otherwise() -> None:
    rng = random.Random(5)
    said: Counter[str] = Counter()
    for _ in range(FATES):
        found = history([chance_game(rng) for _ in range(30)])
        said[f"wins {found.results[-1].wins.says}"] += 1
        for luck in found.luck[:2]:  # of cards and guesses: their mean is zero
            said[f"{luck.part} {luck.figure.says}"] += 1
    for what in ("wins", "cards", "guess"):
        wrong = said[f"{what} {MORE}"] + said[f"{what} {LESS}"]
        assert wrong <= (1 - TRUST) * FATES + 4 * math.sqrt((1 - TRUST) * FATES), said


def test_what_is_so_is_found_with_enough_games() -> None:
    rng = random.Random(6)
    found = history([chance_game(rng, luck=0.1) for _ in range(200)])
    cards = found.luck[0].figure
    assert cards.says == MORE and cards.low < 0.1 < cards.high
    assert found.worst == KINDS[0]
    assert [habit.rate.says for habit in found.mistakes] == [KNOWN] * len(KINDS)
    wins = history([Played(4, 1 + n % 4) for n in range(1000)]).results[0]
    assert (wins.wins.says, wins.places, wins.chance) == (EVEN, (250,) * 4, 0.25)


def test_moves_against_everybody_are_no_bad_luck() -> None:
    games = [chance_game(random.Random(seed)) for seed in range(300)]
    games = [
        game._replace(digest=game.digest._replace(targeted=-0.06 - 0.01 * (at % 3)))
        for at, game in enumerate(games)
        if game.digest is not None
    ]
    (against,) = [luck.figure for luck in history(games).luck if luck.part == TARGETED]
    assert against.high < 0 and against.says == KNOWN
    few = [luck.figure for luck in history(games[:4]).luck if luck.part == TARGETED]
    assert few[0].says == FEW


def test_reviews_of_picked_games_claim_nothing_of_luck() -> None:
    rng = random.Random(6)
    lucky = [chance_game(rng, luck=0.1) for _ in range(200)]
    plain = [Played(4, 2)] * 50
    assert history([*lucky, *plain[:22]]).luck[0].figure.says == MORE
    picked = history([*lucky, *plain]).luck
    assert [luck.figure.says for luck in picked][:2] == [SOME] * 2
    assert picked[0].figure.low > 0  # the figure itself stays


def test_what_errors_cost_has_an_interval() -> None:
    rng = random.Random(9)
    habits = history([chance_game(rng) for _ in range(60)]).mistakes
    for habit in habits:
        assert 0 <= habit.lost.low <= habit.lost.mean <= habit.lost.high
        assert habit.lost.mean == pytest.approx(0.06 * habit.errors / 60)
    assert habits[0].lost.low > 0


def test_how_many_are_needed_is_what_it_takes() -> None:
    rng = random.Random(7)
    games = [chance_game(rng) for _ in range(40)]
    early = history(games).luck[0].figure
    assert early.says == FEW
    games += [chance_game(rng) for _ in range(round(early.needed * 1.3) - 40)]
    late = history(games).luck[0].figure
    assert late.says != FEW and (late.high - late.low) / 2 <= WORTH


def test_a_course_ends_with_all_games() -> None:
    rng = random.Random(8)
    for count in (1, 40, 41, 333):
        games = [chance_game(rng) for _ in range(count)]
        for luck in history(games).luck:
            assert len(luck.course) <= POINTS
            last = luck.course[-1]
            assert last[1:] == luck.figure[:3] and last.games == count
            assert [point.games for point in luck.course] == sorted(
                {point.games for point in luck.course}
            )
            assert all(point.low <= point.mean <= point.high for point in luck.course)


def test_sizes_of_tables_are_told_apart_and_together() -> None:
    found = history([Played(2, 1), Played(4, 2), Played(4, 4)])
    assert [(one.players, one.places) for one in found.results] == [
        (2, (1, 0)),
        (4, (0, 1, 0, 1)),
        (0, ()),
    ]
    assert found.results[-1].chance == pytest.approx((0.5 + 0.25 + 0.25) / 3)
    assert found.reviewed == 0 and not found.luck and not found.mistakes
    figures = [one.wins for one in found.results]
    assert all(figure.says in SAYS for figure in figures)
