"""Reasons: what the better option brings, told by what came of both, and never that it is best."""

from __future__ import annotations

import pytest

from citadels import read_position
from citadels.bots.master import IN_SEARCH
from citadels.bots.search import Found
from citadels.core.option import END, GOLD
from citadels.core.rng import FastRng
from citadels.core.state.parts import Question
from citadels.review.effort import Effort
from citadels.review.errors import Weighing, weighing_of
from citadels.review.gains import CARDS, CITY, CROWN, SHARE, WIDTH, WON, gain_of
from citadels.review.gains import GOLD as COINS
from citadels.review.moments import moments_of
from citadels.review.parts import Reason, Weighed
from citadels.review.reasons import CODES, HOLLOW, reason_of
from citadels.review.weigh import Figures, Weigher
from citadels.review.weights import shipped_judge
from tests.review.playing import quick

PLAYERS = 3
WORLDS = 8
RIVAL = WIDTH  # where the figures of the first rival begin
LITTLE = Effort(worlds=6, spare=1, exact=6, draws=2, setups=2, ahead=True)


def ends(*worlds: dict[int, float]) -> Found:
    """What came of an option in some worlds; what is not said is nothing."""
    found = Found(GOLD)
    for figures in worlds:
        found.add(figures.get(SHARE, 0.0))
        found.ends.append([figures.get(place, 0.0) for place in range(PLAYERS * WIDTH)])
    return found


def gain(figures: dict[int, float], seat: int = 1) -> Reason | None:
    """The gain of an option that brings this in every world, against one that brings nothing."""
    return gain_of(ends(*[figures] * WORLDS), ends(*[{}] * WORLDS), seat)


@pytest.mark.parametrize(
    ("figures", "reason"),
    [
        ({SHARE: 0.1, CITY: 3.2}, Reason("gains-city", amount=3)),
        ({SHARE: 0.1, COINS: 1.5, CITY: -1}, Reason("gains-gold", amount=2)),
        ({SHARE: 0.02, CARDS: 0.4}, Reason("gains-cards", amount=0)),
        ({SHARE: 0.02, CROWN: 0.5}, Reason("gains-crown")),
        ({SHARE: 0.3, WON: 0.4, CITY: 5}, Reason("gains-won")),
        ({SHARE: 0.1, RIVAL + CITY: -4, COINS: 1}, Reason("costs-city", player=2, amount=4)),
        ({SHARE: 0.1, RIVAL + WIDTH + CARDS: -3}, Reason("costs-cards", player=0, amount=3)),
        ({SHARE: 0.1, RIVAL + WON: -0.5}, Reason("costs-won", player=2)),
        ({SHARE: 0.1, RIVAL + SHARE: -0.08}, Reason("costs-share", player=2)),
    ],
)
def test_what_is_worth_most_is_named(figures: dict[int, float], reason: Reason) -> None:
    assert gain(figures) == reason


@pytest.mark.parametrize(
    "figures",
    [
        {SHARE: 0.1, CITY: -3, COINS: -1},  # not why it is better
        {SHARE: 0.5, COINS: 1},  # explains little of it
        {SHARE: 0.1, CITY: 0.1},  # nobody would notice
        {SHARE: 0.1, RIVAL + SHARE: -0.04, RIVAL + WIDTH + SHARE: -0.04},  # who pays, then?
    ],
)
def test_what_explains_little_is_not_named(figures: dict[int, float]) -> None:
    assert gain(figures) is None


def test_what_may_be_chance_is_not_named() -> None:
    lucky = ends(*[{SHARE: 0.1, COINS: 9.0}] * 2, *[{SHARE: 0.1}] * 6)
    assert gain_of(lucky, ends(*[{}] * WORLDS), 0) is None
    few = ends(*[{SHARE: 0.1, COINS: 9.0}] * 3)
    assert gain_of(few, ends(*[{}] * 3), 0) is None


