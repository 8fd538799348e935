"""What users take for granted of every public object: print, compare, copy, pickle, refuse."""

from __future__ import annotations

import copy
import doctest
import pickle
import pydoc
import sys
from collections.abc import Callable
from typing import Any

import pytest

import citadels
from citadels import (
    ALL_SEEING,
    Config,
    Event,
    FastRng,
    Game,
    IllegalChoice,
    InvalidConfig,
    InvalidRecord,
    Odds,
    Option,
    OutcomeNeeded,
    Question,
    Reason,
    Record,
    Refusal,
    Score,
    ScoreLine,
    State,
    View,
    add_character,
    add_district,
    random_config,
    read_config,
    read_position,
    read_record,
    read_setup_code,
    record_of,
    redeal,
    setup_code,
    take_back,
    write_config,
    write_position,
)
from citadels.core import game
from citadels.core.option import OPTIONS
from citadels.core.registry import ASKERS, CHARACTERS, DISTRICTS, SWITCHES, find_card

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


def a_question(choices: int = 90) -> Question:
    found = middle(choices=choices).question
    assert found is not None
    return found


def a_reason() -> Reason:
    found = read_position("@0 king: hand palace\n@1 bishop:\nturn king").why_not("build palace")
    assert found is not None
    return found


def needed(players: int = 4) -> OutcomeNeeded:
    with pytest.raises(OutcomeNeeded) as found:
        Game(Config(players), outcomes=[])
    return found.value


def refused(kind: type[Refusal], act: Callable[[], object]) -> Refusal:
    with pytest.raises(kind) as found:
        act()
    return found.value


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


PUBLIC = [thing for name in citadels.__all__ if isinstance(thing := getattr(citadels, name), type)]
# Of each public class: how one is made, and how another one that differs.
MADE: dict[type, tuple[Callable[[], object], Callable[[], object]]] = {
    Config: (lambda: Config(5, rank9="queen"), lambda: Config(5)),
    Event: (lambda: middle().events[-1], lambda: middle().events[0]),
    FastRng: (lambda: FastRng(7), lambda: FastRng(8)),
    Game: (middle, lambda: middle(8)),
    IllegalChoice: (
        lambda: refused(IllegalChoice, lambda: middle().play("@6")),
        lambda: refused(IllegalChoice, lambda: middle().play("@7")),
    ),
    InvalidConfig: (
        lambda: refused(InvalidConfig, lambda: Config(12)),
        lambda: refused(InvalidConfig, lambda: Config(13)),
    ),
    InvalidRecord: (
        lambda: refused(InvalidRecord, lambda: read_position("@0: purse 3")),
        lambda: refused(InvalidRecord, lambda: read_position("@0: purple 3")),
    ),
    Odds: (lambda: needed().odds, lambda: needed(5).odds),
    Option: (lambda: middle().options[0], lambda: middle().options[-1]),
    OutcomeNeeded: (needed, lambda: needed(5)),
    Question: (a_question, lambda: a_question(91)),
    Reason: (a_reason, lambda: Reason("other")),
    Record: (lambda: record_of(middle()), lambda: record_of(middle(8))),
    Refusal: (lambda: Refusal("no", "other", amount=3), lambda: Refusal("no", "other", amount=4)),
    Score: (lambda: middle().scores()[0], lambda: middle().scores()[1]),
    ScoreLine: (lambda: middle().scores()[0].lines[0], lambda: middle().scores()[1].lines[0]),
    State: (lambda: middle().state, lambda: middle(8).state),
    View: (lambda: middle().view(ALL_SEEING), lambda: middle().view(0)),
}


def holds(thing: object) -> object:
    """What a thing is compared by: itself, but errors by what they tell, as Python's own."""
    if isinstance(thing, Refusal):
        return type(thing), str(thing), thing.code, thing.facts
    return (str(thing), thing.odds) if isinstance(thing, OutcomeNeeded) else thing


def test_every_public_class_is_tried() -> None:
    assert set(PUBLIC) == set(MADE)


