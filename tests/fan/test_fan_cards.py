"""Fan cards: a character and a district from outside join the game, the package untouched."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from citadels import (
    Config,
    Event,
    Game,
    InvalidConfig,
    Option,
    Question,
    Reason,
    read_position,
    read_record,
    record_of,
    redeal,
    write_position,
)
from citadels.core import registry, rules
from citadels.core.card import Card, Character
from citadels.core.option import BY_ID, OPTIONS
from citadels.core.reason import OWN_CITY
from citadels.core.rng import FastRng
from citadels.core.state.state import State
from citadels.words import add_words, card_name, card_text, say
from tests.fan.caravanserai import Caravanserai
from tests.fan.courier import Courier
from tests.properties.games import some
from tests.properties.hidden import everything_sent, hidden_things, observers
from tests.support.examples import Example
from tests.support.invariants import cheap, check_ledger, costly, pick_keenly
from tests.support.scene import asked, play, scene

FAN = Path(__file__).parent
CAST = ("assassin", "thief", "courier", "king", "bishop", "merchant", "architect", "warlord")
GAMES = some(30, 8)

Snapshot = tuple[list[str], list[str], list[int]]


def vocabulary() -> Snapshot:
    """All cards and options that there are."""
    return [*registry.CHARACTERS, *registry.DISTRICTS], sorted(OPTIONS), sorted(BY_ID)


@pytest.fixture(autouse=True)
def fan_cards() -> Iterator[None]:
    """Let the fan cards join for a test; afterwards nothing of them is left."""
    before = vocabulary()
    add_words("en", (FAN / "words.ftl").read_text(encoding="utf-8"))
    cards: list[Card] = [registry.add_character(Courier()), registry.add_district(Caravanserai())]
    yield
    for card in cards:
        registry.withdraw(card)
    assert vocabulary() == before


def fan_config(players: int = 4) -> Config:
    """A game with the Courier for the Magician, and the Caravanserai for the Wishing Well."""
    plain = Config(players, cast=CAST)
    unique = [card.id for card in plain.unique[:-1]]
    return Config(players, cast=CAST, unique=[*unique, "caravanserai"])


def begun(seed: int) -> Game:
    """A game in which the Caravanserai was built."""
    return read_position(f"""
cast {" ".join(CAST)}
chance {FastRng(seed).text()}
draft
@0: gold 2, city caravanserai
@1: gold 4, hand tavern market docks
@2: gold 4, hand tavern harbor trading_post
@3: gold 4, hand tavern market docks
""")


def moments(game: Game, seed: int) -> Iterator[Game]:
    """Play a game by chance; give it at every question and at its end."""
    rng = FastRng(seed + 1000)
    yield game
    while not game.over:
        game.play(pick_keenly(game.options, rng))
        yield game


# Rules


def test_a_new_question_a_mark_and_a_reaction() -> None:
    Example("""
deck palace castle
@0 courier: gold 0
@1 king: gold 1
@2 bishop: gold 1
> use courier
? @0 courier-send: king, bishop, merchant, architect, warlord
! courier: too-early
> king
! king: sent
> bishop
? @0 courier-seal: king, bishop
> king
= mark letter king by courier real hidden
= mark letter bishop by courier hidden
> gold
> end
? @1 courier-open: yes, no
> yes
= @1 king: gold 1, hand castle palace
= mark letter king by courier real gone
> gold
> end
? @2 courier-open: yes, no
> yes
= @0 courier: gold 3
= @2 bishop: gold 0
""").run()


def test_a_district_that_reacts_to_the_builds_of_others() -> None:
    Example("""
turn merchant
deck palace castle
@0 merchant: gold 5, hand tavern
@1 king: gold 0, city caravanserai market
> gold
> build tavern
? @1 caravanserai-unload: castle, palace
> castle
= @1 king: gold 0, hand castle, city caravanserai market
= tail palace/2
+ @1 7: districts 6, card caravanserai 1
? @0 turn-turn: income, use merchant, end
""").run()


def test_it_is_built_beautified_and_attacked_like_any_other() -> None:
    Example("""
