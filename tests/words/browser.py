"""What the browser is to say and to read, as Python does: the fixtures in web/tests/.

`python -m tests.words.browser` writes them anew.
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

from citadels import Config, Event, Game, Reason, random_config
from citadels.bots.thought import CODES, Why
from citadels.core.basics import COLOUR_NAMES, NOBODY, SPECTATOR, Fact, Refusal
from citadels.core.option import BUILD_NOW, COLOUR, KIND_NAMES, NUMBER, OPTIONS
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.core.table import Ask
from citadels.server.telling import tell_event, tell_view
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
from tests.words import grammar, sources

FOLDER = Path(__file__).parents[2] / "web" / "tests"
FILES = (OPTIONS_FILE, SENTENCES_FILE) = ("options.json", "sentences.json")
NAMES = ("Ada", "Ben", "Цвітана")  # the players after them are numbered
# Games in which, between them, everything happens: the seeds are of random configurations.
PRESETS = [
    *((box.id, box.presets[0].id) for box in EDITIONS.values()),
    ("deluxe", "illustrious_emissaries"),
]
SEEDS = (2, 63, 66, 70, 79, 102, 118)
AMOUNTS = (0, 1, 3, 5)  # one of each plural
SHOWN = ("name", "card", "seat", "other", "amount", "things")  # of an event, without who sees it
# Districts that have, between them, every gender in every language; and what depends on it.
GENDERS = ("manor", "tavern", "barracks", "market", "gold_mine", "stables")
GENDERED_EVENTS = ("confiscates", "moves-district", "discount")  # by the thing
GENDERED_SOURCES = ("gains", "draws-more", "keeps-all")  # by the card
VARYING_WHYS = ("income", "finishes", "richest-target")  # by gender or number
FACTS: dict[str, Fact] = {
    "card": "witch",
    "second": "queen",
    "edition": "classic",
    "name": "xyzzy",
    "known": ("one", "two", "three"),
    "switch": "draft3",
    "text": "xyzzy",
}
VERSIONS = [
    (id, config)
    for id in ("great_wall", "school_of_magic", "queen", "tavern")
    for config in (Config(), Config(edition="classic"), Config(edition="czech"))
]

Case = dict[str, Any]
Speak = Callable[[Reader], str]


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

    def add(self, key: tuple[object, ...], told: object, reader: Reader, speak: Speak) -> None:
        """Add what is told to a reader, unless its like is there; a key begins with the kind."""
        if key not in self.cases:
            readers = {language: replace(reader, language=language) for language in LANGUAGES}
            self.cases[key] = {
                "kind": key[0],
                "told": msgspec.to_builtins(told),
                "seat": reader.seat,
                "edition": reader.edition,
                "said": {language: speak(reader) for language, reader in readers.items()},
            }

    def add_game(self, game: Game, edition: str, rng: random.Random) -> None:
        """Play a game by chance, and add all that is told about it."""
        while game.asking is not None:
            self._add_question(game, game.asking, edition)
            game.play(rng.choice(game.options))
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
        told = tell_event(event, [max(seat, 0)])
        special = has(f"event-{event.name}-{sources.slug(told.card)}", "en")
        card = told.card if special else told.card and told.card in CHARACTERS
        role = "all" if seat == NOBODY else (seat == event.seat, seat == event.other)
        key = ("event", event.name, card, role, bool(told.things), _plural(event.amount))
        self.add(key, told, reader, partial(_say, event))

    def _add_question(self, game: Game, ask: Ask, edition: str) -> None:
        reader = Reader(seat=ask.seat, names=NAMES, edition=edition)
        seen = tell_view(game, ask.seat)
        told: Case = {"asked": seen.asked, "asker": seen.asker, "question": seen.question}
        key = ("ask", seen.asker, seen.question)
        self.add((*key[:2], "others"), told, replace(reader, seat=SPECTATOR), partial(_say, ask))
        told["about"] = seen.about
        self.add((*key, min(len(ask.about), 3)), told, reader, partial(_say, ask))
        for option in (*ask.options, *game.reasons()):
            place = (option.seat == ask.seat, option.beautified)
            answer = {"option": option.text, "view": told}
            said = partial(_say, option, ask=ask)
            message = first_of(option_ids(option, ask), "en")
            self.add(("option", message, *place), answer, reader, said)
            if option is not BUILD_NOW:  # which is no answer but to one question
                del answer["view"]
                said = partial(_say, option)
                self.add(("option", option.kind, *place), answer, reader, said)
        for reason, given in zip(seen.reasons, game.reasons().values(), strict=True):
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
                told, reader = tell_event(event, [SPECTATOR]), Reader(names=NAMES)
                self.add(("event", event.name, id, "gender"), told, reader, partial(_say, event))
            option, told_option = card.standing_beautified[1], {"option": f"{id}+@1"}
            speak = partial(_say, option)
            self.add(("option", id, "gender"), told_option, Reader(names=NAMES), speak)

    def add_names(self) -> None:
        """Add why bots choose, the words of the cards, lists and quick phrases."""
        for code, (card, amount) in itertools.product(
            CODES, zip(GENDERS, itertools.cycle(AMOUNTS), strict=False)
        ):
            if card == GENDERS[0] or code in VARYING_WHYS:
                why = Why(code, card, 1, amount)
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


def _say(thing: Sayable, reader: Reader, ask: Ask | None = None) -> str:
    return say_to(reader, thing, ask)


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
    for seed in SEEDS:
        found.add_game(Game(random_config(seed), seed), "", random.Random(seed))
    found.add_errors()
    found.add_genders()
    found.add_names()
    return {"names": list(NAMES), "cases": list(found.cases.values())}


def page(name: str) -> str:
    """A fixture as a file, a line for each row: a change of one is a change of one line."""
    fixture, rows = (options(), "options") if name == OPTIONS_FILE else (sentences(), "cases")
    dump = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))
    head = [f"{dump(key)}:{dump(value)}" for key, value in fixture.items() if key != rows]
    lines = ",\n".join(dump(row) for row in fixture[rows])
    return "{" + ",\n".join([*head, f"{dump(rows)}:[\n{lines}\n]"]) + "}\n"


def main() -> None:
    """Write the fixtures."""
    for name in FILES:
        (FOLDER / name).write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()
