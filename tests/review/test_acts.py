"""Acts: a power and whom it is aimed at are one deed, in the account and among the moments."""

from __future__ import annotations

from itertools import pairwise

from citadels.review import Row, Step
from citadels.review.account import hurt_of, rows_of
from citadels.review.acts import acts_of, aim, goes_on
from citadels.review.errors import Weighing
from citadels.review.moments import moments_of
from citadels.review.parts import OTHERS, TARGETED, Reason
from tests.review.playing import record, walk

START = (0.5, 0.5)


def step(number: int, choice: str, share: float, asker: str = "turn") -> Step:
    """A choice of the first player after which the second one has a share."""
    shares = (1 - share, share)
    return Step(
        *(number, 1, 0, asker, "question", choice, False, False),
        *((), shares, shares, 0.0, 0.01),
    )


POWER = [
    step(0, "gold", 0.5),
    step(1, "use warlord", 0.46),
    step(2, "market@1", 0.4, "warlord")._replace(targets=(1,)),
]


def test_a_power_goes_on_with_its_target_and_nothing_else_does() -> None:
    assert acts_of(POWER) == [0, 1, 1]
    wizard = step(3, "hand", 0.4, "wizard")
    assert goes_on(step(2, "market", 0.4, "wizard"), wizard)
    assert not goes_on(step(2, "use warlord", 0.4), wizard)
    assert not goes_on(step(2, "use wizard", 0.4), wizard._replace(seat=1))
    assert not goes_on(step(2, "use wizard", 0.4)._replace(shares=(0.1, 0.9)), wizard), "chance"
    assert not goes_on(step(2, "market", 0.4, "gather"), step(3, "temple", 0.4, "gather"))


def test_whoever_is_aimed_at_was_so_from_the_beginning() -> None:
    steps = list(POWER)
    aim(steps)
    assert [each.targets for each in steps] == [(), (1,), (1,)]
    assert round(hurt_of(START, steps)[0][1], 6) == -0.1
    aim(steps := [*POWER[:2], step(2, "end", 0.4)])
    assert [each.targets for each in steps] == [(), (), ()]


def test_in_a_game_powers_are_booked_to_those_they_hit() -> None:
    found = walk(record(2)).steps
    begun = [one for one, other in pairwise(found) if goes_on(one, other)]
    aimed = [one for one in begun if found[one.number + 1].targets]
    assert len(aimed) > 3 and all(one.targets for one in aimed)


def test_an_act_is_one_moment() -> None:
    steps = list(POWER)
    assert not moments_of(START, steps[:2], (), {}), "a part of it is too little"
    aim(steps)
    (hit,) = [each for each in moments_of(START, steps, (), {}) if each.seat == 1]
    assert (hit.kind, hit.step, hit.by) == ("hit", 2, 0)
    assert (hit.before, hit.after, hit.change) == (0.5, 0.4, -0.1)


def test_nothing_is_laid_to_a_choice_without_which_it_was_the_same() -> None:
    turn = step(0, "build smithy", 0.7)._replace(own=-0.2)
    (row,) = [each for each in rows_of(START, [turn]) if each.part == OTHERS]
    assert row == Row(0, 1, OTHERS, 0, row.effect) and row.effect > 0.1
    for turned, told in (((-0.2, 0.2), 1), ((0.2, -0.2), 0), ((0.0, 0.0), 0), ((), 0)):
        weighing = Weighing((), Reason("many"), turned)
        found = [each for each in moments_of(START, [turn], (), {0: weighing}) if each.seat == 1]
        assert [each.kind for each in found] == ["swing"] * told
    hit = turn._replace(targets=(1,))
    assert [row.part for row in rows_of(START, [hit]) if row.seat == 1] == [TARGETED]
    assert [each.kind for each in moments_of(START, [hit], (), {})][:1] == ["hit"]


def test_what_would_be_shown_as_nothing_is_no_moment() -> None:
    """It was expected to cost more than there was: both ends would read the same."""
    turn = step(0, "gold", 0.98)._replace(own=-0.8)
    assert abs((1 - 0.98) - 0.5 - turn.own) > 0.3
    assert [each for each in moments_of(START, [turn], (), {}) if each.seat == 0] == []
