"""Views: plain data that is compared, printed, copied and pickled; and one that hides nothing."""

from __future__ import annotations

import copy
import pickle
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from citadels import ALL_SEEING, SPECTATOR, Config, Game, View, read_position
from citadels.core.hidden.view import HIDDEN
from tests.properties.games import moments, new_game, some
from tests.properties.pairs import differs, pairs

GAMES = some(12, 3)


def test_views_are_values() -> None:
    game = Game(Config(4), 1)
    assert game.question is not None
    seat = game.question.seat
    view = game.view(seat)
    assert view == game.copy().view(seat) and view.text() == game.copy().view(seat).text()
    assert view != game.view((seat + 1) % 4)
    restored = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
    for again in (restored, copy.copy(view), copy.deepcopy(view)):
        assert isinstance(again, View) and again == view and again.text() == view.text()
        assert again.options == game.options
    assert repr(view) == f"<View of {seat}, deluxe, round 1, @{seat} is asked>"
    with pytest.raises(AttributeError):
        view.round = 2  # type: ignore[misc]
    game.play(game.options[0])
    assert game.view(seat) != view


def test_whoever_is_asked_sees_what_to_answer_and_nobody_else() -> None:
    game = Game(Config(4), 1)
    assert game.question is not None
    for observer in (0, 1, 2, 3, SPECTATOR):
        seen = game.view(observer).question
        assert seen is not None
        assert (seen.seat, seen.asker, seen.name) == (game.question.seat, "draft", "keep")
        asked = observer == game.question.seat
        assert seen.options == (game.options if asked else ())
        assert seen.reasons == (game.reasons() if asked else {})


@pytest.mark.parametrize("observer", [-1, 4, 7, 9, 14, 16])
def test_nobody_else_looks(observer: int) -> None:
    with pytest.raises(ValueError, match="neither a seat nor"):
        Game(Config(4), 1).view(observer)


def is_a(value: Any, hint: Any) -> bool:  # noqa: ANN401 - that is what is asked
    """Whether a value is what its field is declared as, all parts of it included."""
    inner = get_args(hint)
    if hasattr(hint, "_fields"):
        hints = get_type_hints(hint)
        return type(value) is hint and all(
            is_a(part, hints[name]) for name, part in zip(hint._fields, value, strict=True)
        )
    if get_origin(hint) is UnionType or type(None) in inner:
        return any(is_a(value, each) for each in inner)
    if get_origin(hint) is tuple:
        kinds = inner[:1] * len(value) if inner[-1] is ... else inner
        return type(value) is tuple and all(map(is_a, value, kinds))
    if get_origin(hint) is dict:
        return all(is_a(k, inner[0]) and is_a(v, inner[1]) for k, v in value.items())
    return type(value) is (int if hint.__name__ == "i64" else hint) or value is hint


def test_every_field_holds_what_it_is_declared_as() -> None:
    """A view is made by the places of its fields, which mypy does not look at."""
    for seed in range(GAMES):
        for number, game in enumerate(moments(new_game(seed), seed)):
            if number % 10 == 0 or game.over:
                for observer in (0, SPECTATOR, ALL_SEEING):
                    assert is_a(game.view(observer), View)


def test_a_field_in_a_wrong_place_would_be_found() -> None:
    view = Game(Config(4), 1).view(0)
    assert is_a(view, View)
    assert not is_a(View._make([*view[:3], "palace", *view[4:]]), View)
    assert not is_a(view._replace(players=(*view.players[:3], view.turn)), View)  # type: ignore[arg-type]


def test_nothing_is_hidden_from_the_all_seeing() -> None:
    for seed in range(GAMES):
        for game in moments(new_game(seed, events=True), seed):
            _check_truth(game, game.view(ALL_SEEING))


def _check_truth(game: Game, view: View) -> None:
    state = game.state
    for player, truth in zip(view.players, state.players, strict=True):
        assert player.hand == tuple(card.id for card in truth.hand)
        held = [c.id for c in game.config.cast if state.round.holder[c.rank] == truth.seat]
        assert player.characters == tuple(held)
        for built, standing in zip(player.city, truth.city, strict=True):
            assert built.under == tuple(card.id for card in standing.under)
    assert [player.points for player in view.players] == [score.total for score in game.scores()]
    assert all(mark.face is not None for mark in view.marks)
    assert HIDDEN not in view.deck_tail
    assert view.aside == tuple(card.id for card in state.aside)
    assert (view.over, bool(view.scores)) == (game.over, game.over)
    assert view.options == game.options
    if view.question is not None:
        assert view.question.reasons == game.reasons()
    for event in game.events:
        assert event.for_observer(ALL_SEEING).things == event.things


def test_the_deck_is_shown_as_far_as_it_is_decided() -> None:
    game = read_position("deck castle palace\ntail temple\n@0 king: gold 1")
    assert game.view(ALL_SEEING).deck_head == ("castle", "palace")
    assert game.view(ALL_SEEING).deck_tail == ("temple",)
    for observer in (0, 1, SPECTATOR):
        assert game.view(observer).deck_head == ()
        assert game.view(observer).deck_tail == (HIDDEN,)


def test_the_all_seeing_sees_the_whole_draft() -> None:
    game = Game(Config(4), 1)
    for taken in range(4):
        looks = game.view(ALL_SEEING).draft.looks
        assert len(looks) == taken + 1
        assert looks[-1] == (tuple(option.text for option in game.options), HIDDEN)
        game.play(game.options[0])
    draft = game.view(ALL_SEEING).draft
    burnt = game.state.option_of(game.state.round.taken[0]).text
    assert draft.face_down == burnt
    assert all(not game.view(seat).draft.face_down for seat in range(4))


def test_no_other_observer_gets_what_the_all_seeing_sees() -> None:
    """Two worlds that look alike to an observer are told apart by who sees all, and only so."""
    apart = 0
    for game, other, observer in pairs(900, some(40, 8)):
        if game.over or not differs(game, other):
            continue
        apart += 1
        assert game.view(observer) == other.view(observer)
        assert game.view(ALL_SEEING) != other.view(ALL_SEEING)
    assert apart >= 20
