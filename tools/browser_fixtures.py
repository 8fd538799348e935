"""What the browser is to say and to read, as Python does: the fixtures in web/tests/.

`python3 run.py update` writes them anew.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast

from citadels import Config, Event, Game, Reason, Record
from citadels.bots import thought
from citadels.core.basics import COLOUR_NAMES, NOBODY, SPECTATOR, Fact, Refusal
from citadels.core.option import BUILD_NOW, COLOUR, KIND_NAMES, NUMBER, OPTIONS
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.core.state.parts import Question
from citadels.core.text.setup_code import read_setup_code
from citadels.review import reasons
from citadels.server.wire.presenter import present_event, present_view
from citadels.words import (
    LANGUAGES,
    QUICK_PHRASES,
    Reader,
    Sayable,
    card_name,
    card_text,
    colour_name,
    phrase,
    say_to,
    text_version,
)
from citadels.words.bundles import first_of, has
from citadels.words.sentences import option_ids
from tests.golden.replays import golden_files, moments_of, read_golden
from tests.words import grammar, sources
from tools.story_fixtures import NAMES, SHOWN, Lines, cut

FOLDER = Path(__file__).parents[1] / "web" / "tests"
FILES = (CARDS_FILE, OPTIONS_FILE, SENTENCES_FILE, STORY_FILE) = (
    "cards.json",
    "options.json",
    "sentences.json",
    "story.json",
)
# Games in which, between them, everything happens: presets, and set-up codes with a seed. What a
# newer card says is taken from its golden record, so that these games stay as they are.
PRESETS = [
    *((box.id, box.presets[0].id) for box in EDITIONS.values()),
    ("deluxe", "illustrious_emissaries"),
]
CODES = {
    "AQBYABIJAQQJCg4RFRcaMjMYGyUXFCQnJhkwIDQ": 2,
    "AQA4AAoIAgYHCg4QExcYGiIoHScsIRIuMhYmMw": 63,
    "AQBXABMJAwUICg8SExgaHSUaIjEnLhIWKRE0FCg": 66,
    "AQCIAAAJAgUICw8SExYZLystFCQoEx8VIxkmGio": 70,
    "AQAoABcIAQUICg8RFRcxHygeLiYcJTQhFCAZGA": 79,
    "AQBIAAIIAgUHCg4QFBYeLCYcGi8XKxMzISA0FA": 102,
    "AQBYABQJAQYICw4RExcbITQeGS0wIxccMiouLCI": 118,
}
WHOLE = "deluxe-tenacious_delegates-2"  # a short game
AMOUNTS = (0, 1, 3, 5)  # one of each plural
# Districts that have, between them, every gender in every language; and what depends on it.
GENDERS = ("manor", "tavern", "barracks", "market", "gold_mine", "stables")
GENDERED_EVENTS = ("confiscates", "moves-district")  # by the thing
GENDERED_SOURCES = ("gains", "draws-more", "keeps-all")  # by the card
VARYING_WHYS = ("income", "finishes", "richest-target", *reasons.CODES)  # by gender or number
FACTS: dict[str, Fact] = {
    "card": "witch",
    "second": "queen",
    "edition": "classic",
    "name": "xyzzy",
    "known": ("one", "two", "three"),
    "switch": "draft3",
    "text": "xyzzy",
    "until": "2030-01-02 12:30",
}
VERSIONS = [
    (id, config)
    for id in ("great_wall", "school_of_magic", "queen", "tavern")
    for config in (Config(), Config(edition="classic"), Config(edition="czech"))
]

Case = dict[str, Any]
Speak = Callable[[Reader], str]


def cards() -> Case:
    """Every card, with what its picture depends on."""
    return {
        "districts": {card.id: COLOUR_NAMES[card.colour] for card in DISTRICTS.values()},
        "characters": {card.id: card.rank for card in CHARACTERS.values()},
    }


def options() -> Case:
    """Every option, with the fields that its text tells."""
    fields = [
        [
            option.text,
            KIND_NAMES[option.kind],
            "" if option.card is None else option.card.id,
            option.seat,
            option.value if option.kind in (COLOUR, NUMBER) else 0,
            option.beautified,
        ]
        for option in OPTIONS.values()
    ]
    return {
        "characters": list(CHARACTERS),
        "districts": list(DISTRICTS),
        "colours": list(COLOUR_NAMES),
        "options": sorted(fields),
    }


class Collection:
    """Sayings, one of each kind that can sound different."""

    def __init__(self) -> None:
        self.cases: dict[tuple[object, ...], Case] = {}
        self.card = ""  # only what is said of this card is added

    def add(self, key: tuple[object, ...], told: object, reader: Reader, speak: Speak) -> None:
        """Add what is told to a reader, unless its like is there; a key begins with the kind."""
        shown = msgspec.to_builtins(told)
        if key in self.cases or (*key, self.card) in self.cases or self.card not in str(shown):
            return
        readers = {language: replace(reader, language=language) for language in LANGUAGES}
        self.cases[(*key, self.card) if self.card else key] = {
            "kind": key[0],
            "told": shown,
            "seat": reader.seat,
            "edition": reader.edition,
            "said": {language: speak(reader) for language, reader in readers.items()},
        }

    def add_game(self, game: Game, edition: str, rng: random.Random) -> None:
        """Play a game by chance, and add all that is told about it."""
        while game.question is not None:
            self._add_question(game, game.question, edition)
            game.play(rng.choice(game.options))
        self._add_end(game, edition)

    def add_record(self, record: Record, card: str) -> None:
        """Add what is told of a card in a recorded game."""
        self.card = card
        for game in moments_of(record):
            if game.question is not None:
                self._add_question(game, game.question, "")
        self._add_end(game, "")

    def _add_end(self, game: Game, edition: str) -> None:
        """Add all events and scores of a game."""
        for event in game.events or ():
            for seat in (*range(game.config.players), SPECTATOR, NOBODY):
                self._add_event(event, Reader(seat=seat, names=NAMES, edition=edition))
        for score in game.scores():
            for line in score.lines:
                told = {"code": line.code, "card": line.card.id if line.card else ""}
                reader = Reader(names=NAMES, edition=edition)
                self.add(("line", line.code), told, reader, partial(_say, line))

    def _add_event(self, event: Event, reader: Reader) -> None:
        seat = reader.seat
        if seat == NOBODY:  # who reads all is told all
            event = Event(*(getattr(event, name) for name in SHOWN))
        told = present_event(event, [max(seat, 0)])
        special = has(f"event-{event.name}-{sources.slug(told.card)}", "en")
        card = told.card if special else told.card and told.card in CHARACTERS
        role = "all" if seat == NOBODY else (seat == event.seat, seat == event.other)
        key = ("event", event.name, card, role, bool(told.things), _plural(event.amount))
        self.add(key, told, reader, partial(_say, event))

    def _add_question(self, game: Game, question: Question, edition: str) -> None:
        reader = Reader(seat=question.seat, names=NAMES, edition=edition)
        seen = present_view(game, question.seat).question
        told: Case = {"seat": seen.seat, "asker": seen.asker, "name": seen.name}
        key = ("ask", seen.asker, seen.name)
        self.add(
            (*key[:2], "others"), told, replace(reader, seat=SPECTATOR), partial(_say, question)
        )
        told["about"] = seen.about
        self.add((*key, min(len(question.about), 3)), told, reader, partial(_say, question))
        for option in (*question.options, *game.reasons()):
            place = (option.seat == question.seat, option.beautified)
            answer = {"option": option.text, "question": told}
            said = partial(_say, option, question=question)
            message = first_of(option_ids(option, question), "en")
            self.add(("option", message, *place), answer, reader, said)
            if option is not BUILD_NOW:  # which is no answer but to one question
                del answer["question"]
                said = partial(_say, option)
                self.add(("option", option.kind, *place), answer, reader, said)
        for reason, given in zip(seen.reasons.values(), game.reasons().values(), strict=True):
            key = ("reason", reason.code, reason.card and "card")
            self.add((*key, _plural(reason.amount)), reason, reader, partial(_say, given))

    def add_errors(self) -> None:
        """Add every refusal, with facts that fit it."""
        english = [entry for entry in grammar.read("en") if isinstance(entry, ast.Message)]
        for entry in english:
            kind, _, code = entry.id.name.partition("-")
            used = {n.id.name for n in grammar.walk(entry) if isinstance(n, ast.VariableReference)}
            if kind == "error":
                counted = used - FACTS.keys()
                for amount in AMOUNTS if counted else (0,):
                    facts = {name: FACTS.get(name, amount) for name in sorted(used)}
                    told = {"code": code, "facts": dict(facts)}
                    error = Refusal(str(facts.pop("text", "")), code, **facts)
                    self.add(("refusal", code, amount), told, Reader(), partial(_say, error))

    def add_genders(self) -> None:
        """Add what depends on the gender of a card, with every gender."""
        for id in GENDERS:
            card = DISTRICTS[id]
            events = [Event(name, None, 0, 1, 1, (card.option,)) for name in GENDERED_EVENTS]
            events += [Event(name, card, 0, NOBODY, 3) for name in GENDERED_SOURCES]
            for event in events:
                told, reader = present_event(event, [SPECTATOR]), Reader(names=NAMES)
                self.add(("event", event.name, id, "gender"), told, reader, partial(_say, event))
            option, told_option = card.standing_beautified[1], {"option": f"{id}+@1"}
            speak = partial(_say, option)
            self.add(("option", id, "gender"), told_option, Reader(names=NAMES), speak)

    def add_names(self) -> None:
        """Add why bots choose, the words of the cards, lists and quick phrases."""
        for code, (card, amount) in itertools.product(
            (*thought.CODES, *reasons.CODES), zip(GENDERS, itertools.cycle(AMOUNTS), strict=False)
        ):
            if card == GENDERS[0] or code in VARYING_WHYS:
                why = thought.Why(code, card, 1, amount)
                told = {"code": code, "card": card, "player": 1, "amount": amount}
                self.add(("why", code, card), told, Reader(names=NAMES), partial(_say, why))
        for code in sorted(sources.reasons()):
            reason = Reason(code, 3, DISTRICTS["keep"])
            told = {"code": code, "card": "keep", "amount": 3}
            self.add(("reason", code, 3), told, Reader(), partial(_say, reason))
        for id, edition in itertools.product((*CHARACTERS, *DISTRICTS), ("", *EDITIONS)):
            if not edition or has(f"{sources.slug(id)}-{edition}", "uk"):
                reader = Reader(edition=edition)
                self.add(("name", id, edition), id, reader, partial(_forms, id))
        for id, config in VERSIONS:
            ending = text_version(id, config)
            part = "rules" if ending else "text"
            told = {"card": id, "version": ending, "part": part}
            self.add(("text", id, ending), told, Reader(), partial(_text, id, config, part))
        for colour in range(len(COLOUR_NAMES)):
            self.add(("colour", colour), colour, Reader(), partial(_colour, colour))
        for name in QUICK_PHRASES:
            self.add(("chat", name), f":{name}:", Reader(), partial(_chat, name))


def _plural(amount: int) -> int:
    """The least number that is declined, in most languages, like this one."""
    return max(least for least in (0, 1, 2, 5) if least <= amount)


def _say(thing: Sayable, reader: Reader, question: Question | None = None) -> str:
    return say_to(reader, thing, question)


def _forms(id: str, reader: Reader) -> str:
    """A name with its forms, as a text."""
    name = card_name(id, reader.language, reader.edition)
    return "|".join([name, *(name.forms[form] for form in sorted(name.forms))])


def _text(id: str, config: Config, part: str, reader: Reader) -> str:
    return card_text(id, reader.language, config, part)


def _colour(colour: int, reader: Reader) -> str:
    return str(colour_name(colour, reader.language))


def _chat(name: str, reader: Reader) -> str:
    return phrase(f"chat-{name}", reader.language)


def sentences() -> Case:
    """Sayings in every language: those of a few games, and what no game says."""
    found = Collection()
    for edition, preset in PRESETS:
        players = 3 if preset.startswith("c") else 5
        game = Game(Config(players, edition, preset), seed=4)
        found.add_game(game, edition, random.Random(1))
    for code, seed in CODES.items():
        found.add_game(Game(read_setup_code(code), seed), "", random.Random(seed))
    found.add_errors()
    found.add_genders()
    found.add_names()
    for file in golden_files("card-*"):
        found.add_record(read_golden(file), file.stem.removeprefix("card-"))
    return {"names": list(NAMES), "cases": list(found.cases.values())}


def story() -> Case:
    """Lines of the story in every language, and a game cut into lines."""
    found = Lines()
    for file in golden_files("[!c]*") + golden_files("c[lz]*"):  # without those of new cards
        record = read_golden(file)
        found.add_game(record.replay(), record.config.edition)
    found.add_open()
    short = read_golden(golden_files(WHOLE)[0]).replay()
    return {"names": list(NAMES), "game": cut(short, 0), "cases": list(found.cases.values())}


def pages() -> dict[Path, str]:
    """The fixtures by their files."""
    made = {"cards.json": cards(), "options.json": options(), SENTENCES_FILE: sentences()}
    made[STORY_FILE] = story()
    return {FOLDER / name: page(fixture) for name, fixture in made.items()}


def page(fixture: Case) -> str:
    """A fixture as a file, a line for each row, comma first: what is new changes no other line."""
    parts = [f"{_dump(key)}:{_rows(value)}" for key, value in fixture.items()]
    return "{" + "\n,".join(parts) + "}\n"


def _rows(value: Case | list[object]) -> str:
    if isinstance(value, list):
        return "[\n " + "\n,".join(map(_dump, value)) + "\n]"
    return "{\n " + "\n,".join(f"{_dump(k)}:{_dump(v)}" for k, v in value.items()) + "\n}"


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
