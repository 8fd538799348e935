"""What users take for granted of every public object: print, compare, copy, pickle, refuse."""

from __future__ import annotations

import copy
import doctest
import pickle
import pydoc
from types import ModuleType

import pytest

from citadels import (
    Config,
    Event,
    Game,
    Option,
    Reason,
    Record,
    Score,
    read_position,
    record_of,
    write_position,
)
from citadels.core import event, game, option, reason, scoring
from citadels.core.rng import FastRng
from citadels.core.text import record

MOST_NAMES = 20
MOST_HELP = 150  # lines
NO_CHOICE = r"a choice is an Option or its text, not |Option, str\] object expected; got "
COMPILED = not str(game.__file__).endswith(".py")


def middle(seed: int = 7, choices: int = 90) -> Game:
    """A game in its middle, with cities, events and knowledge."""
    played = Game(Config(players=4), seed)
    rng = FastRng(seed)
    for _ in range(choices):
        played.play(played.options[rng.below(len(played.options))])
    return played


def an_option() -> Option:
    return middle().options[0]


def an_event() -> Event:
    return middle().events[-1]


def a_reason() -> Reason:
    found = read_position("@0 king: hand palace\n@1 bishop:\nturn king").why_not("build palace")
    assert found is not None
    return found


def a_score() -> Score:
    return middle().scores()[0]


def a_record() -> Record:
    return record_of(middle())


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


MAKERS = [middle, an_option, an_event, a_reason, a_score, a_record]
OTHERS: dict[object, object] = {
    middle: lambda: middle(8),
    an_option: lambda: middle().options[-1],
    an_event: lambda: middle().events[0],
    a_reason: lambda: Reason("other"),
    a_score: lambda: middle().scores()[1],
    a_record: lambda: record_of(middle(8)),
}


@pytest.mark.parametrize("make", MAKERS)
def test_it_says_what_it_is(make: object) -> None:
    assert callable(make)
    assert " object at 0x" not in repr(make())
    assert len(repr(make())) < 400


@pytest.mark.parametrize("make", MAKERS)
def test_it_is_compared_by_what_it_holds(make: object) -> None:
    assert callable(make)
    other = OTHERS[make]
    assert callable(other)
    assert make() == make()
    assert make() != other()
    assert make() != "something else"


@pytest.mark.parametrize("make", MAKERS)
def test_it_is_copied_and_pickled(make: object) -> None:
    assert callable(make)
    thing = make()
    assert copy.copy(thing) == thing
    assert copy.deepcopy(thing) == thing
    assert pickled(thing) == thing


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
def test_a_copied_game_is_whole_and_independent(again: object) -> None:
    assert callable(again)
    played = middle()
    before = write_position(played)
    other = again(played)
    assert isinstance(other, Game)
    assert (other.choices, other.events, other.seed) == (played.choices, played.events, played.seed)
    rng, other_rng = FastRng(3), FastRng(3)
    while not other.over:
        other.play(other.options[rng.below(len(other.options))])
    assert write_position(played) == before, "playing the copy changed the original"
    while not played.over:
        played.play(played.options[other_rng.below(len(played.options))])
    assert other == played
    assert other.events == played.events
    assert record_of(other) == record_of(played)


def test_a_game_from_a_position_is_pickled_with_its_origin() -> None:
    played = read_position("@0 king: gold 5, hand palace\n@1 bishop: gold 2\nturn king")
    played.play("gold")
    again = pickled(played)
    assert isinstance(again, Game)
    assert record_of(again) == record_of(played)


def test_a_game_has_no_hash_because_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(middle())


@pytest.mark.parametrize("name", ["state", "question", "options", "over", "config", "events"])
def test_a_game_is_changed_by_playing_only(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(middle(), name, None)


@pytest.mark.parametrize("wrong", [3, None, ["gold"], b"gold"])
def test_what_is_no_choice_is_refused_by_its_type(wrong: object) -> None:
    with pytest.raises(TypeError, match=NO_CHOICE):
        middle().play(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=NO_CHOICE):
        middle().why_not(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [4, "deluxe", None])
def test_what_is_no_configuration_is_refused_by_its_type(wrong: object) -> None:
    with pytest.raises(TypeError):
        Game(wrong)  # type: ignore[arg-type]


def test_a_game_shows_few_names() -> None:
    names = [name for name in dir(Game) if not name.startswith("_")]
    assert len(names) <= MOST_NAMES, names


def test_the_help_of_a_game_is_short() -> None:
    assert len(pydoc.plain(pydoc.render_doc(Game)).splitlines()) < MOST_HELP


@pytest.mark.parametrize("module", [event, game, option, reason, record, scoring])
def test_the_examples_of_docstrings_are_true(module: ModuleType) -> None:
    runner = doctest.DocTestRunner()
    for name, thing in vars(module).items():
        if isinstance(thing, type) and thing.__module__ == module.__name__ and thing.__doc__:
            found = doctest.DocTestParser().get_doctest(thing.__doc__, {}, name, None, None)
            said: list[str] = []
            runner.run(found, out=said.append)
            assert not runner.failures, "".join(said)


@pytest.mark.skipif(COMPILED, reason="compiled classes carry no docstrings")
def test_there_are_examples_to_be_run() -> None:
    for thing in (Game, Option, Record, Score):
        assert ">>> " in (thing.__doc__ or ""), thing
