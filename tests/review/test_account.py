"""Accounts: five parts that sum to the result, for every seat of every game."""

from __future__ import annotations

import pytest

from citadels import Config, Game, Refusal, record_of
from citadels.review import ACCOUNT, EFFORTS, Account, Row, review
from citadels.review.account import accounts_of, hurt_of, rows_of
from citadels.review.walk import Walk
from citadels.review.weights import shipped_judge
from tests.properties.games import COMPILED, some
from tests.review.playing import LEAST, config_of, example, quick, record, walk

GAMES = some(500, 7)  # the compiled build takes a tenth of them, unless the run is long
EXACT = 1e-9
EFFORT = EFFORTS["quick"] if COMPILED else LEAST


def gap(account: Account) -> float:
    """By how much the parts of an account miss the result."""
    parts = sum(getattr(account, part) for part in ACCOUNT)
    return abs(account.result - account.start - float(parts))


@pytest.mark.parametrize("seed", range(GAMES))
def test_five_parts_sum_to_the_result(seed: int) -> None:
    """Every edition and every number of players, from the deal to the end."""
    found = walk(record(seed), EFFORT)
    accounts = accounts_of(found.start, found.steps, found.mistakes)
    assert len(accounts) == config_of(seed).players
    assert max(gap(account) for account in accounts) < EXACT
    assert sorted(account.result for account in accounts) == [0.0] * (len(accounts) - 1) + [1.0]


def test_they_do_so_in_a_whole_review() -> None:
    found = quick()
    assert max(gap(account) for account in found.accounts) < EXACT
    assert found.accounts[found.winner].result == 1.0


def test_a_lost_row_would_be_noticed() -> None:
    found = walk(record(2))
    rows = [row for row in rows_of(found.start, found.steps) if row.seat == 0 and row.effect]
    result = found.steps[-1].shares[0] - found.start[0]
    assert abs(result - sum(row.effect for row in rows)) < EXACT
    assert abs(result - sum(row.effect for row in rows[1:])) > EXACT


def test_shares_of_a_step_sum_to_one() -> None:
    for step in quick().steps:
        assert sum(step.shares) == pytest.approx(1.0, abs=1e-5)
        assert sum(step.chosen) == pytest.approx(1.0, abs=1e-5)


def test_before_the_crown_is_drawn_all_seats_are_alike() -> None:
    assert walk(record(2)).start == (0.25,) * 4


def test_with_the_crown_given_the_start_is_a_mean_of_setups() -> None:
    game = record(5, Config(players=4, crown=2))
    found = walk(game, LEAST._replace(setups=6))
    assert found.start != (0.25,) * 4
    assert sum(found.start) == pytest.approx(1.0, abs=1e-5)


def test_a_position_begins_with_its_own_value() -> None:
    found = walk(example())
    assert found.start == found.steps[0].shares
    assert found.steps[0].round == 10


def test_own_choices_are_split_and_those_of_others_booked_once() -> None:
    found = walk(record(2))
    every = list(rows_of(found.start, found.steps))
    for step in found.steps[1:60]:
        rows = [row for row in every if row.step == step.number]
        mine = [row.part for row in rows if row.seat == step.seat and row.part != "cards"]
        assert mine == ["own", "guess"]
        for seat in range(4):
            if seat != step.seat:
                part = "targeted" if seat in step.targets else "others"
                assert [r.part for r in rows if r.seat == seat and r.part != "cards"] == [part]


def test_who_hurt_whom_is_the_sum_of_what_was_aimed() -> None:
    found = walk(record(2))
    rows = list(rows_of(found.start, found.steps))
    table = hurt_of(found.start, found.steps)
    for by in range(4):
        assert table[by][by] == 0.0
        for seat in range(4):
            aimed = [r for r in rows if (r.by, r.seat, r.part) == (by, seat, "targeted")]
            assert table[by][seat] == pytest.approx(sum(r.effect for r in aimed), abs=1e-5)
    assert any(effect for line in table for effect in line)


def test_the_rows_of_a_review_are_its_bookings() -> None:
    found = quick()
    rows = list(found.rows())
    assert all(isinstance(row, Row) for row in rows)
    cards = sum(row.effect for row in rows if row.seat == 1 and row.part == "cards")
    assert found.accounts[1].cards == pytest.approx(cards)


def test_the_same_record_has_the_same_review() -> None:
    assert review(example(), "quick").text() == quick().text()


def test_what_a_substitute_played_is_no_error() -> None:
    found = quick()
    assert found.mistakes
    first = found.mistakes[0]
    again = review(example(), "quick", substitutes=[first.step - 1])
    assert first.step not in [mistake.step for mistake in again.mistakes]
    assert again.steps[first.step].substitute and not found.steps[first.step].substitute
    assert again.mistakes == found.mistakes[1:]


def test_choices_that_were_played_for_a_seat_are_not_its_own() -> None:
    steps = quick().steps
    mine = [step.number for step in steps if step.seat == 1 and not step.forced]
    some = [step._replace(substitute=step.number in mine[:2]) for step in steps]
    assert quick().accounts[1].choices == len(mine) > 2
    account = accounts_of(quick().start, some, ())[1]
    assert account.choices == len(mine) - 2
    assert account.own == quick().accounts[1].own, "the books balance all the same"


def test_progress_is_told_until_the_end() -> None:
    told: list[tuple[int, int]] = []
    every = frozenset(range(len(example().choices)))
    found = Walk(example(), LEAST, shipped_judge(), every)
    found.go(lambda done, total: told.append((done, total)))
    total = len(example().choices) + 1
    assert told == [(done, total) for done in range(1, total)] + [(total, total)]


def test_a_game_that_goes_on_has_no_review() -> None:
    game = Game(Config(players=4), 1)
    game.play(game.options[0])
    with pytest.raises(Refusal, match="finished") as error:
        review(record_of(game), "quick")
    assert error.value.code == "unfinished"


def test_an_unknown_effort_is_refused() -> None:
    with pytest.raises(Refusal, match="quick, normal, deep"):
        review(example(), "lazy")
