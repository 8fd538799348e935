"""The data of a review: JSON and back, moments, drafts, errors with their options."""

from __future__ import annotations

import json
import re

import pytest

from citadels import InvalidRecord
from citadels.review import EFFORTS, FORMAT, KINDS, MOMENTS, read_review
from citadels.review.moments import LEAST, MOST, moments_of
from citadels.review.weights import shipped_judge
from tests.review.playing import example, quick, record, walk
from tests.support.examples import DOCS
from tools.review_example import RECORD, REVIEW, says_otherwise


def test_a_review_is_read_back() -> None:
    found = quick()
    assert read_review(found.text()) == found
    assert read_review(json.dumps(found.to_dict(), indent=2)) == found
    assert found.to_dict()["format"] == FORMAT
    assert found.value == shipped_judge().version


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": FORMAT + 1}, "format"),
        ({"winner": "me"}, "Review.winner"),
        ({"steps": None}, "Review.steps"),
        ({"accounts": [{"seat": 0}]}, "Account.start"),
        ({"start": [0.5, True]}, "Review.start"),
    ],
)
def test_what_is_no_review_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidRecord, match=message):
        read_review(json.dumps(quick().to_dict() | change))


@pytest.mark.parametrize("text", ["", "[]", "{}", "nothing"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        read_review(text)


def test_there_is_a_step_for_every_choice() -> None:
    found = quick()
    assert [step.number for step in found.steps] == list(range(len(example().choices) + 1))
    assert [step.choice for step in found.steps[1:]] == [o.text for o in example().choices]
    assert found.steps[-1].shares[found.winner] == 1.0


def test_moments_are_few_large_and_in_order() -> None:
    found = quick().moments
    assert 0 < len(found) <= MOST
    steps = [moment.step for moment in found]
    assert steps == sorted(set(steps))
    for moment in found:
        assert moment.kind in MOMENTS and abs(moment.change) >= LEAST
        if moment.kind != "error":
            assert moment.after - moment.before == pytest.approx(moment.change, abs=1e-5)


def test_a_choice_is_told_in_its_two_parts() -> None:
    """What could be expected of it, and then what nobody could know."""
    own = walk(record(2)).steps[1]._replace(number=0, seat=0, substitute=False, own=0.1)
    for chosen, kind, before, after in ((0.52, "find", 0.4, 0.5), (0.3, "guess", 0.5, 0.3)):
        shares = (chosen, (1 - chosen) / 2, (1 - chosen) / 2)
        step = own._replace(chosen=shares, shares=shares)
        (moment,) = moments_of((0.4, 0.3, 0.3), [step], (), {})
        assert (moment.kind, moment.seat) == (kind, 0)
        assert (moment.before, moment.after) == pytest.approx((before, after))
        assert moment.change == pytest.approx(after - before)


def test_no_share_is_told_beyond_the_ends() -> None:
    step = walk(record(2)).steps[1]._replace(number=0, seat=0, substitute=False, own=0.3)
    sure = step._replace(chosen=(1.0, 0.0), shares=(1.0, 0.0))
    moments = moments_of((0.9, 0.1), [sure], (), {})
    assert [(each.before, each.after) for each in moments if each.seat == 0] == [(0.9, 1.0)]


def test_choices_that_were_moments_show_their_options() -> None:
    found = quick()
    chosen = [each for each in found.moments if each.kind not in ("error", "cards")]
    assert any(each.options for each in chosen)
    for moment in chosen:
        step = found.steps[moment.step]
        shares = [option.share for option in moment.options]
        assert bool(shares) != step.forced
        assert shares == sorted(shares, reverse=True)
        assert step.forced or step.choice in [option.option for option in moment.options]
        assert bool(moment.why.code) == bool(shares)
    assert not any(each.options for each in found.moments if each.kind == "cards")


def test_nobody_is_praised_for_what_was_played_for_them() -> None:
    found = walk(record(2))
    mine = [step._replace(substitute=False) for step in found.steps]
    kinds = [[m.kind for m in moments_of(found.start, s, (), {})] for s in (mine, found.steps)]
    assert {"find", "guess"} & set(kinds[0]) and not {"find", "guess"} & set(kinds[1])


def test_a_quiet_game_has_no_moments() -> None:
    found = walk(record(2))
    still = [step._replace(chosen=found.start, shares=found.start, own=0.0) for step in found.steps]
    assert moments_of(found.start, still, (), {}) == ()


def test_errors_say_what_was_best_and_how_sure_that_is() -> None:
    assert quick().mistakes
    for mistake in quick().mistakes:
        assert mistake.kind in KINDS
        assert mistake.loss > 2 * mistake.error >= 0
        assert mistake.options[0].option == mistake.best != mistake.choice
        assert mistake.options[-1].option == mistake.choice
        loss = mistake.options[0].share - mistake.options[-1].share
        assert mistake.loss <= loss + 1e-5, "less where some of it was lost later in the turn"
        assert mistake.why.code
        assert not quick().steps[mistake.step].forced


def test_of_each_draft_every_seat_could_know_something() -> None:
    found = quick()
    assert {draft.round for draft in found.drafts} == {step.round for step in found.steps}
    for draft in found.drafts:
        assert [guess.seat for guess in draft.guesses] == [s for s in range(4) if s != draft.seat]
        assert sorted(seat for seat in draft.held if seat >= 0) == [0, 1, 2, 3]
        for guess in draft.guesses:
            assert sum(guess.chances) == pytest.approx(1.0, abs=1e-2)
            true = draft.held.index(guess.seat)
            assert guess.chances[true] > 0, "the truth was never ruled out"


def test_the_page_says_how_much_work_each_effort_does() -> None:
    page = (DOCS / "review.md").read_text(encoding="utf-8")
    for name, effort in EFFORTS.items():
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{name}` |")]
        numbers = re.findall(r"[\d,]+", row)
        assert numbers == [f"{effort.exact:,}", str(effort.draws), str(effort.worlds)]


def test_another_review_of_the_same_record_has_another_version() -> None:
    """So servers know that what they keep is older; `python3 run.py update` refuses the rest."""
    made = {file: file.read_text(encoding="utf-8") for file in (RECORD, REVIEW)}
    assert not says_otherwise(made, made)
    review = json.loads(made[REVIEW])
    changed = made | {REVIEW: json.dumps(review | {"mistakes": []})}
    assert says_otherwise(made, changed)
    raised = made | {REVIEW: json.dumps(review | {"mistakes": [], "value": "later"})}
    assert not says_otherwise(made, raised)
    assert not says_otherwise(made, changed | {RECORD: "another game"})
