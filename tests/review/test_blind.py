"""Figures of a choice: nothing that the seat could not know changes a bit of them."""

from __future__ import annotations

from collections.abc import Callable

from citadels import Game
from citadels.bots.master import IN_SEARCH
from citadels.review.effort import Effort
from citadels.review.weigh import Figures, Weigher
from citadels.review.weights import shipped_judge
from tests.bots.test_blindness import questions
from tests.properties.games import some

PAIRS = some(40, 1)
EFFORT = Effort(worlds=2, spare=2, exact=6, draws=2, setups=2, ahead=True)
Weigh = Callable[[Game], Figures]


def written(figures: Figures) -> str:
    """All figures, to the last bit."""
    found = [
        (each.option.text, each.shares, each.ends) for each in (*figures.found, *figures.measured)
    ]
    return repr([figures.before, figures.after, found, figures.best, figures.loss()])


def find_difference(weigh: Weigh, first: int, count: int) -> str | None:
    """Look for two games that the asked seat cannot tell apart, and that have other figures."""
    seen = 0
    for game, other, _ in questions(first, count):
        seen += 1
        if written(weigh(game)) != written(weigh(other)):
            return str(game.question)
    assert seen >= count, "too few pairs to prove anything"
    return None


def honest(game: Game) -> Figures:
    return Weigher(shipped_judge(), EFFORT, IN_SEARCH).weigh(game, game.options[0], True)


def peeking(game: Game) -> Figures:
    """The chance of the worlds comes from the hands of the others."""
    hands = str([player.hand for player in game.state.players])
    return Weigher(shipped_judge(), EFFORT, IN_SEARCH).weigh(game, game.options[0], True, hands)


def test_secrets_change_no_figure() -> None:
    assert find_difference(honest, 700, PAIRS) is None


def test_a_peek_is_found() -> None:
    assert find_difference(peeking, 700, PAIRS) is not None
