"""The rule book: one page per language, made of the words of the game.

`python3 run.py update` writes docs/rules/ anew. A card has its text, its full rules and the
numbers of the rulings that its tests name.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from citadels.core.basics import COLOUR_NAMES
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from citadels.core.setup.drafts import face_up_count
from citadels.words import LANGUAGES, card_name, card_text, phrase
from citadels.words.bundles import has_part
from tools.rulings_index import specs

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "rules"
CHAPTERS: Final = (
    "rules-goal",
    "rules-material",
    "rules-casts",
    "rules-setup",
    "rules-draft",
    "rules-draft-few",
    "rules-calls",
    "rules-turn",
    "rules-building",
    "rules-powers",
    "rules-secrets",
    "rules-crown",
    "rules-end",
    "rules-scoring",
    "rules-editions",
)
MARK: Final = "°"  # behind a name that nobody has printed


class Book:
    """The rule book in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.rulings = rulings_by_card()
        self.proposed = proposed_names(language)

    def page(self) -> str:
        """The whole page."""
        lines = [f"# {self._say('rules-title')}", *self._paragraphs("rules-title")]
        for chapter in CHAPTERS:
            lines += [f"## {self._say(chapter)}", *self._paragraphs(chapter)]
            if chapter == "rules-draft":
                lines.append("\n".join(self._draft_table()))
        lines += ["\n".join(self._switches()), f"## {self._say('rules-presets')}"]
        lines.append("\n".join(self._presets()))
        lines += [f"## {self._say('rules-characters')}", *self._characters()]
        lines += [f"## {self._say('rules-districts')}", *self._districts()]
        if self.proposed:
            lines.append(self._say("rules-proposed"))
        return "\n\n".join(lines) + "\n"

    def _say(self, id: str, **arguments: int) -> str:
        return phrase(id, self.language, **arguments)

    def _paragraphs(self, id: str, part: str = "text") -> list[str]:
        return phrase(id, self.language, part).splitlines()

    def _draft_table(self) -> Iterator[str]:
        heads = ("rules-players", "rules-cast-size", "rules-face-up", "rules-face-down")
        yield from _row_of(self._say(head) for head in heads)
        yield "|---|---|---|---|"
        for size in (8, 9):
            for players in range(4, size):
                yield from _row_of(map(str, (players, size, face_up_count(players, size), 1)))

    def _switches(self) -> Iterator[str]:
        offered = [id for id, switch in SWITCHES.items() if switch.offered]
        for switch in ("complete_size", *offered):
            id = f"variant-{switch.replace('_', '-')}"
            yield f"- **{self._say(id)}**: {phrase(id, self.language, 'text')}"

    def _presets(self) -> Iterator[str]:
        presets = {preset.id: preset for box in EDITIONS.values() for preset in box.presets}
        for preset in presets.values():
            id = f"preset-{preset.id.replace('_', '-')}"
            names = [*preset.characters, *dict.fromkeys(preset.unique)]
            cards = ", ".join(card_name(name, self.language) for name in names)
            yield f"- **{self._say(id)}**: {phrase(id, self.language, 'text')} *{cards}.*"

    def _characters(self) -> Iterator[str]:
        for rank in range(1, 10):
            yield f"### {self._say('rules-rank', rank=rank)}"
            for card in CHARACTERS.values():
                if card.rank == rank:
                    yield f"#### {self._name(card.id)}"
                    yield from self._explain(card.id)

    def _districts(self) -> Iterator[str]:
        basic = EDITIONS["deluxe"].basic
        yield f"### {self._say('rules-basic')}"
        heads = ("ui-card-name", "ui-card-colour", "ui-card-cost", "rules-copies")
        lines = [*_row_of(self._say(head) for head in heads), "|---|---|---|---|"]
        for id, copies in basic.items():
            card = DISTRICTS[id]
            colour = self._say(f"colour-{COLOUR_NAMES[card.colour]}")
            lines += _row_of((self._name(id), colour, str(card.cost), str(copies)))
        yield "\n".join(lines)
        yield f"### {self._say('rules-unique')}"
        for id, card in DISTRICTS.items():
            if id not in basic:
                yield f"#### {self._name(id)} ({self._say('rules-cost', cost=card.cost)})"
                yield from self._explain(id)

    def _name(self, id: str) -> str:
        """The name of a card, with those that other editions print."""
        names = [card_name(id, self.language) + (MARK if id in self.proposed else "")]
        for edition in EDITIONS:
            other = card_name(id, self.language, edition)
            if other != card_name(id, self.language):
                names.append(f"{self._say(f'edition-{edition}')}: {other}")
        return " / ".join(names)

    def _explain(self, id: str) -> Iterator[str]:
        yield f"*{card_text(id, self.language)}*"
        yield from self._paragraphs(id.replace("_", "-"), "rules")
        for edition in EDITIONS:
            version = f"{id.replace('_', '-')}-{edition}"
            for part in ("text", "rules"):
                if has_part(version, part, self.language):
                    told = phrase(version, self.language, part).replace("\n", " ")
                    yield f"**{self._say(f'edition-{edition}')}**: {told}"
        numbers = self.rulings.get(id, [])
        if numbers:
            yield f"{self._say('rules-rulings')}: {', '.join(numbers)}"


def _row_of(cells: Iterator[str] | tuple[str, ...] | map[str]) -> Iterator[str]:
    yield f"| {' | '.join(cells)} |"


def rulings_by_card() -> dict[str, list[str]]:
    """The rulings that the tests of each card name, linked to their list."""
    found: dict[str, list[str]] = {}
    for number, tests in specs().items():
        for file in dict.fromkeys(test.partition("::")[0] for test in tests):
            folder, _, name = file.rpartition("/")
            if folder in ("characters", "districts"):
                card = name.removeprefix("test_").removesuffix(".py")
                found.setdefault(card, []).append(f"[{number}](../rulings.md)")
    return {card: sorted(numbers) for card, numbers in found.items()}


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


def pages() -> dict[Path, str]:
    """All pages by their files."""
    return {FOLDER / f"{language}.md": Book(language).page() for language in LANGUAGES}
