"""Rules: the chapters of the rule book as text, in the words of an edition."""

from __future__ import annotations

from typing import Final

from ..core.registry import CHARACTERS, EDITIONS
from ..core.setup.drafts import face_up_count
from .bundles import has_part, phrase

# Chapters by id, and what each says. The pictures, and the words about them, are left out.
CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("text",),
    "types": ("text", "types", "more"),
    "setup": ("steps",),
    "round": ("steps", "more"),
    "draft": ("text", "draft-table", "more"),
    "calls": ("text",),
    "turn": ("text",),
    "turn-example": ("text", "steps", "more"),
    "building": ("text",),
    "abilities": ("text",),
    "crown": ("text",),
    "secrets": ("text",),
    "end": ("text",),
    "scoring": ("points", "more"),
    "scoring-example": ("text", "terms", "more"),
    "few": ("text", "terms"),
    "glossary": ("terms",),
}
DRAFT_HEADS: Final = ("rules-players", "rules-cast-size", "rules-face-up", "rules-face-down")
STAR: Final = "*"  # where the last player takes up the face-down character (R031)
PARAGRAPHS: Final = ("text", "more")


def rules_phrase(id: str, language: str, edition: str, part: str = "", **numbers: int) -> str:
    """A message of the rule book, as an edition words it."""
    version = f"{id}-{edition}"
    chosen = version if has_part(version, part, language) else id
    return phrase(chosen, language, part, **numbers)


def draft_rows(edition: str) -> list[tuple[str, ...]]:
    """How many characters are discarded, from four players on: a row for `DRAFT_HEADS`."""
    box = EDITIONS[edition]
    most = max(CHARACTERS[id].rank for id in box.characters)
    return [
        (str(players), str(size), str(face_up_count(players, size)), face_down(players, size))
        for size in range(8, most + 1)
        for players in range(4, min(size, box.max_players + 1))
    ]


def face_down(players: int, characters: int) -> str:
    """How many characters are discarded face down, with a star where the last player gets it."""
    return f"1{STAR}" if characters == players + 1 else "1"


def rule_text(language: str, edition: str) -> str:
    """The rules as Markdown."""
    lines: list[str] = []
    for chapter, parts in CHAPTERS.items():
        id = f"rules-{chapter}"
        lines += [f"# {rules_phrase(id, language, edition)}", ""]
        for part in parts:
            lines += [*_part(id, part, language, edition), ""]
    return "\n".join(lines).rstrip()


def _part(id: str, part: str, language: str, edition: str) -> list[str]:
    """The lines of a part: paragraphs, a table or a list."""
    if part == "draft-table":
        heads = tuple(rules_phrase(head, language, edition) for head in DRAFT_HEADS)
        rows = [heads, ("--:",) * len(heads), *draft_rows(edition)]
        return [f"| {' | '.join(row)} |" for row in rows]
    lines = rules_phrase(id, language, edition, part).splitlines()
    if part in PARAGRAPHS:
        return lines
    bullets = part != "steps"
    return [f"- {line}" if bullets else f"{n}. {line}" for n, line in enumerate(lines, 1)]
