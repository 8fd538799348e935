"""Figures: the sums give the intervals of the arena, and an effect that is there is found."""

from __future__ import annotations

import random

import pytest

from citadels.sim.shares import share_of
from citadels.study.figures import figures_of
from citadels.study.sums import Sums
from citadels.study.tally import Row, Tally
from citadels.terminal.report_ends import strongest, surest


def test_sums_give_the_intervals_of_the_arena() -> None:
    chance = random.Random(1)
    wins = [chance.randint(0, 4) / 2 for _ in range(60)]
    seats = [chance.randint(2, 8) for _ in range(60)]
    sums, half, rest = Sums(), Sums(), Sums()
    for number, (won, count) in enumerate(zip(wins, seats, strict=True)):
        sums.add(won, count)
        (half if number % 2 else rest).add(won, count)
    half.join(rest)
    expected = share_of(wins, seats)
    for found in (sums.interval(), half.interval()):
        assert found == pytest.approx(tuple(expected))


def test_one_deal_has_no_interval() -> None:
    sums = Sums()
    sums.add(1, 1)
    assert sums.interval() is None


def seat(deal: int, game: int, place: int, win: float, given: str = "", arm: str = "") -> Row:
    """One of two seats."""
    cards: tuple[str, ...] = ()
    city = ("smithy", "park") if win else ()
    fixed = (2, "citizen", "deluxe", "random", "citizen", arm, given, win, place, 20, 9, place == 0)
    return Row._make((deal, game, *fixed, *[cards] * 6, city, cards))


def experiment(deals: int, effect: float) -> Tally:
    """Deals in which a district helps its seat as often as it is told to."""
    chance, tally = random.Random(2), Tally()
    for deal in range(deals):
        plain = float(chance.random() < 0.4)
        helped = float(chance.random() < 0.4 + effect)
        rows = [seat(deal, 0, 0, plain), seat(deal, 0, 1, 1 - plain)]
        rows += [
            seat(deal, 1, 0, helped, "smithy", "smithy"),
            seat(deal, 1, 1, 1 - helped, arm="smithy"),
        ]
        tally.add(rows)
    return tally


@pytest.mark.parametrize("effect", [0.2, 0.0])
def test_an_effect_is_found_where_there_is_one(effect: float) -> None:
    tally = experiment(800, effect)
    (worth,) = [one for one in figures_of(tally) if one.figure == "worth"]
    assert worth.name == "smithy" and worth.deals == 800
    assert worth.low < effect < worth.high
    assert (worth.low > 0) == bool(effect)


def test_what_never_happened_has_an_interval() -> None:
    sums = Sums()
    for _ in range(100):
        sums.add(0, 5)
    found = sums.interval(0.0)
    assert found == pytest.approx(tuple(share_of([0] * 100, [5] * 100)))
    assert found is not None and found.low == 0 < found.high < 0.05


def test_only_what_the_rules_forbid_is_no_target() -> None:
    tally, cast = Tally(), ("assassin", "thief", "magician", "king")
    king = ("king",)
    for deal in range(40):
        rows = [seat(deal, 0, place, float(place)) for place in (0, 1)]
        tally.add([row._replace(murders=king, robberies=king, cast=cast) for row in rows])
    found = {(one.figure, one.name): one for one in figures_of(tally) if not one.deck}
    assert {name for figure, name in found if figure == "murder"} == {*cast} - {"assassin"}
    assert {name for figure, name in found if figure == "robbery"} == {"magician", "king"}
    never = found["murder", "thief"]
    assert never.value == never.low == 0 < never.high


def test_a_level_wins_games_not_seats() -> None:
    tally, bots = Tally(), ("citizen", "citizen", "novice")
    for deal in range(40):
        rows = [seat(deal, 0, place, float(place == deal % 2)) for place in range(3)]
        tally.add(
            [
                row._replace(company="mixed", bot=bot, players=3)
                for row, bot in zip(rows, bots, strict=True)
            ]
        )
    found = {one.name: one for one in figures_of(tally) if one.figure == "level" and not one.deck}
    assert {one.company for one in found.values()} == {"citizen+novice"}
    assert [found[bot].value for bot in ("citizen", "novice")] == [1, 0]
    assert [found[bot].chance for bot in ("citizen", "novice")] == [0.66667, 0.33333]


def test_only_what_stands_apart_is_the_highest() -> None:
    plain = next(iter(figures_of(experiment(40, 0.0))))
    near = [
        plain._replace(name=str(n), value=n / 10, low=n / 10 - 0.07, high=n / 10 + 0.07)
        for n in (1, 2, 3)
    ]
    assert surest(near) == []
    far = plain._replace(name="far", value=0.9, low=0.83, high=0.97)
    assert surest([*near, far]) == [far] and strongest([*near, far]) == (far, True)


def test_arms_of_an_experiment_are_no_ordinary_games() -> None:
    tally = experiment(40, 0.5)
    (crown,) = [one for one in figures_of(tally) if one.figure == "crown" and not one.deck]
    assert crown.cases == 40 and tally.games == 80


def test_a_pair_is_measured_beyond_its_two_districts() -> None:
    pairs = [one for one in figures_of(experiment(60, 0.0)) if one.figure == "pair"]
    # Winners have both, losers none: alone each says +50 points, together they say no more.
    assert [one.name for one in pairs] == ["park+smithy"] and pairs[0].value == pytest.approx(-0.5)
