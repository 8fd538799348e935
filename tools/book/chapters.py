"""Chapters: the rule book of one edition in one language, before it is written for anything.

The list of chapters is web/src/screens/rules/book.json, which the browser reads as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from citadels import Config
from citadels.core.basics import COLOUR_NAMES
from citadels.core.card import District
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.core.setup.edition import Preset
from citadels.words import card_name, card_text, listed, phrase
from citadels.words.bundles import has_part, slug
from citadels.words.rules import DRAFT_HEADS, draft_rows, rules_phrase
from tools.book.parts import MARK, Chapter, Deal, Entry, Heading, Lines, Part, Picture, Table
from tools.files import ROOT

LIST: Final = ROOT / "web" / "src" / "screens" / "rules" / "book.json"
MAIN: Final = "deluxe"  # the edition whose book tells of the others, too


@cache
def _listed() -> dict[str, Any]:
    listed: dict[str, Any] = json.loads(LIST.read_text(encoding="utf-8"))
    return listed


def chapters() -> list[dict[str, Any]]:
    """The chapters: an id, the parts, and where it is not for all, the editions."""
    listed: list[dict[str, Any]] = _listed()["chapters"]
    return listed


def variants() -> dict[str, str]:
    """The variants, each with the card that it is about, or with none."""
    listed: dict[str, str] = _listed()["variants"]
    return listed


class Book:
    """The rule book of an edition in a language."""

    def __init__(self, language: str, edition: str = MAIN) -> None:
        self.language = language
        self.edition = edition
        self.box = EDITIONS[edition]
        self.config = Config(edition=edition)
        self.proposed = proposed_names(language)

    def say(self, id: str, part: str = "", **arguments: int) -> str:
        """A message of the rule book, as this edition words it."""
        return rules_phrase(id, self.language, self.edition, part, **arguments)

    def lines(self, id: str, part: str = "text") -> tuple[str, ...]:
        """The lines of a message."""
        return tuple(self.say(id, part).splitlines())

    def chapters(self) -> Iterator[Chapter]:
        """All chapters that this edition has."""
        for chapter in chapters():
            if self.edition in chapter.get("editions", EDITIONS):
                id = f"rules-{chapter['id']}"
                parts = [part for name in chapter["parts"] for part in self._parts(id, name)]
                yield Chapter(id, self.say(id), tuple(parts))

    def _parts(self, id: str, name: str) -> Iterator[Part]:
        kind, _, what = name.partition("-")
        if kind == "picture":
            yield Picture(what, self.say(f"rules-alt-{what}"))
        elif name == "draft-table":
            yield self._draft()
        elif kind == "all":
            yield from {
                "characters": self._characters,
                "districts": self._districts,
                "variants": self._variants,
                "presets": self._presets,
            }[what]()
        else:
            yield Lines(name, self.lines(id, name))

    def cards(self) -> set[str]:
        """All cards of the box."""
        return {*self.box.characters, *self.box.basic, *self.box.unique}

    def _draft(self) -> Table:
        return Table(tuple(map(self.say, DRAFT_HEADS)), tuple(draft_rows(self.edition)))

    def _variants(self) -> Iterator[Part]:
        ids = [id for id, card in variants().items() if not card or card in self.cards()]
        names = [f"variant-{slug(id)}" for id in ids]
        yield Lines("terms", tuple(f"{self.say(id)}: {self.say(id, 'text')}" for id in names))

    def _presets(self) -> Iterator[Part]:
        boxes = EDITIONS.values() if self.edition == MAIN else (self.box,)
        presets = {preset.id: preset for box in boxes for preset in box.presets}
        yield from map(self._preset, presets.values())

    def _preset(self, preset: Preset) -> Deal:
        id = f"preset-{slug(preset.id)}"
        rank9 = (self.say("rules-rank", rank=9), self.names((preset.rank9,)))
        return Deal(
            self.say(id),
            self.say(id, "text"),
            (self.say("rules-cast-size"), self.names(preset.characters)),
            rank9 if preset.rank9 else None,
            (self.say("rules-unique"), self.names(preset.unique)),
        )

    def names(self, ids: tuple[str, ...]) -> str:
        """The names of some cards; equal ones are counted."""
        names = [card_name(id, self.language, self.edition) for id in ids]
        return str(listed(names, self.language))

    def _characters(self) -> Iterator[Part]:
        for rank in range(1, 10):
            held = [card for card in CHARACTERS.values() if card.rank == rank]
            here = [card.id for card in held if card.id in self.box.characters]
            if here:
                yield Heading(self.say("rules-rank", rank=rank))
                yield from (self._entry(id) for id in here)

    def _districts(self) -> Iterator[Part]:
        yield Heading(self.say("rules-basic"))
        yield self._basic()
        yield Heading(self.say("rules-unique"))
        every = [card for id, card in DISTRICTS.items() if id not in self.box.basic]
        yield from (self._district(card) for card in every if card.id in self.box.unique)
        others = [card for card in every if card.id not in self.box.unique]
        if self.edition == MAIN and others:
            yield Heading(self.say("rules-elsewhere"))
            yield from map(self._district, others)
        shown = {*DISTRICTS, *CHARACTERS} if self.edition == MAIN else self.cards()
        if self.proposed & shown:
            yield Lines("text", (self.say("rules-proposed"),))

    def _basic(self) -> Table:
        heads = ("ui-card-name", "ui-card-colour", "ui-card-cost", "rules-copies")
        rows = []
        for id, copies in self.box.basic.items():
            card = DISTRICTS[id]
            colour = self.say(f"colour-{COLOUR_NAMES[card.colour]}")
            rows.append((self.name(id), colour, str(card.cost), str(copies)))
        return Table(tuple(map(self.say, heads)), tuple(rows))

    def _district(self, card: District) -> Entry:
        copies = self.box.unique.get(card.id, 1)
        cost = self.say("rules-cost", cost=card.cost)
        more = f", {self.say('pages-copies', count=copies)}" if copies > 1 else ""
        return self._entry(card.id, cost + more)

    def name(self, id: str) -> str:
        """The name of a card; in the main book with those that other editions print."""
        own = card_name(id, self.language, self.edition)
        names = [own + (MARK if id in self.proposed else "")]
        for edition in EDITIONS if self.edition == MAIN else ():
            other = card_name(id, self.language, edition)
            if other != own:
                names.append(f"{self.say(f'edition-{edition}')}: {other}")
        return " / ".join(names)

    def _entry(self, id: str, facts: str = "") -> Entry:
        config = self.config
        return Entry(
            id,
            self.name(id),
            facts,
            card_text(id, self.language, config),
            tuple(card_text(id, self.language, config, "rules").splitlines()),
            tuple(self._elsewhere(id)) if self.edition == MAIN else (),
        )

    def _elsewhere(self, id: str) -> Iterator[tuple[str, str]]:
        for edition in EDITIONS:
            version = f"{slug(id)}-{edition}"
            for part in ("text", "rules"):
                if has_part(version, part, self.language):
                    told = phrase(version, self.language, part).replace("\n", " ")
                    yield self.say(f"edition-{edition}"), told


@cache
def proposed_names(language: str) -> set[str]:
    """The cards whose name is our own proposal: their message says so in a comment."""
    text = (ROOT / f"src/citadels/locales/{language}/cards.ftl").read_text("utf-8")
    return {
        entry.id.name.replace("-", "_")
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
        and entry.comment
        and "Name: proposed" in str(entry.comment.content)
    }