turn architect
@0 architect: gold 5, hand caravanserai
@1 warlord: gold 4
> gold
> build caravanserai
= @0 architect: gold 3, city caravanserai
> end
> gold
> use warlord
? @1 warlord-destroy: caravanserai@0
> caravanserai@0
= tail caravanserai/10f
""").run()
    Example("""
@0 artist: gold 1, city caravanserai
> use artist
> caravanserai@0
= @0 artist: gold 0, city caravanserai+
""").run()


# Words


class Guest(Character):
    """Points at the districts of other cities; refuses options, as a fan card may."""

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        return OWN_CITY if option.seat == question.seat else None


def test_a_card_that_refuses_options_is_asked_about_districts() -> None:
    game = read_position("@0 king: city tavern manor\n@1 bishop:")
    assert not rules.offers_standing(game.state, 0, Guest(), "visit")
    assert rules.offers_standing(game.state, 1, Guest(), "visit")


def test_the_words_of_a_fan_card() -> None:
    game = scene("turn king", "mark letter king real hidden", courier="gold 1", king="gold 3")
    question = game.question
    assert question is not None
    assert say(question, seat=1) == "A letter has come. Do you open it?"
    assert say(question, seat=0) == "Player 2 is thinking (Courier)."
    assert say(OPTIONS["yes"], question=question) == "Open the letter"
    assert say(OPTIONS["no"], question=question) == say(OPTIONS["no"])
    play(game, "yes")
    assert "Player 2 breaks the seal." in [say(event) for event in events(game)]
    assert "You break the seal." in [say(event, seat=1) for event in events(game)]
    assert card_name("caravanserai", "en") == "Caravanserai"
    assert card_text("courier", "en") == "Send letters to two characters, one of them sealed."
    assert say(OPTIONS["build caravanserai"]) == "Build the Caravanserai"


def test_the_words_of_a_reason_of_a_fan_card() -> None:
    game = scene("turn courier", courier="gold 1", king="gold 3")
    play(game, "use courier")
    reason = game.why_not("thief")
    assert reason is not None
    assert say(reason) == "This character was called before."


def events(game: Game) -> tuple[Event, ...]:
    """What happened."""
    return game.events


# Whole games


@pytest.mark.parametrize("seed", range(some(12, 4)))
def test_a_game_with_fan_cards_is_whole(seed: int) -> None:
    """Cards, gold, questions; copies, texts, views, refusals and chance now and then."""
    for number, game in enumerate(moments(Game(fan_config(), seed), seed)):
        cheap(game)
        if number % 40 == seed or game.over:
            costly(game, FastRng(number))
    check_ledger(game)


def test_a_game_with_fan_cards_is_recorded_and_replayed() -> None:
    *_, game = moments(Game(fan_config(), 1), 1)
    text = record_of(game).text()
    assert "use courier" in text
    assert "courier" in text.partition("cast ")[2].splitlines()[0]
    assert "caravanserai" in text.partition("unique ")[2].splitlines()[0]
    again = read_record(text).replay()
    assert write_position(again) == write_position(game)
    assert [e.text() for e in events(again)] == [e.text() for e in events(game)]


def test_every_moment_of_fan_cards_is_written_and_read() -> None:
    asked_by_fans: set[str] = set()
    for seed in range(GAMES):
        for game in moments(begun(seed), seed):
            if not game.over and asked(game).startswith(("courier", "caravanserai")):
                asked_by_fans.add(asked(game))
                again = read_position(write_position(game))
                assert write_position(again) == write_position(game)
                assert again.options == game.options
    questions = {"courier-send", "courier-seal", "courier-open", "caravanserai-unload"}
    assert asked_by_fans == questions


def test_redeal_knows_the_secrets_of_fan_cards() -> None:
    """Blindness and the law of redeal, where a letter lies or the Caravanserai asks."""
    differed: set[str] = set()
    for seed in range(GAMES):
        rng = FastRng(seed)
        for game in moments(begun(seed), seed):
            unloads = not game.over and asked(game) == "caravanserai-unload"
            if unloads or (game.state.marked("letter") and not rng.below(8)):
                for observer in observers(game):
                    found = check_redeal(game, observer, rng.next32())
                    differed |= found if unloads else found - {"aside"}
    assert differed >= {"faces", "aside", "hands", "roles"}


def check_redeal(game: Game, observer: int, seed: int) -> set[str]:
    """A redealt game looks the same and is redealt the same; give what differs in it."""
    other = redeal(game, observer, FastRng(seed))
    cheap(other)
    assert everything_sent(other, observer) == everything_sent(game, observer)
    once = redeal(game, observer, FastRng(seed + 1))
    again = redeal(other, observer, FastRng(seed + 1))
    assert write_position(once) == write_position(again)
    there, dealt = hidden_things(game, observer), hidden_things(other, observer)
    return {kind for kind, thing in there.items() if dealt[kind] != thing}


def test_a_view_names_fan_cards_and_hides_the_seal() -> None:
    game = scene("turn king", "mark letter king real hidden", courier="gold 1", king="gold 3")
    assert [mark.face for mark in game.view(0).marks] == [True]
    assert [mark.face for mark in game.view(1).marks] == [None]
    assert game.view().marks[0].kind == "letter"
    question = game.view().question
    assert question is not None and question.asker == "courier"


# The package is not touched


def sources(folder: Traversable) -> Iterator[Traversable]:
    """Every source and word file of the package."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from sources(entry)
        elif entry.name.endswith((".py", ".ftl")):
            yield entry


