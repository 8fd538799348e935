"""Advice: the best option with its share, from what the seat knows, and how sure that is."""

from __future__ import annotations

from citadels import Game
from citadels.bots.search import Found
from citadels.bots.thought import CODES
from citadels.core.rng import FastRng
from citadels.review import Advice, advise
from citadels.review.advise import EFFORT, NEAR, SHOWN, is_close
from citadels.review.parts import Reason
from citadels.review.reasons import CODES as MEASURED
from tests.review.playing import example, record

LITTLE = EFFORT._replace(worlds=6, spare=1)


def test_where_there_is_no_choice_nothing_is_weighed() -> None:
    game = record(3).replay(0, events=False)
    while game.question is None or len(game.question.options) > 1:
        game.play(game.options[0])
    assert advise(game) == Advice(game.options[0].text, (), True, False, Reason("only-choice"))


def test_the_best_of_a_few_comes_first() -> None:
    game = example().replay(0, events=False)
    sure = 0
    for choice in example().choices[:14]:
        question = game.question
        assert question is not None
        if len(question.options) > 1:
            found = advise(game, effort=LITTLE)
            texts = [option.text for option in question.options]
            assert len(found.options) == min(SHOWN, len(texts))
            assert found.choice == found.options[0].option
            assert {each.option for each in found.options} <= set(texts)
            shares = [each.share for each in found.options]
            assert shares == sorted(shares, reverse=True) and 0 <= shares[-1] <= shares[0] <= 1
            assert found.why.code in (*CODES, *MEASURED)
            sure += found.sure
        game.play(choice)
    assert sure


def test_a_limit_ends_the_search_and_not_the_advice() -> None:
    game = Game(example().config, 7, events=False)
    rng = FastRng(1)
    while len(game.options) < 3:
        game.play(game.options[rng.below(len(game.options))])
    hasty = advise(game, limit_ms=0.001)
    assert hasty.choice in [option.text for option in game.options]
    assert hasty.options and not hasty.sure and not hasty.close  # two worlds are too few


def test_close_is_what_is_measured_to_be_close() -> None:
    def pair(gaps: list[float]) -> list[Found]:
        option = example().choices[0]
        best, other = Found(option), Found(option)
        for gap in gaps:
            best.add(0.5 + gap)
            other.add(0.5)
        return [best, other]

    assert is_close(pair([0.0] * 8)) and is_close(pair([0.0, 0.01] * 8))
    assert not is_close(pair([NEAR * 1.1] * 8))  # better, if by little
    assert not is_close(pair([-0.3, 0.3] * 8))  # nobody knows
    assert not is_close(pair([0.0] * 3))