@pytest.mark.parametrize("kind", PUBLIC)
def test_it_says_what_it_is(kind: type) -> None:
    thing = MADE[kind][0]()
    assert type(thing) is kind
    assert " object at 0x" not in repr(thing)
    assert len(repr(thing)) < 400


@pytest.mark.parametrize("kind", PUBLIC)
def test_it_is_compared_by_what_it_holds(kind: type) -> None:
    make, other = MADE[kind]
    assert holds(make()) == holds(make())
    assert holds(make()) != holds(other())
    assert make() != "something else"


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("kind", PUBLIC)
def test_it_is_copied_and_pickled(kind: type, again: Callable[[object], object]) -> None:
    thing = MADE[kind][0]()
    assert type(again(thing)) is kind
    assert holds(again(thing)) == holds(thing)


@pytest.mark.parametrize("kind", [Config, Event, Odds, Question, Reason, Record, Score, ScoreLine])
def test_equal_things_have_equal_hashes(kind: type) -> None:
    make, other = MADE[kind]
    assert len({make(), make(), other()}) == 2


def test_cards_and_phases_are_pickled_as_themselves() -> None:
    versions = [card for switch in SWITCHES.values() for card in switch.versions.values()]
    assert versions
    for thing in (*CHARACTERS.values(), *DISTRICTS.values(), *versions, *ASKERS.values()):
        assert pickled(thing) is thing and copy.deepcopy(thing) is thing


def test_a_card_that_is_not_there_is_not_found() -> None:
    with pytest.raises(ValueError, match="there is no card 'dragon'"):
        find_card("dragon")


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
    for thing in (middle(), middle().state, FastRng(1)):
        with pytest.raises(TypeError):
            hash(thing)


def test_the_question_is_named_once() -> None:
    played = read_position("@0 king: gold 1\n@1 bishop:\nturn king")
    assert repr(played) == "<Game deluxe, 4 players, round 1, @0 turn>"
    assert repr(played.state) == "<State deluxe, 4 players, round 1, @0 turn>"
    assert repr(played.question).startswith("<@0 turn: gold | cards")
    assert repr(Game(Config(4, crown=2))).endswith("round 1, @2 draft-keep>")


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


OTHER_TYPE = "object expected; got "  # what compiled code says of a wrong type


@pytest.mark.parametrize(
    ("said", "act"),
    [
        ("a seed is a number or 32 bytes, not 'x'", lambda: Game(Config(4), seed=_any("x"))),
        ("an observer is the number of a seat.*, not '0'", lambda: middle().view(_any("0"))),
        ("a power is a Card, not 'x'", lambda: middle().targets(_any("x"))),
        ("a seed is a number or 32 bytes, not 'x'", lambda: redeal(middle(), 0, _any("x"))),
        ("an observer is the number .*, not '0'", lambda: redeal(middle(), _any("0"), 5)),
        ("what is redealt is a Game, not 3", lambda: redeal(_any(3), 0, 5)),
        ("a position .* is a text, not 3", lambda: read_position(_any(3))),
        ("a .*configuration is a text, not 3", lambda: read_config(_any(3))),
        ("a record is a text, not 3", lambda: read_record(_any(3))),
        ("a record is that of a Game, not 3", lambda: record_of(_any(3))),
        ("a set-up code is that of a Config, not 'x'", lambda: setup_code(_any("x"))),
        ("a set-up code is a text, not 3", lambda: read_setup_code(_any(3))),
        ("a position is that of a Game, not 3", lambda: write_position(_any(3))),
        ("what is written is a Config, not 3", lambda: write_config(_any(3))),
        ("choices are taken back in a Game, not 3", lambda: take_back(_any(3))),
        ("how many .* is a number, not 'x'", lambda: take_back(middle(), _any("x"))),
        ("what is added is a Character, not 3", lambda: add_character(_any(3))),
        ("what is added is a District, not 3", lambda: add_district(_any(3))),
        ("a seed is a number or 32 bytes, not 'x'", lambda: random_config(_any("x"))),
        ("players is a number, not 'x'", lambda: random_config(4, _any("x"))),
        ("a seed of a FastRng is a number, not 'x'", lambda: FastRng(_any("x"))),
        ("a record has a Config, not 3", lambda: Record(_any(3), 1, ())),
        ("a seed is a number or 32 bytes, not 'x'", lambda: Record(Config(4), _any("x"), ())),
        ("choices of a record .*, not \\['king'\\]", lambda: Record(Config(4), 1, _any(["king"]))),
        (
            "choices of a record .*, not \\('king',\\)",
            lambda: Record(Config(4), 1, _any(("king",))),
        ),
    ],
)
def test_a_wrong_type_is_refused_clearly(said: str, act: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match=f"{OTHER_TYPE}|{said}" if COMPILED else said):
        act()