def test_the_package_knows_nothing_of_the_fan_cards() -> None:
    found = list(sources(files("citadels")))
    assert len(found) > 80
    for file in found:
        text = file.read_text(encoding="utf-8").lower()
        assert "courier" not in text and "caravanserai" not in text, file


def test_the_numbers_of_their_options_are_their_own() -> None:
    assert OPTIONS["courier"].id == 128 + Courier.number
    assert OPTIONS["caravanserai@2"].card is registry.DISTRICTS["caravanserai"]
    assert len(BY_ID) == len(OPTIONS)


class SameNumber(Courier):
    """Another character that takes the Courier's number."""

    id = "postman"


class SameName(Caravanserai):
    """Another district that takes the Caravanserai's name."""

    number = 97


class NoNumber(Caravanserai):
    """A district with a number beyond those that there are."""

    id = "khan"
    number = 128


class OldNumber(Courier):
    """A character that takes a number of the game's own."""

    id = "postman"
    number = 10


class NoRank(Courier):
    """A character without a rank."""

    id = "postman"
    number = 97
    rank = 0


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (SameNumber, "postman: character number 96 belongs to courier"),
        (OldNumber, "number 10 belongs to king; fan cards have 96 to 127"),
        (NoRank, "postman: the rank is 1 to 9, not 0"),
    ],
)
def test_a_second_character_is_refused(card: type[Courier], message: str) -> None:
    before = vocabulary()
    with pytest.raises(ValueError, match=message):
        registry.add_character(card())
    assert vocabulary() == before


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (SameName, "there is a card caravanserai already"),
        (NoNumber, "khan: a district has a number from 0 to 127"),
    ],
)
def test_a_second_district_is_refused(card: type[Caravanserai], message: str) -> None:
    before = vocabulary()
    with pytest.raises(ValueError, match=message):
        registry.add_district(card())
    assert vocabulary() == before


def test_a_fan_card_is_checked_like_any_other() -> None:
    with pytest.raises(InvalidConfig, match="both have rank 3"):
        Config(cast=(*CAST, "wizard"))
    with pytest.raises(InvalidConfig, match="the classic edition has no courier"):
        Config(edition="classic", cast=CAST)
