"""Words: everything the engine says has a message, and every message is said well."""

from __future__ import annotations

import itertools
import pickle
import random
import re
import warnings

import pytest
from fluent.syntax import FluentSerializer, ast

from citadels import (
    Config,
    Event,
    Game,
    IllegalChoice,
    InvalidConfig,
    InvalidRecord,
    Reason,
    random_config,
    read_record,
)
from citadels.core.basics import NOBODY, SPECTATOR
from citadels.core.option import BUILD_NOW, COLOURS, GOLD, OPTIONS, SEATS
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.core.scoring import ScoreLine
from citadels.words import LANGUAGES, add_words, card_name, card_text, listed, phrase, say
from tests.properties.games import LONG
from tests.words import grammar, sources

EVERY_PRESET = [(box.id, preset.id) for box in EDITIONS.values() for preset in box.presets]
ARGUMENTS = {
    "when": "now",
    **{name: f"<{name}>" for name in ("player", "other", "thing", "second", "things", "card")},
    **{
        name: f"<{name}>"
        for name in ("colour", "character", "characters", "marks", "names", "option", "score")
    },
    **{
        name: f"<{name}>"
        for name in ("reason", "text", "file", "first", "next", "name", "bot", "address", "command")
    },
    **{
        name: f"<{name}>"
        for name in ("known", "switch", "edition", "preset", "version", "value", "way", "extra")
    },
    **{
        name: f"<{name}>"
        for name in (
            "before",
            "after",
            "gain",
            "group",
            "people",
            "items",
            "gold-items",
            "until",
            *sources.story_words(),
        )
    },
}