@pytest.mark.parametrize("observer", [-3, 4, 9, ALL_SEEING])
def test_a_redeal_is_for_a_seat_or_the_spectator(observer: int) -> None:
    said = f"^{observer} is neither a seat nor the spectator of this game$"
    with pytest.raises(ValueError, match=said):
        redeal(Game(Config(4)), observer, 1)


def _any(thing: object) -> Any:  # noqa: ANN401 - what no type checker would let pass
    return thing


def test_a_seed_is_as_good_as_a_generator() -> None:
    played = middle()
    assert redeal(played, 0, 5) == redeal(played, 0, FastRng(5))
    assert played.careful(5) is played.careful(FastRng(5))


@pytest.mark.parametrize("kind", [Config, Record, Score])
def test_what_is_agreed_or_done_cannot_be_changed(kind: type) -> None:
    thing = MADE[kind][0]()
    names = [name for name in dir(thing) if not name.startswith("_")]
    for name in [name for name in names if not callable(getattr(thing, name))]:
        held = getattr(thing, name)
        with pytest.raises(AttributeError, match="cannot be changed"):
            setattr(thing, name, held)
        with pytest.raises(AttributeError, match="cannot be changed"):
            delattr(thing, name)
        assert not isinstance(held, (list, dict, set)), f"{name} could be written into"


def test_a_view_shares_nothing_that_can_be_written_into() -> None:
    one, other = Game(Config(4, crown=0)).view(), Game(Config(4, crown=0)).view()
    assert one.question is not None and other.question is not None
    one.question.reasons[OPTIONS["gold"]] = Reason("other")
    one.question.ways[OPTIONS["gold"]] = OPTIONS["cards"]
    assert other.question.reasons == {} == other.question.ways
    assert Game(Config(4, crown=0)).view() == other


@pytest.mark.parametrize("wrong", [4, "deluxe", None])
def test_what_is_no_configuration_is_refused_by_its_type(wrong: object) -> None:
    with pytest.raises(TypeError):
        Game(wrong)  # type: ignore[arg-type]


def test_a_game_shows_few_names() -> None:
    names = [name for name in dir(Game) if not name.startswith("_")]
    assert len(names) <= MOST_NAMES, names


def test_the_help_of_a_game_is_short() -> None:
    assert len(pydoc.plain(pydoc.render_doc(Game)).splitlines()) < MOST_HELP


def test_the_help_of_the_package_tells_of_every_name_of_a_game() -> None:
    rows = [line[4:34] for line in (citadels.__doc__ or "").splitlines() if line[:4] == " " * 4]
    told = [name.strip(",") for row in rows[3:] for name in row.split()]
    assert sorted(told) == [name for name in dir(Game) if not name.startswith("_")]


@pytest.mark.skipif(COMPILED, reason="compiled classes carry no docstrings")
@pytest.mark.parametrize("kind", PUBLIC)
def test_the_examples_of_docstrings_are_true(kind: type) -> None:
    runner = doctest.DocTestRunner()
    module = vars(sys.modules[kind.__module__])
    found = doctest.DocTestParser().get_doctest(kind.__doc__ or "", module, "", None, None)
    said: list[str] = []
    runner.run(found, out=said.append)
    assert runner.tries and not runner.failures, "".join(said)
