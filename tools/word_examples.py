"""One example of every sentence pattern, for a reader to review: a file per language.

`python -m tools.word_examples uk` prints those of a language; `python3 run.py update` writes all
of them into tests/words/examples/ anew.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from citadels.core.basics import TRADE
from citadels.core.registry import CHARACTERS, DISTRICTS, SWITCHES
from citadels.words import LANGUAGES, Name, card_name, colour_name, listed, phrase, player_name
from citadels.words.bundles import Argument
from citadels.words.sentences import with_article
from tests.words import grammar, sources

FOLDER = Path(__file__).parents[1] / "tests" / "words" / "examples"
NUMBERS = dict.fromkeys([*grammar.COUNTED, *grammar.LABELS], 3)
# Events whose $thing is a character; of the others it is a district, or a colour.
OF_CHARACTERS = re.compile(
    "event-(face-|picks|lays-|swaps|calls|silent|reveals|resumes|takes-gold|marks|decides|shows)"
    "|story-(aside|face-up|pick|silent|bewitches|marks)"
)
BY_CHARACTERS = re.compile(
    "event-(marks|decides|shows)|story-marks|asked|reason-(witch|builds)|error"
)
OF_COLOURS = ("event-counts", "story-spies")
CHOSEN = {
    "source": ("character", "district", "none"),
    "seen": ("yes", "no"),
    "own": ("yes", "no"),
    **{f"{label}-seen": ("yes", "no") for label in sorted(sources.story_labels())},
    "beautified": ("yes", "no"),
    "face": ("real", "empty", "hidden"),
    "value": tuple(value for switch in SWITCHES.values() for value in switch.values),
}
WORDS = {
    "text": "xyzzy",
    "bot": "citizen",
    "address": "http://localhost:8000/",
    "file": "game.txt",
    "when": "…",
    "name": "xyzzy",
    "known": "one, two",
    "switch": "draft3",
    "option": "…",
    "command": "citadels play",
    "reason": "…",
    "way": "…",
    "before": "41%",
    "after": "23%",
    "gain": "8%",
    "marks": "…",
    "preset": "…",
    "value": "…",
    "names": "Anna, Boris",
    "score": "…",
    "version": "1.0",
    "extra": "server",
    "items": "…",
    "gold-items": "…",
    "group": "…",
    "until": "2030-01-02 12:30",
}


def is_pattern(id: str, part: str) -> bool:
    """Whether a message is a sentence or a label, not the words of a card or a chapter."""
    of_chapter = part != "" and id.startswith("rules-")
    return part not in ("text", "rules", "gender") and not of_chapter and id not in sources.cards()


def examples(language: str) -> Iterator[str]:
    """A line for every message, attribute and branch."""
    for id, part, pattern in grammar.patterns(grammar.read(language)):
        if is_pattern(id, part):
            label = f"{id}.{part}" if part else id
            said = dict.fromkeys(filled_in(id, part, pattern, language))
            yield from (f"{label}: {text}" for text in said)


def filled_in(id: str, part: str, pattern: ast.Pattern, language: str) -> Iterator[str]:
    """Say a pattern once for every way through its branches."""
    names = _names(id, language)
    ranges: dict[str, Sequence[Argument]] = {}
    used: set[str] = set()
    for node in grammar.walk(pattern):
        if isinstance(node, ast.SelectExpression):
            ranges |= _range(node.selector, names, language)
        elif isinstance(node, ast.VariableReference):
            used.add(node.id.name)
    for choice in itertools.product(*ranges.values()):
        chosen = dict(zip(ranges, choice, strict=True))
        if chosen.get("source") in ("district", "character"):
            source = "library" if chosen["source"] == "district" else "witch"
            chosen["card"] = card_name(source, language)
        known = NUMBERS | WORDS | names | chosen
        arguments = {name: known[name] for name in used if name in known}  # few of them
        yield phrase(id, language, part, **arguments).replace("\n", " / ")


def _range(
    selector: ast.BaseNode, names: dict[str, Name], language: str
) -> dict[str, Sequence[Argument]]:
    """The variable that a selection is made by, with a value for each branch."""
    if isinstance(selector, ast.FunctionReference):
        (given,) = selector.arguments.positional
        assert isinstance(given, ast.VariableReference)
        characters = _all_names(CHARACTERS, language)
        alike = (
            characters if names[given.id.name] in characters else _all_names(DISTRICTS, language)
        )
        by_gender: dict[str, Name] = {}
        for one in alike:  # the first of each gender: a new card changes none
            by_gender.setdefault(one.forms["gender"], one)
        return {given.id.name: list(by_gender.values())}
    assert isinstance(selector, ast.VariableReference)
    name = selector.id.name
    return {name: CHOSEN.get(name, (0, 1, 2, 5))}


def _all_names(cards: Iterable[str], language: str) -> list[Name]:
    return [card_name(card, language) for card in cards]


def _names(id: str, language: str) -> dict[str, Name]:
    """The names that stand in the examples of a message."""
    thing = card_name("thief" if OF_CHARACTERS.match(id) else "tavern", language)
    return _story_names(language, bool(OF_CHARACTERS.match(id))) | {
        "player": player_name(0, language, ["Ada"]),
        "other": player_name(1, language, ()),
        "thing": colour_name(TRADE, language) if id in OF_COLOURS else thing,
        "second": card_name("queen", language),
        "card": card_name("queen" if BY_CHARACTERS.match(id) else "library", language),
        "character": card_name("witch", language),
        "characters": listed(_all_names(("thief", "queen"), language), language),
        "colour": colour_name(TRADE, language),
        "first": card_name("tavern", language),
        "next": card_name("docks", language),
        "edition": Name(phrase("edition-classic", language)),
    }


@cache
def _story_names(language: str, of_characters: bool) -> dict[str, Name]:
    """Lists, amounts and whatever else the story says of several events."""
    cards = ("thief", "queen") if of_characters else ("library", "docks", "docks", "castle")
    named = [with_article(name, language) for name in _all_names(cards, language)]
    people = [player_name(seat, language, ["Ada"]) for seat in range(1, 4)]
    names = {"things": listed(named, language), "people": listed(people, language)}
    for label in ("amount", *sorted(sources.story_labels())):
        names[f"{label}-things"] = names["things"]
        names[f"{label}-card"] = card_name("factory", language)
        for what in ("coins", "cards"):
            names[f"{label}-{what}"] = Name(phrase(f"story-{what}", language, amount=3))
    return names


def page(language: str) -> str:
    """All examples of a language."""
    return "\n".join(examples(language)) + "\n"


def pages() -> dict[Path, str]:
    """The examples of all languages, by file."""
    return {FOLDER / f"{language}.txt": page(language) for language in LANGUAGES}


def main(languages: list[str]) -> None:
    """Print the examples of some languages."""
    for language in languages:
        sys.stdout.write(page(language))


if __name__ == "__main__":
    main(sys.argv[1:])