def messages(language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in grammar.read(language) if isinstance(e, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_required_id_has_a_message(language: str) -> None:
    assert sorted(sources.required() - messages(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    known = sources.required() | sources.allowed()
    assert sorted(messages(language).keys() - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_malformed_or_written_twice(language: str) -> None:
    found = grammar.read(language)
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_the_collection_finds_what_there_is() -> None:
    assert {"gains", "moves-gold", "bribes", "over"} <= sources.events()
    assert {"short", "protected", "threatened", "not-now"} <= sources.reasons()
    assert {"magistrate-sign", "magistrate-serve", "thieves-den-pay"} <= sources.questions()
    assert {"districts", "first", "hand"} <= sources.score_codes()
    assert {"gold", "build", "redraw"} <= sources.buttons()
    assert {"not-offered", "same-rank", "bot", "other"} <= sources.errors()
    assert sources.phases() == {"draft", "turn", "gather", "build"}
    assert {"rules-title", "rules-draft", "rules-proposed"} <= sources.rules()
    assert {"ui-round", "ui-mark-threat", "ui-player"} <= sources.ui()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_in(language: str) -> None:
    found = messages(language)
    every = ways()
    for id, message in found.items():
        parts = [attribute.id.name for attribute in message.attributes]
        differing = different(every, variables(message, found))
        for part, way in itertools.product(["", *parts] if message.value else parts, differing):
            text = phrase(id, language, part, **way)
            assert text.strip() and "{" not in text and "???" not in text, (id, part, text)


def ways() -> list[dict[str, str | int]]:
    """What messages are filled in with: many numbers, seen or not, own or not."""
    seen = [f"{label}-seen" for label in sources.story_labels()]
    found: list[dict[str, str | int]] = []
    for number, yes in itertools.product((0, 1, 2, 5, 21), ("yes", "no")):
        counted = dict.fromkeys((*grammar.COUNTED, *grammar.LABELS), number)
        chosen = dict.fromkeys(("seen", "own", "beautified", *seen), yes)
        for source, face in (("none", "real"), ("character", "empty"), ("district", "hidden")):
            found.append(ARGUMENTS | counted | chosen | {"source": source, "face": face})
    return found


def different(
    every: list[dict[str, str | int]], names: frozenset[str]
) -> list[dict[str, str | int]]:
    """Of these ways those that differ for a message with such variables, and nothing but these."""
    ways = ({name: way[name] for name in sorted(names) if name in way} for way in every)
    return list({tuple(way.values()): way for way in ways}.values())


def variables(message: ast.Message, found: dict[str, ast.Message]) -> frozenset[str]:
    """The variables of a message, and of those that it takes in."""
    names, todo = set(), [message]
    for each in todo:
        text = FluentSerializer().serialize_entry(each)
        names |= set(re.findall(r"\$([\w-]+)", text))
        inner = (found.get(id) for id in re.findall(r"\{ ([a-z][\w-]*)", text))
        todo += [message for message in inner if message and message not in todo]
    return frozenset(names)


def test_ways_that_differ_are_kept_and_others_are_not() -> None:
    (message,) = grammar.parse("one = { $seen ->\n    [yes] { two }\n   *[no] -\n}\n")
    (inner,) = grammar.parse("two = { $number }\n")
    assert isinstance(message, ast.Message) and isinstance(inner, ast.Message)
    assert variables(message, {"two": inner}) == {"seen", "number"}
    assert len(different(ways(), frozenset({"seen", "number"}))) == 10
    assert len(different(ways(), frozenset({"player"}))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_does_something_is_explained(language: str) -> None:
    plain = [id for id, card in DISTRICTS.items() if not card_text(id, language)]
    assert sorted(plain) == sorted(EDITIONS["deluxe"].basic)
    for id in (*CHARACTERS, *set(DISTRICTS) - set(plain)):
        assert card_text(id, language) and card_text(id, language, part="rules")


def check_sentence(text: str) -> None:
    """Refuse a sentence in which something is missing, or an id shows."""
    assert text and text[0].isupper(), text
    assert text[-1] in ".?!", text
    check_words(text)


def check_words(text: str) -> None:
    """Refuse words in which something is missing, or an id shows."""
    assert text == text.strip() and text, text
    for wrong in ("{", "}", "???", "_", "  ", " .", " ,", "()", "None", "@"):
        assert wrong not in text, text
    assert text not in sources.required(), text
    assert not re.search(r"\b(event|reason|option|button|score|ui)-[a-z]", text), text
    assert not re.search(r"\b(the|of|in) ?[.,:?!]", text), text


@pytest.mark.parametrize(
    "text",
    ["event-gains", "You take {$amount} gold.", "You build the .", "gold_mine", "Pay  1 gold."],
)
def test_a_bad_sentence_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        check_sentence(text)


def tell_question(game: Game, language: str) -> None:
    """Say all that there is to say about the open question."""
    question = game.question
    assert question is not None
    check_sentence(say(question, language, question.seat))
    check_sentence(say(question, language, SPECTATOR))
    reasons = game.reasons()
    for option in (*question.options, *reasons):
        asked = (option, language, question.seat, question.asker.id, question.name)
        if is_new(asked):  # of a question, only its id decides how an option is said
            check_words(say(option, language, question.seat, question=question))
        if option is not BUILD_NOW and is_new((option, language)):
            check_words(say(option, language))
    for reason in reasons.values():
        if is_new((reason, language)):
            check_sentence(say(reason, language))


SAID: set[object] = set()


def is_new(said: object) -> bool:
    """Whether something was not said before: games say the same things again and again."""
    known = said in SAID
    SAID.add(said)
    return not known


@pytest.mark.parametrize("number", range(len(EVERY_PRESET)))
def test_a_random_game_of_every_preset_is_told(number: int) -> None:
    edition, preset = EVERY_PRESET[number]
    players = 3 if preset.startswith("c") else 5
    for language in LANGUAGES if LONG else [LANGUAGES[number % len(LANGUAGES)]]:
        tell_game(Game(Config(players, edition, preset), seed=4), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_of_all_cards_are_told(language: str) -> None:
    for seed in range(8):
        tell_game(Game(random_config(seed), seed), language)


def tell_game(game: Game, language: str) -> None:
    rng = random.Random(1)
    while game.question is not None:
        tell_question(game, language)
        game.play(rng.choice(game.options))
    assert game.events
    for event in game.events:
        for seat in (NOBODY, 0, 1, SPECTATOR):
            if is_new((event, language, seat)):
                check_sentence(say(event, language, seat))
    for score in game.scores():
        for line in score.lines:
            check_words(say(line, language))


def test_a_seat_reads_what_it_may_know() -> None:
    things = (DISTRICTS["tavern"].option, DISTRICTS["castle"].option)
    event = Event("draws", None, 0, amount=2, things=things, seen=1)
    assert say(event, seat=0) == "You draw the Tavern and the Castle."
    assert say(event, seat=1) == "Player 1 draws 2 cards."
    assert say(event, seat=SPECTATOR, names=["Ada"]) == "Ada draws 2 cards."
    assert say(event, seat=NOBODY, names=["Ada"]) == "Ada draws the Tavern and the Castle."


def test_the_other_player_is_spoken_to() -> None:
    event = Event("moves-gold", CHARACTERS["thief"], 0, 1, 4)
    assert say(event, seat=0, names=["Ada", "Ben"]) == "Ben steals 4 gold from you."
    assert say(event, seat=1, names=["Ada", "Ben"]) == "You steal 4 gold from Ada."
    assert say(event, seat=2, names=["Ada", "Ben"]) == "Ben steals 4 gold from Ada."


def test_a_card_without_its_own_wording_has_the_general_one() -> None:
    event = Event("moves-gold", CHARACTERS["marshal"], 0, 1, 2)
    assert say(event) == "Player 1 gives 2 gold to Player 2."


def test_options_mean_what_their_question_makes_of_them() -> None:
    game = Game(Config(), seed=1)
    while game.question is None or game.question.asker.id != "turn":
        game.play(game.options[0])
    assert say(GOLD, question=game.question) == "Gather gold"
    assert say(GOLD) == "Gold"
    assert say(SEATS[2], seat=2) == "yourself"
    assert say(SEATS[2], seat=1) == "Player 3"
    assert say(COLOURS[0]) == "noble"
    assert say(OPTIONS["castle+@1"], seat=1) == "Your Castle, beautified"


def test_reasons_and_score_lines() -> None:
    assert say(Reason("short", 2)) == "You are 2 gold short."
    assert say(Reason("protected", card=DISTRICTS["keep"])) == "Protected by the Keep."
    assert say(ScoreLine("hand", 3, DISTRICTS["secret_vault"])) == "Secret Vault, in hand"


def test_the_words_of_a_card_follow_the_switches_of_the_game() -> None:
    plain, classic = Config(edition="deluxe"), Config(edition="classic")
    assert "any other district" in card_text("great_wall", "en", classic)
    assert card_text("great_wall", "en", plain) == card_text("great_wall", "en")
    czech = Config(edition="czech")
    assert "one gold and one card" in card_text("school_of_magic", "en", czech, "rules")


def test_an_unknown_language_is_english_with_one_warning() -> None:
    unknown = "qya"  # no other test may ask for it: the warning comes once per process
    with pytest.warns(UserWarning, match=f"no language '{unknown}'"):
        assert say(Reason("used"), unknown) == "Only once per turn."
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert say(Reason("used"), unknown) == "Only once per turn."


def test_a_fan_card_may_bring_words_and_may_do_without() -> None:
    assert card_name("sand_castle", "en") == "Sand Castle"
    add_words("en", "sand-castle = Castle of Sand\n    .text = Washed away.")
    assert card_name("sand_castle", "en") == "Castle of Sand"
    assert card_text("sand_castle", "en") == "Washed away."
    assert phrase("no-such-message") == "no-such-message"


def test_errors_are_said_to_players() -> None:
    with pytest.raises(InvalidConfig) as config:
        Config(4, rank9="queen")
    assert say(config.value) == (
        "Playing with the Queen takes at least 5 players, and there are only 4."
    )
    game = Game(Config(), seed=1)
    with pytest.raises(IllegalChoice) as choice:
        game.play("tavern")
    assert say(choice.value).startswith("“tavern” is not possible now. You can choose: ")
    with pytest.raises(InvalidRecord) as record:
        read_record("nonsense")
    assert say(record.value).startswith("This record, position or setup cannot be read: ")


def test_an_error_keeps_its_code_and_facts_between_processes() -> None:
    error = InvalidConfig("text", "same-rank", card="king", second="emperor", rank=4)
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert say(copy) == say(error)
    assert say(error).startswith("The King and the Emperor both have rank 4.")


def test_lists_count_equal_names() -> None:
    assert listed([], "en") == ""
    assert listed(["Tavern"], "en") == "Tavern"
    assert listed(["Tavern", "Keep", "Tavern", "Docks"], "en") == "Tavern ×2, Keep and Docks"
