"""The law of redeal: games that an observer cannot tell apart are redealt equally."""

from __future__ import annotations

import logging

from citadels import Game, Option, redeal, write_position
from citadels.core.rng import FastRng, Rng
from tests.properties.games import some
from tests.properties.hidden import everything_sent, seen_events
from tests.properties.pairs import pairs
from tests.support.invariants import pick

LOG = logging.getLogger(__name__)
FURTHER = 12  # choices that two games go on side by side


def test_a_redealt_game_is_redealt_as_the_true_one() -> None:
    for number, (game, other, observer) in enumerate(pairs(30_000, some(80, 10))):
        one = redeal(game, observer, FastRng(number))
        two = redeal(other, observer, FastRng(number))
        assert write_position(one) == write_position(two)


def test_games_with_equal_streams_stay_alike() -> None:
    """Two games go on, by equal choices or by others that the observer does not see."""
    alike = 0
    for number, (game, other, observer) in enumerate(pairs(40_000, some(30, 6))):
        one, two = game.copy(), other
        rng = FastRng(number)
        for _ in range(FURTHER):
            if one.over:
                break
            if go_on(one, two, rng):
                check_news(one, two, observer)
            if everything_sent(one, observer) != everything_sent(two, observer):
                break
            alike += 1
            first = redeal(one, observer, FastRng(number))
            second = redeal(two, observer, FastRng(number))
            assert write_position(first) == write_position(second), _story(one, two, observer)
    LOG.info("%d steps with equal streams", alike)
    assert alike > some(2_500, 250)


def test_what_can_be_taken_back_taught_nothing() -> None:
    """A choice that may be undone shows the chooser nothing that was hidden before it."""
    undone = 0
    for number, (game, _, _) in enumerate(pairs(45_000, some(60, 10))):
        if game.over:
            continue
        assert game.question is not None
        seat = game.question.seat
        for option in game.options:
            one, two = game.copy(), redeal(game, seat, FastRng(number))
            one.play(option)
            if one.undoable:
                two.play(option)
                assert everything_sent(one, seat) == everything_sent(two, seat), option
                undone += 1
    LOG.info("%d choices could be taken back", undone)
    assert undone > some(2_500, 250)


def check_news(one: Game, two: Game, observer: int) -> None:
    """Where the views are still equal, no event may have betrayed a difference.

    Except what everybody is told without a trace in a view: a face that is shown and gone, the
    count of the Spy where there is neither gold nor a card to take (Q46).
    """
    if one.view(observer).text() != two.view(observer).text():
        return
    news, other_news = seen_events(one, observer), seen_events(two, observer)
    if not any(event.startswith(("shows", "counts")) for event in news[-3:]):
        assert news == other_news, _story(one, two, observer)


def go_on(one: Game, two: Game, rng: Rng) -> bool:
    """Play a choice in both games, the same with the same luck if it can be; say if it was."""
    choice = pick(one.options, rng)
    answer = choice if choice in two.options else pick(two.options, rng)
    luck = decide(one, choice, rng, [])
    return choice is answer and luck == decide(two, answer, rng, luck)


def decide(game: Game, choice: Option, rng: Rng, wish: list[Option]) -> list[Option]:
    """Play a choice, each chance event as wished if that can be; give what happened."""
    outcomes: list[Option] = []
    odds = game.play(choice, outcomes=outcomes)
    while odds is not None:
        wished = wish[len(outcomes)] if len(outcomes) < len(wish) else None
        outcomes.append(wished if wished in odds.outcomes else pick(odds.outcomes, rng))
        odds = game.play(choice, outcomes=outcomes)
    return outcomes


def _story(one: Game, two: Game, observer: int) -> str:
    return f"observer {observer}\n{write_position(one)}\n{write_position(two)}"