def test_a_district_left_in_hand_is_missed_in_the_city() -> None:
    game = read_position(
        "turn king\n"
        "@0 king: gold 4, hand castle, city temple\n"
        "@1 thief: gold 2, hand manor, city market\n"
        "@2 bishop: gold 2, hand docks, city harbor\n"
    )
    game.play("gold")
    question = game.question
    assert question is not None
    weigher = Weigher(shipped_judge(), LITTLE, IN_SEARCH)
    named = {option.text: option for option in question.options}
    pair = weigher.compare_all(game, [named["build castle"], named["end"]], 12, FastRng(1))
    assert pair[0].mean() > pair[1].mean()
    assert reason_of(question, game.state, *pair) == Reason("gains-city", amount=4)


def test_no_reason_only_praises() -> None:
    reasons = [mistake.why for mistake in quick().mistakes]
    reasons += [moment.why for moment in quick().moments if moment.options]
    assert reasons and not {why.code for why in reasons} & set(HOLLOW)
    assert any(why.code in CODES for why in reasons)


def test_a_reason_of_bots_that_praises_gives_way() -> None:
    game = read_position("turn king\n@0 king: gold 9, hand manor castle\n@1 thief: gold 1\n")
    question = game.question
    assert question is not None
    same = Found(END), Found(GOLD)
    for found in same:
        found.ends = [[0.0] * 2 * WIDTH] * WORLDS
    assert reason_of(question, game.state, *same) == Reason("many")


def test_praise_is_for_what_both_judges_think_best() -> None:
    before, seat = (0.4, 0.6), 0
    shares = (0.6, 0.4)
    step = quick().steps[1]._replace(number=0, seat=seat, choice="end", substitute=False)
    step = step._replace(own=0.2, chosen=shares, shares=shares, targets=())
    best, chosen = Weighed("gold", 0.7, 0.01), Weighed("end", 0.5, 0.01)

    def kinds(*options: Weighed, why: str = "many") -> list[str]:
        weighing = Weighing(options, Reason(why), ())
        found = moments_of(before, [step], [], {0: weighing})
        return [each.kind for each in found if each.seat == seat]

    assert kinds(best, chosen) == []
    assert kinds(chosen, best) == ["find"]
    assert kinds(chosen, chosen._replace(option="gold"), why="even") == []


def figures_of(*shares: float, chosen: int) -> tuple[Question, Figures]:
    """A choice among options with these shares; each leaves the more gold, the better it is."""
    game = read_position("turn king\n@0 king: gold 9, hand manor castle\n@1 thief: gold 1\n")
    game.play("gold")
    question = game.question
    assert question is not None
    options = question.options[: len(shares)]
    figures = Figures(options[chosen], game.state)
    for option, share in zip(options, shares, strict=True):
        found = Found(option)
        for world in range(WORLDS):
            found.add(share + world / 1000)
            found.ends.append([0.0] * 2 * WIDTH)
            found.ends[-1][COINS], found.ends[-1][SHARE] = 50 * share, share
        figures.found.append(found)
    return question, figures


def test_options_that_read_the_same_are_said_to_be_alike() -> None:
    weighing = weighing_of(*figures_of(0.022, 0.020, 0.024, chosen=1))
    assert weighing.why == Reason("even") and len(weighing.options) == 3
    assert weighing_of(*figures_of(0.022, 0.020, 0.124, chosen=1)).why != Reason("even")


def test_what_a_choice_turns_is_against_the_mean_of_the_others() -> None:
    question, figures = figures_of(0.2, 0.6, 0.5, chosen=1)
    assert weighing_of(question, figures).turned == pytest.approx((0.25, 0.0))


@pytest.mark.parametrize(("chosen", "amount"), [(0, 20), (1, 5), (2, 5)])
def test_the_best_is_compared_with_the_chosen_one_or_else_with_the_second(
    chosen: int, amount: int
) -> None:
    weighing = weighing_of(*figures_of(0.2, 0.6, 0.5, chosen=chosen))  # 10, 30 and 25 gold
    assert weighing.why == Reason("gains-gold", amount=amount)
